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
const BOX_WORDS = { more: 'More', less: 'Less' }

const None = () => null
const InBox = () => <p>In the box.</p>
const Asked = ({ children }: { children: ReactNode }) => children

const begin = vi.fn()
const useDraft = create(() => ({ boxOpen: false, unreadable: false, turnBox: () => {} }))
const turnBox = () => useDraft.setState(({ boxOpen }) => ({ boxOpen: !boxOpen }))

/** The cover of the race, with lessons and a box of choices or without. */
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
    useChoices: () => ({ says: 'Two run.', barred: null }),
    Picture: None,
    several: false,
    Ask: Asked,
    ...(isWhole && {
      box: { part: part(async () => InBox), words: () => BOX_WORDS },
      lessons: { part: part(async () => None), words: () => 'Learn' },
    }),
    shortcut: { keys: ['E'] },
    next: () => ({ players: ['Hanna', 'Tom'] }),
    begin,
  }).CoverPage

beforeEach(() => {
  useSettings.setState({ language: 'en' })
  useDraft.setState({ boxOpen: false, turnBox })
})

test('a cover has the way to the lessons, and a box that opens and closes', async () => {
  const Cover = coverOf(true)
  render(<Cover />)
  expect(screen.getByRole('button', { name: 'Learn' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByText('In the box.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Less' }))
  expect(screen.queryByText('In the box.')).toBeNull()
})

test('a tale without lessons and box has a cover without their buttons, whatever its draft says', async () => {
  useDraft.setState({ boxOpen: true })
  const Cover = coverOf(false)
  render(<Cover />)
  expect(screen.getByText('Two run.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Learn' })).toBeNull()
  expect(screen.queryByRole('button', { expanded: true })).toBeNull()
  expect(screen.queryByRole('button', { expanded: false })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Begin/ }))
  expect(begin).toHaveBeenCalledWith({ players: ['Hanna', 'Tom'] })
})
