import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { SavedGameSummary } from '../../store/saved-games/saved-games.ts'
import { useSettings } from '../../store/settings.ts'
import type { DayTale } from './day-tales.ts'
import { Week } from './Week.tsx'

const line = (day: string): SavedGameSummary => ({
  id: day,
  tale: 'one',
  begun: 1,
  name: '',
  touched: 1,
  seats: [],
  turn: 1,
  actions: 1,
  outcome: { won: [] },
  position: '',
  facts: null,
  origin: { kind: 'day', day },
  damaged: false,
})

const tale = { id: 'one', chronicle: { result: () => 'won in 12 turns' } } as unknown as DayTale

beforeEach(() => useSettings.setState({ language: 'en' }))

it('shows seven days as links, each with the result of its first try', () => {
  render(<Week tale={tale} shown="2026-11-28" today="2026-11-29" lines={[line('2026-11-27')]} />)
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(7)
  expect(links.map((link) => link.getAttribute('href')?.slice(6, 16))).toContain('2026-11-23')
  expect(screen.getByRole('link', { name: /^Fri 27 November( 2026)?: won in 12 turns$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Sat 28 November( 2026)?: not played yet$/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
