import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TALES } from '../../src/shelf/tales.ts'
import { projectFiles } from './project-files.ts'

// docs/NEW-GAME.md lists the files of a game. The first tale is older, and has files of its own.

const GAMES = Object.keys(TALES).filter((id) => id !== 'fairy-tale')

/** The paths in the tables of the document, section by section: the first is about the rules, the others about the tale. */
const [ofRules = [], ...ofTale] = readFileSync('docs/NEW-GAME.md', 'utf8')
  .split('\n## ')
  .map((section) => [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path))
  .filter((paths) => paths.length > 0)

/** Files that the document leaves out: tests, drawings, styles, and words in other languages than English. */
const LEFT_OUT = /\.test\.tsx?$|\.css$|^art\/|^words\/nl\//

/** The paths of the files that all games have in their folders below another one. */
function inAllGames(folder: string): string[] {
  const [first = [], ...others] = GAMES.map((game) => {
    const root = `${folder}/${game}`
    return Object.keys(projectFiles(/\.tsx?$/, root))
      .map((path) => path.slice(root.length + 1))
      .filter((path) => !LEFT_OUT.test(path))
  })
  return first.filter((path) => others.every((paths) => paths.includes(path))).sort()
}

test.each([
  ['its rules', 'src/engine', ofRules],
  ['its tale', 'src/tales', ofTale.flat()],
])(
  'a game has every file that the document lists of %s, and the document every file that all games have',
  (_, folder, listed) => {
    expect(listed.length).toBeGreaterThan(10)
    expect(listed.toSorted()).toEqual(inAllGames(folder))
  },
)
