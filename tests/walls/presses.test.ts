import { expect, test } from 'vitest'
import { TALES } from '../../src/shelf/tales.ts'
import { projectFiles } from './project-files.ts'

/** Files that draw a board or handle presses on it, by the folders of the screens. */
const FOLDERS = ['board', 'clearing', 'field', 'pins', 'ring', 'town']
const BOARDS = new RegExp(`^src/tales/[^/]+/screen/(${FOLDERS.join('|')})/.*(?<!\\.test|testing)\\.tsx?$`)

/** Matches direct use of the game's `act`, which ignores the selection and drops a refusal. */
const ACTS_ITSELF =
  /\b(game|useGame)(\.getState\(\))?\.act(All)?\b|\bact(All)?\b[^}]*\} = [\w.]*\b(game|useGame)\.getState\(\)/

const actingThemselves = (files: Readonly<Record<string, string>>): string[] =>
  Object.keys(files).filter((path) => BOARDS.test(path) && ACTS_ITSELF.test(files[path] ?? ''))

test('every board folder exists, in every game', () => {
  const boards = Object.keys(projectFiles(/\.tsx?$/, 'src/tales')).filter((path) => BOARDS.test(path))
  const [games, folders] = [2, 4].map((at) => new Set(boards.map((path) => path.split('/')[at])))
  expect([...(folders ?? [])].sort()).toEqual(FOLDERS)
  expect([...(games ?? [])].sort()).toEqual(Object.keys(TALES).sort())
})

test('a press on a board goes through the intent of the player', () => {
  expect(actingThemselves(projectFiles(/\.tsx?$/, 'src/tales'))).toEqual([])
})

test.each([
  'const act = useGame((game) => game.act)',
  'useGame.getState().actAll(path)',
  'const { act, undo } = useGame.getState()',
  "table.game.getState().act({ type: 'end-turn' })",
  'const { actAll } = table.game.getState()',
])('finds a board that acts on its own: %s', (text) => {
  const path = 'src/tales/fairy-tale/screen/board/offers/A.tsx'
  const panel = 'src/tales/fairy-tale/screen/dice/A.tsx'
  expect(actingThemselves({ [path]: text, [panel]: text })).toEqual([path])
})
