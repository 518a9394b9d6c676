import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TALES } from '../../src/shelf/tales.ts'
import { LAWFUL_GAMES } from '../laws/lawful-games.ts'
import { projectFiles } from './project-files.ts'

// Lists of games that are not made from TALES. A new game must be in each of them.

/** The first tale is left out: its files have names of their own, such as `games.json` and `stateHash`. */
const GAMES = Object.keys(TALES).filter((id) => id !== 'fairy-tale')

/** Files that name most games and need not name all, with the reason. */
const PARTIAL: Readonly<Record<string, string>> = {
  'src/shelf/address.test.ts': 'shows addresses by examples',
  'tests/recorded/recorded.test.ts': 'the duel has no luck, and its games are recorded in its document',
  'e2e/cover-words.spec.ts': 'looks at some covers more closely than at all others',
  'e2e/holds.spec.ts': 'nothing on the board of Fortland explains itself when it is held',
  'e2e/slips-elsewhere.spec.ts': 'the other half of e2e/slips.spec.ts',
}

/** True if a text names a game as a folder, an address, a key or a value. */
const isNamedIn = (text: string, id: string): boolean => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text)

/** The files that name all games but a few, with those that each leaves out. */
function leftOut(files: Readonly<Record<string, string>>, games: readonly string[]) {
  return Object.entries(files).flatMap(([file, text]) => {
    const missing = games.filter((id) => !isNamedIn(text, id))
    const isList = games.length - missing.length >= 3 && !(file in PARTIAL)
    return isList && missing.length > 0 ? [{ file, missing }] : []
  })
}

const files = {
  ...projectFiles(/\.(?:[cm]?[jt]sx?)$/, 'tests', 'e2e', 'bench', 'scripts'),
  ...projectFiles(/\.tsx?$/, 'src/programs', 'src/shelf', 'src/ui', 'src/store'),
}

describe('a list of games', () => {
  test('has every game', () => {
    expect(
      leftOut(files, GAMES),
      'Each of these files lists the games of the shelf: add the missing one, or make the list from TALES.',
    ).toEqual([])
  })

  test('is found by the games that it names', () => {
    const games = ['a', 'b', 'c', 'd']
    expect(leftOut({ 'x.ts': "['a', 'b', 'c']" }, games)).toEqual([{ file: 'x.ts', missing: ['d'] }])
    expect(leftOut({ 'x.ts': "['a', 'b', 'c']\nimport '../d/index.ts'" }, games)).toEqual([])
    expect(leftOut({ 'x.ts': "['a', 'b']" }, games)).toEqual([])
  })

  test('that is exempt is a list still', () => {
    const named = (file: string) =>
      GAMES.filter((id) => isNamedIn(files[file as keyof typeof files] ?? '', id))
    for (const file of Object.keys(PARTIAL))
      expect({ file, games: named(file).length }).toEqual({ file, games: 3 })
  })
})

test('every game of the shelf keeps the laws of all games (tests/laws/lawful-games.ts)', () => {
  expect(Object.keys(LAWFUL_GAMES).sort()).toEqual(Object.keys(TALES).sort())
})

test.each(Object.keys(TALES))('the report on %s and its measurements are where its simulator says', (id) => {
  const texts = Object.values(projectFiles(/\/simulator\/report.*\.ts$/, `src/tales/${id}/programs`)).join(
    '\n',
  )
  const paths = [...texts.matchAll(/^ {2}(?:report|measurements): '([^']+)'/gm)].map(([, path = '']) => path)
  expect(paths).toHaveLength(2)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
