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

test('which country stood ahead is told for each turn, in whole towns, and from when on it stayed so', () => {
  show(REVIEW)
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('1Ashtwo behindtwo ahead')
  expect(rows[2]).toHaveTextContent('2Briareveneven')
  expect(rows[2]).toHaveTextContent('From turn 2 on Ash stayed ahead.')
})

test('the turn that cost most is told in the words of a hint, with what it had to spend and would have brought', () => {
  show({ ...REVIEW, decision: DECISION })
  const decision = screen.getByRole('region', { name: 'The decision that cost most' })
  expect(decision).toHaveTextContent('Ash had four actions.')
  expect(decision).toHaveTextContent('better by three towns')
  expect(decision).toHaveTextContent('Turn 1, as it was played')
})

test('where nothing better was found, that is told; while it is looked for, that', () => {
  const { unmount } = show(REVIEW)
  expect(screen.getByText(/Nothing clearly better/)).toBeInTheDocument()
  unmount()
  show({ ...REVIEW, done: false })
  expect(screen.getByText(/Looking for a decision/)).toBeInTheDocument()
})
