import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seedText } from '../../../../engine/kernel/index.ts'
import { liveTable } from '../../runtime.ts'
import { chronicle } from '../chronicle/chronicle.tsx'
import { day } from './day.tsx'

test("shows the player's Order, its rivals and the game on the page of a day", () => {
  render(<day.Company day="2026-11-25" />)
  expect(screen.getByRole('figure')).toHaveTextContent(
    'You play the Cross. Against you: the Lion and the Lily, both played by the Knight. The strategic game.',
  )
})

test('begins with a person as the Cross, two Knights, and the luck of that day', async () => {
  await day.begin('2026-12-25')
  expect(liveTable.leaders.getState().table).toMatchObject({ lion: 'knight', lily: 'knight' })
  expect(liveTable.leaders.getState().table.cross ?? 'person').toBe('person')
  const { session } = liveTable.game.getState()
  expect(session?.config.rules.version).toBe('basic')
  expect(session && seedText(session.seed)).toBe('M02-XTK')
})

test('counts for the only Order of a person', () => {
  const line = {
    turn: 31,
    outcome: { won: [0] },
    seats: ['cross', 'lion', 'lily'].map((role) => ({ role })),
    facts: { people: [true, false, false], seals: [] },
  }
  expect(chronicle.result?.(line)).toBe('won with the Cross, 31 turns')
  expect(chronicle.result?.({ ...line, outcome: { won: [0, 2] } })).toBe(
    'shared the victory with the Cross, 31 turns',
  )
  expect(chronicle.result?.({ ...line, outcome: { won: [2] } })).toBe('lost with the Cross, 31 turns')
  expect(chronicle.result?.({ ...line, facts: { people: [true, true, false], seals: [] } })).toBeNull()
})
