import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordedGame } from '../../../../../../tests/support/recorded-game.ts'
import type { CostlyDecision, Review } from '../../../review/review.ts'
import { Decision } from './Decision.tsx'
import { HurtfulRoll } from './HurtfulRoll.tsx'

const REVIEW: Review = {
  turns: [],
  die: { turn: 3, move: 9, for: 'movement', face: 4, before: 0.5, after: 0.25 },
  decision: null,
  decided: 3,
  luck: { chance: -0.3, giveOrTake: 0.1 },
  games: 100,
  done: true,
}

const KIND: Review = { ...REVIEW, luck: { chance: 0.3, giveOrTake: 0.1 } }

test('the roll that hurt most is told with its face and what it cost; what all dice did, only where that is clear', () => {
  const { rerender } = render(<HurtfulRoll review={REVIEW} />)
  expect(screen.getByText('a 4 for the monsters’ movement in turn 3')).toBeInTheDocument()
  expect(screen.getByText(/fell from 50 % to 25 %/)).toHaveTextContent('All dice together took 30')
  rerender(<HurtfulRoll review={{ ...REVIEW, luck: { chance: -0.3, giveOrTake: 0.4 } }} />)
  expect(screen.queryByText(/All dice together/)).toBeNull()
})

test('where nothing was better, a lost tale blames the dice, but not when they were kind; a won one blames nobody', () => {
  const decision = (review: Review, name: 'won' | 'lost', over = true) => (
    <Decision review={review} session={recordedGame(name)} over={over} />
  )
  const { rerender } = render(decision(REVIEW, 'lost'))
  expect(screen.getByText('You decided well; the dice did not.')).toBeInTheDocument()
  for (const other of [decision(KIND, 'lost'), decision(REVIEW, 'won')]) {
    rerender(other)
    expect(screen.getByText(/^You decided well: nothing clearly better/)).toBeInTheDocument()
  }
  rerender(decision(REVIEW, 'lost', false))
  expect(screen.queryByText(/You decided well/)).toBeNull()
})

test('a better decision is told in the words of a hint, beside what was done', () => {
  const session = recordedGame('lost')
  const move = session.moves.findIndex(({ action }) => action.type === 'end-turn')
  const { action, before } = session.moves[move] ??
    session.moves[0] ?? { action: null, before: session.first }
  const decision: CostlyDecision = {
    turn: before.turn,
    move,
    played: action ? [action] : [],
    better: [{ type: 'walk', to: before.seats[0]?.at ?? 0 }],
    oddsPlayed: 0.1,
    oddsBetter: 0.4,
    atLeast: 0.2,
  }
  render(<Decision review={{ ...REVIEW, decision }} session={session} over={true} />)
  expect(screen.getByText(`Turn ${before.turn}, as it was played`)).toBeInTheDocument()
  expect(screen.getByText('What would have been better')).toBeInTheDocument()
  expect(screen.getByText(/would have been 40 % and not 10 %/)).toBeInTheDocument()
})
