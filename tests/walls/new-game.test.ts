import { describe, expect, test } from 'vitest'
import { TALES } from '../../src/shelf/tales.ts'
import { LISTED_OF_RULES, LISTED_OF_TALE } from './new-game-files.ts'
import { projectFiles } from './project-files.ts'

// docs/NEW-GAME.md lists the files of a game. The first tale is older and has other files.

const GAMES = Object.keys(TALES).filter((id) => id !== 'fairy-tale')

/** Files that the document does not list: tests, drawings, styles, and words in Dutch. */
const LEFT_OUT = /\.test\.tsx?$|\.css$|^art\/(?!index\.ts$)|^words\/nl\//

/** Returns the paths of a game's files, relative to its folder. */
const filesOf = (folder: string, game: string): string[] =>
  Object.keys(projectFiles(/\.tsx?$/, `${folder}/${game}`))
    .map((path) => path.slice(`${folder}/${game}/`.length))
    .filter((path) => !LEFT_OUT.test(path))

describe.each([
  ['its rules', 'src/engine', LISTED_OF_RULES],
  ['its tale', 'src/tales', LISTED_OF_TALE],
])('the files of %s in docs/NEW-GAME.md', (_, folder, listed) => {
  test('are more than ten', () => expect(listed.length).toBeGreaterThan(10))

  test.each(GAMES)('exist in %s', (game) => {
    const files = filesOf(folder, game)
    expect(
      listed.filter(({ path, isOptional }) => !isOptional && !files.includes(path)),
      `${folder}/${game} lacks these files.`,
    ).toEqual([])
  })

  test('optional ones exist in some game', () => {
    const all = GAMES.flatMap((game) => filesOf(folder, game))
    expect(listed.filter(({ path }) => !all.includes(path))).toEqual([])
  })

  test('include every file that all games have', () => {
    const [first = [], ...others] = GAMES.map((game) => filesOf(folder, game))
    const ofAll = first.filter((path) => others.every((paths) => paths.includes(path)))
    expect(
      ofAll.filter((file) => !listed.some(({ path }) => path === file)),
      'Every game has these files: list them in docs/NEW-GAME.md.',
    ).toEqual([])
  })
})
