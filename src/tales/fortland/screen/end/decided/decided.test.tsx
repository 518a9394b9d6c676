import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseTurn } from '../../../../../engine/fortland/index.ts'
import type { CostlyTurn, Review } from '../../../review/review.ts'
import { gameFrom } from '../../../testing.ts'
import { Decided } from './Decided.tsx'

const session = gameFrom(
  'a+b a A+b / B b b / armies a n1; b n3 cw / actions 4 / rules fall first',
  'march, march, march, march, end, give-up',
)

const DECISION: CostlyTurn = {
  seat: 0,
  turn: 1,
  round: 1,
  move: 0,
  rolled: 4,
  played: parseTurn('march, march, march, march') ?? [],
  better: parseTurn('march, build') ?? [],
  worthPlayed: -2,
  worthBetter: 1,
}

const REVIEW: Review = {
  turns: [
    { turn: 1, round: 1, seat: 0, ahead: [-2.2, 2.2] },
    { turn: 2, round: 1, seat: 1, ahead: [-0.2, 0.2] },
  ],
  decision: null,
  decided: 2,
  done: true,
}

const show = (review: Review) =>
  render(<Decided review={review} isOver={review.done} session={session} told={null} />)

test("lists each country's lead by turn in towns, and the deciding turn", () => {
  show(REVIEW)
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('1Ashtwo behindtwo ahead')
  expect(rows[2]).toHaveTextContent('2Briareveneven')
  expect(rows[2]).toHaveTextContent('From turn 2 on Ash stayed ahead.')
})

test('describes the costliest turn: its actions, the better turn and its gain', () => {
  show({ ...REVIEW, decision: DECISION })
  const decision = screen.getByRole('region', { name: 'The decision that cost most' })
  expect(decision).toHaveTextContent('Ash had four actions.')
  expect(decision).toHaveTextContent('better by three towns')
  expect(decision).toHaveTextContent('Turn 1, as it was played')
})

test('reports that no better turn was found, or that the search is running', () => {
  const { unmount } = show(REVIEW)
  expect(screen.getByText(/Nothing clearly better/)).toBeInTheDocument()
  unmount()
  show({ ...REVIEW, done: false })
  expect(screen.getByText(/Looking for a better move/)).toBeInTheDocument()
})
