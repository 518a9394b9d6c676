import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseTurn } from '../../../../../engine/boogyman/index.ts'
import type { CostlyTurn, Review } from '../../../review/review.ts'
import { OPENING, played } from '../../../testing.ts'
import { chronicleGame } from '../turn-history.ts'
import { Decided } from './Decided.tsx'

const session = played(`${OPENING}, give-up`)
const told = chronicleGame(session)

const DECISION: CostlyTurn = {
  seat: 0,
  turn: 1,
  move: 4,
  played: parseTurn('step d4 d3, step e4 e3') ?? [],
  better: parseTurn('step d4 e5') ?? [],
  worthPlayed: -1.2,
  worthBetter: 1,
}

const REVIEW: Review = {
  turns: [
    { turn: 1, ahead: -0.3 },
    { turn: 2, ahead: -7 },
  ],
  decision: null,
  decided: 2,
  done: true,
}

const show = (review: Review) =>
  render(<Decided review={review} isOver={review.done} session={session} told={told} />)

test('shows the lead for each turn, in whole folk, and the deciding turn', () => {
  show(REVIEW)
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('1even')
  expect(rows[2]).toHaveTextContent(/2won for the Fir folk/)
  expect(screen.getByText(/counted in folk/)).toBeInTheDocument()
})

test('describes the better turn and its advantage', () => {
  show({ ...REVIEW, decision: DECISION })
  const decision = screen.getByRole('region', { name: 'The decision that cost most' })
  expect(decision).toHaveTextContent('Step from d4 to e5.')
  expect(decision).toHaveTextContent('better by two folk')
  expect(decision).toHaveTextContent('Turn 1, as it was played')
})

test('says that a better turn is being looked for, or that none was found', () => {
  const { unmount } = show(REVIEW)
  expect(screen.getByText(/Nothing clearly better/)).toBeInTheDocument()
  unmount()
  show({ ...REVIEW, done: false })
  expect(screen.getByText(/Looking for a better move/)).toBeInTheDocument()
})
