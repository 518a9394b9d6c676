import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Counted } from '../../ui/stats/counted.ts'
import type { StatsWords } from '../../ui/stats/stats.ts'
import { Latest } from './Latest.tsx'

const words: StatsWords = {
  title: 'The Race',
  well: 'won',
  ill: 'lost',
  turns: 'laps',
  darknessHeading: '',
  castHeading: '',
  darkness: {},
  roles: {},
  seals: {},
}

const game: Omit<Counted, 'well'> = {
  id: 'a',
  tale: 'dice',
  touched: Date.UTC(2026, 10, 27, 12),
  turns: 3,
  darkness: null,
  cast: [],
  chances: [],
  decided: null,
  seals: [],
}

test.each([
  { well: true, end: 'won' },
  { well: false, end: 'lost' },
  { well: null, end: 'among yourselves' },
  { well: false, drawn: true, end: 'a draw' },
  { well: null, drawn: true, end: 'a draw' },
])('the name of a small picture says how the game ended: $end', ({ end, ...ended }) => {
  render(<Latest games={[{ ...game, ...ended }]} wordsOf={() => words} picture={() => null} />)
  expect(screen.getByRole('link').getAttribute('aria-label')).toContain(`: ${end}, 3 laps, `)
})
