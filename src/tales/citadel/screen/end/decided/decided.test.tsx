import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Action, parseAction } from '../../../../../engine/citadel/index.ts'
import type { CostlyTurn, Review } from '../../../review/review.ts'
import { gameFrom } from '../../../testing.ts'
import { Decided } from './Decided.tsx'

const session = gameFrom(
  'seat 1 bricks 5 plots a5 c5 hand manor | seat 2 bricks 5 plots e5 | pile smithy inn',
  'end, reveal, resign',
)

const planOf = (text: string): Action[] => text.split(', ').flatMap((words) => parseAction(words) ?? [])

const DECISION: CostlyTurn = {
  seat: 0,
  turn: 1,
  move: 0,
  played: planOf('end'),
  better: planOf('build manor a5, end'),
  worthPlayed: 2,
  worthBetter: 6.2,
}

const REVIEW: Review = {
  turns: [
    { turn: 1, seat: 0, ahead: [-2.2, 2.2] },
    { turn: 2, seat: 1, ahead: [0.2, -0.2] },
  ],
  fortunes: [{ turn: 2, card: 'smithy', brought: [4, 0], expected: [1, 1.4] }],
  decision: null,
  decided: 2,
  done: true,
}

const show = (review: Review) =>
  render(<Decided review={review} isOver={review.done} session={session} told={null} />)

test("shows each turn's lead in whole points, and the turn that decided the game", () => {
  show(REVIEW)
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('1The Crosstwo behindtwo ahead')
  expect(rows[2]).toHaveTextContent('2The Lioneveneven')
  expect(rows[2]).toHaveTextContent('From turn 2 on the Cross stayed ahead.')
})

test('shows luck beside average, and the luckiest card', () => {
  show(REVIEW)
  const luck = screen.getByRole('region', { name: 'Luck' })
  expect(luck).toHaveTextContent('The Cross: three bricks more.')
  expect(luck).toHaveTextContent('The Lion: one brick less.')
  expect(luck).toHaveTextContent(
    'The luckiest card was the Smithy in turn 2. It paid the Cross three bricks more',
  )
})

test('describes the most costly turn like a hint, with the points that it lost', () => {
  show({ ...REVIEW, decision: DECISION })
  const decision = screen.getByRole('region', { name: 'The decision that cost most' })
  expect(decision).toHaveTextContent(
    'It was the turn of the Cross. Build the Manor on a5, then end the turn.',
  )
  expect(decision).toHaveTextContent('You end on a red box')
  expect(decision).toHaveTextContent('worth four points more')
})

test('says that nothing better was found, or that the search is running', () => {
  const { unmount } = show(REVIEW)
  expect(screen.getByText(/no clearly better turn/)).toBeInTheDocument()
  unmount()
  show({ ...REVIEW, done: false })
  expect(screen.getByText(/Looking for a better move/)).toBeInTheDocument()
})
