import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TALES } from '../../src/shelf/tales.ts'
import { LAWFUL_GAMES } from '../laws/lawful-games.ts'
import { projectFiles } from './project-files.ts'

// Finds lists of games that are not derived from TALES. Each must include a new game.

/** All games but the first, whose files have other names, such as `games.json` and `stateHash`. */
const GAMES = Object.keys(TALES).filter((id) => id !== 'fairy-tale')

/** Files that may name only some games, with the reason. */
const PARTIAL: Readonly<Record<string, string>> = {
  'src/shelf/router.test.ts': 'shows addresses by examples',
  'tests/recorded/recorded.test.ts': 'the duel has no luck, and its games are recorded in its document',
  'e2e/cover-words.spec.ts': 'looks at some covers more closely than at all others',
  'e2e/holds.spec.ts': 'nothing on the board of Fortland explains itself when it is held',
  'e2e/tables-accessibility.spec.ts': 'one person plays The Fortress, so nobody else sits down',
  'e2e/slips-elsewhere.spec.ts': 'the other half of e2e/slips.spec.ts',
}

/** True if a text has the id of a game as a folder, an address, a key or a value. */
const isNamedIn = (text: string, id: string): boolean => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text)

/** Returns the files that name most games, with the games that each lacks. */
function leftOut(files: Readonly<Record<string, string>>, games: readonly string[]) {
  return Object.entries(files).flatMap(([file, text]) => {
    const missing = games.filter((id) => !isNamedIn(text, id))
    const isList = games.length - missing.length >= 3 && !(file in PARTIAL)
    return isList && missing.length > 0 ? [{ file, missing }] : []
  })
}

const files = {
  ...projectFiles(/\.(?:[cm]?[jt]sx?)$/, 'tests', 'e2e', 'bench', 'scripts'),
  ...projectFiles(/\.tsx?$/, 'src/programs', 'src/server', 'src/shelf', 'src/ui', 'src/store'),
}

describe('a list of games', () => {
  test('has every game', () => {
    expect(
      leftOut(files, GAMES),
      'Each of these files lists the games of the shelf: add the missing one, or make the list from TALES.',
    ).toEqual([])
  })

  test('is detected by three or more ids', () => {
    const games = ['a', 'b', 'c', 'd']
    expect(leftOut({ 'x.ts': "['a', 'b', 'c']" }, games)).toEqual([{ file: 'x.ts', missing: ['d'] }])
    expect(leftOut({ 'x.ts': "['a', 'b', 'c']\nimport '../d/index.ts'" }, games)).toEqual([])
    expect(leftOut({ 'x.ts': "['a', 'b']" }, games)).toEqual([])
  })

  test('that is exempt still has three ids', () => {
    const named = (file: string) =>
      GAMES.filter((id) => isNamedIn(files[file as keyof typeof files] ?? '', id))
    for (const file of Object.keys(PARTIAL))
      expect({ file, games: named(file).length }).toEqual({ file, games: 3 })
  })
})

test('LAWFUL_GAMES has every game (tests/laws/lawful-games.ts)', () => {
  expect(Object.keys(LAWFUL_GAMES).sort()).toEqual(Object.keys(TALES).sort())
})

test.each(Object.keys(TALES))('the paths of the report on %s exist', (id) => {
  const texts = Object.values(projectFiles(/\/simulator\/report.*\.ts$/, `src/tales/${id}/programs`)).join(
    '\n',
  )
  const paths = [...texts.matchAll(/^ {2}(?:report|measurements): '([^']+)'/gm)].map(([, path = '']) => path)
  expect(paths).toHaveLength(2)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
