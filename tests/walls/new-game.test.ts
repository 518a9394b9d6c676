import { describe, expect, test } from 'vitest'
import { TALES } from '../../src/shelf/tales.ts'
import { LISTED_OF_RULES, LISTED_OF_TALE } from './new-game-files.ts'
import { projectFiles } from './project-files.ts'

// docs/NEW-GAME.md lists the files of a game. The first tale is older, and has files of its own.

const GAMES = Object.keys(TALES).filter((id) => id !== 'fairy-tale')

/** Files that the document leaves out: tests, drawings, styles, and words in other languages than English. */
const LEFT_OUT = /\.test\.tsx?$|\.css$|^art\/(?!index\.ts$)|^words\/nl\//

/** The paths of a game's files below its folder. */
const filesOf = (folder: string, game: string): string[] =>
  Object.keys(projectFiles(/\.tsx?$/, `${folder}/${game}`))
    .map((path) => path.slice(`${folder}/${game}/`.length))
    .filter((path) => !LEFT_OUT.test(path))

describe.each([
  ['its rules', 'src/engine', LISTED_OF_RULES],
  ['its tale', 'src/tales', LISTED_OF_TALE],
])('what docs/NEW-GAME.md lists of %s', (_, folder, listed) => {
  test('is a list', () => expect(listed.length).toBeGreaterThan(10))

  test.each(GAMES)('is there in %s', (game) => {
    const files = filesOf(folder, game)
    expect(
      listed.filter(({ path, isOptional }) => !isOptional && !files.includes(path)),
      `${folder}/${game} lacks these files.`,
    ).toEqual([])
  })

  test('is optional only where some game has it', () => {
    const all = GAMES.flatMap((game) => filesOf(folder, game))
    expect(listed.filter(({ path }) => !all.includes(path))).toEqual([])
  })

  test('is all that every game has', () => {
    const [first = [], ...others] = GAMES.map((game) => filesOf(folder, game))
    const ofAll = first.filter((path) => others.every((paths) => paths.includes(path)))
    expect(
      ofAll.filter((file) => !listed.some(({ path }) => path === file)),
      'Every game has these files: list them in docs/NEW-GAME.md.',
    ).toEqual([])
  })
})
