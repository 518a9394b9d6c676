import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/** What draws a board, and what is pressed on it, by the folders of the screens. */
const BOARDS =
  /^src\/tales\/[^/]+\/screen\/(board|clearing|field|pins|ring|town)\/.*(?<!\.test|testing)\.tsx?$/

/** The game's own way to act, by a hook or by the store: it knows nothing of what is in hand, and drops a refusal. */
const ACTS_ITSELF =
  /\bgame\.act(All)?\b|\buseGame\.getState\(\)\.act(All)?\b|\bact(All)?\b[^}]*\} = useGame\.getState\(\)/

const actingThemselves = (files: Readonly<Record<string, string>>): string[] =>
  Object.keys(files).filter((path) => BOARDS.test(path) && ACTS_ITSELF.test(files[path] ?? ''))

test('a press on a board goes through what the player means to do', () => {
  expect(actingThemselves(projectFiles(/\.tsx?$/, 'src/tales'))).toEqual([])
})

test.each([
  'const act = useGame((game) => game.act)',
  'useGame.getState().actAll(path)',
  'const { act, undo } = useGame.getState()',
])('a board that acts itself would be found: %s', (text) => {
  const path = 'src/tales/fairy-tale/screen/board/offers/A.tsx'
  const panel = 'src/tales/fairy-tale/screen/dice/A.tsx'
  expect(actingThemselves({ [path]: text, [panel]: text })).toEqual([path])
})
