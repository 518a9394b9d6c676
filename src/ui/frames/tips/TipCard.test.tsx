import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useSettings } from '../../../store/settings.ts'
import { safeStorage } from '../../../store/storage.ts'
import { createTips } from '../../../store/tips-store.ts'
import type { Tip } from './due-tip.ts'
import { TipCard } from './TipCard.tsx'

const TIPS: readonly Tip<number, 'waits' | 'other'>[] = [
  { id: 'waits', rule: null, when: (waiting) => waiting > 0 },
  { id: 'other', rule: null, when: (waiting) => waiting === 0 },
]

/** Renders the card of tips with nothing told yet. Returns a function that changes the table. */
function cardAt(first: number) {
  const store = createTips(
    safeStorage(() => undefined),
    'tips',
  )
  const card = (moment: number | null, turn = 'one 1') => (
    <TipCard
      tips={TIPS}
      words={{ waits: 'A piece waits.', other: 'No piece waits.' }}
      {...{ store, moment, turn }}
    />
  )
  const { rerender } = render(card(first))
  return (moment: number | null, turn?: string) => act(() => rerender(card(moment, turn)))
}

const told = () => screen.queryByRole('complementary')?.querySelector('p')?.textContent ?? null

beforeEach(() => useSettings.getState().set({ tips: 'on' }))

test('a tip disappears when it no longer applies, and returns with an undo', () => {
  const show = cardAt(1)
  expect(told()).toBe('A piece waits.')
  show(0)
  expect(told()).toBeNull()
  show(2)
  expect(told()).toBe('A piece waits.')
})

test('a tip that no longer applies makes no room for another one in its turn', () => {
  const show = cardAt(1)
  show(0)
  expect(told()).toBeNull()
  show(0, 'one 2')
  expect(told()).toBe('No piece waits.')
})
