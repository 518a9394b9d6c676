import { afterEach, expect, test, vi } from 'vitest'
import { writeGame } from '../../src/engine/kernel/index.ts'
import { useFaults } from '../../src/store/faults.ts'
import { keptGame, readSummary } from '../../src/store/saved-games/line.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { recordedGame } from '../support/recorded-game.ts'

const session = recordedGame('won')
const fails = () => {
  throw new Error('the ink ran out')
}
afterEach(() => void vi.restoreAllMocks())

test('reports failing summaries, keeping all actions (E2)', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const as = { session, kept: { id: 'one', origin: { kind: 'begun' }, begun: 1 }, leaders: null } as const
  const { line, text } = keptGame(fairyTale, fails, as)
  expect(text).toBe(writeGame(fairyTale, session))
  expect(line).toMatchObject({ id: 'one', damaged: false, actions: session.moves.length, facts: null })
  expect(line.seats).toHaveLength(fairyTale.seats(session.config).length)
  expect(line.outcome).toEqual(fairyTale.outcome(session.moves.at(-1)?.after ?? session.first))
  expect(useFaults.getState().fault?.message).toBe('the ink ran out')
  expect(readSummary(fairyTale, () => ({}) as never, text).ok).toBe(true)
})
