import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { create } from 'zustand'
import { createGame } from '../../src/session/memory-transport.ts'
import { useSettings } from '../../src/store/settings.ts'
import { coverPage } from '../../src/ui/frames/cover/cover-page.tsx'
import { part } from '../../src/ui/parts/part.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

const WORDS = {
  book: { flourish: 'The', main: 'Dice Race' },
  cover: { about: 'Be home first.', unreadable: 'Begin anew.' },
}

const None = () => null
const InBox = () => <p>In the box.</p>
const Asked = ({ children }: { children: ReactNode }) => children

const begin = vi.fn()
const useDraft = create(() => ({ unreadable: false }))
const useBox = create(() => ({ boxOpen: false, toggleMore: () => {} }))
const toggleMore = () => useBox.setState(({ boxOpen }) => ({ boxOpen: !boxOpen }))

/** The cover of the race, with or without lessons and a box of choices. */
const coverOf = (isWhole: boolean) =>
  coverPage<DiceRace, typeof WORDS>({
    last: {
      useGame: createGame(diceRace),
      useWords: () => WORDS,
      outcomeOf: diceRace.outcome,
      standingOf: () => ({ chapter: 'On the track', next: '' }),
      board: part(async () => None),
    },
    useDraft,
    useChoices: () => ({ says: 'Two run.', barred: null, several: false }),
    Picture: None,
    Ask: Asked,
    ...(isWhole && {
      box: { part: part(async () => InBox), useDraft: useBox, more: () => 'More' },
      lessons: part(async () => None),
    }),
    shortcut: { keys: ['E'] },
    next: () => ({ players: ['Hanna', 'Tom'] }),
    begin,
  }).CoverPage

beforeEach(() => {
  useSettings.setState({ language: 'en' })
  useBox.setState({ boxOpen: false, toggleMore })
})

test('has a button of the lessons, and a box that opens and closes', async () => {
  const Cover = coverOf(true)
  render(<Cover />)
  expect(screen.getByRole('button', { name: 'First lessons' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByText('In the box.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('In the box.')).toBeNull()
})

test('has no buttons for missing lessons and box', async () => {
  const Cover = coverOf(false)
  render(<Cover />)
  expect(screen.getByText('Two run.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'First lessons' })).toBeNull()
  expect(screen.queryByRole('button', { expanded: true })).toBeNull()
  expect(screen.queryByRole('button', { expanded: false })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Begin/ }))
  expect(begin).toHaveBeenCalledWith({ players: ['Hanna', 'Tom'] })
})
