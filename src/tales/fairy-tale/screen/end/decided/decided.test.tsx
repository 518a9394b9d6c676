import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordedGame } from '../../../../../../tests/support/recorded-game.ts'
import { CENTRE } from '../../../../../engine/kernel/index.ts'
import type { CostlyDecision, Review } from '../../../review/review.ts'
import { chronicleGame } from '../chronicle.ts'
import { Decided } from './Decided.tsx'
import { HurtfulRoll } from './HurtfulRoll.tsx'

const BAD = { chance: -0.3, giveOrTake: 0.1 }
const SMALL = { chance: -0.05, giveOrTake: 0.1 }

const REVIEW: Review = {
  turns: [],
  die: { turn: 3, move: 9, for: 'movement', face: 4, before: 0.5, after: 0.25 },
  decision: null,
  decided: 3,
  luck: BAD,
  choices: SMALL,
  games: 100,
  done: true,
}

test('the roll that hurt most is told with its face and what it cost; what all dice did, only where that is clear', () => {
  const { rerender } = render(<HurtfulRoll review={REVIEW} />)
  expect(screen.getByText('a 4 for the monsters’ movement in turn 3')).toBeInTheDocument()
  expect(screen.getByText(/fell from 50 % to 25 %/).parentElement).toHaveTextContent(
    'All dice together took 30',
  )
  rerender(<HurtfulRoll review={{ ...REVIEW, luck: { chance: -0.3, giveOrTake: 0.4 } }} />)
  expect(screen.queryByText(/All dice together/)).toBeNull()
})

test.each<readonly [words: string, how: 'won' | 'lost', seen: Pick<Review, 'luck' | 'choices'>]>([
  ['You decided well; the dice did not.', 'lost', { luck: BAD, choices: SMALL }],
  ['No one decision cost much, but many that cost a little add up.', 'lost', { luck: BAD, choices: BAD }],
  ['Nothing clearly better was found.', 'lost', { luck: SMALL, choices: SMALL }],
  ['Nothing clearly better was found.', 'lost', { luck: BAD, choices: { chance: -0.12, giveOrTake: 0.1 } }],
  ['You decided well: nothing clearly better was found.', 'won', { luck: BAD, choices: BAD }],
])('where nothing was better: %s (%s)', (words, how, seen) => {
  const session = recordedGame(how)
  const told = chronicleGame(session)
  const decided = (isOver: boolean) => (
    <Decided review={{ ...REVIEW, ...seen }} {...{ session, told, isOver }} />
  )
  const { rerender } = render(decided(true))
  expect(screen.getByText(words)).toBeInTheDocument()
  rerender(decided(false))
  expect(screen.queryByText(words)).toBeNull()
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
    better: [{ type: 'walk', to: before.seats[0]?.at ?? CENTRE }],
    oddsPlayed: 0.1,
    oddsBetter: 0.4,
    atLeast: 0.2,
  }
  const told = chronicleGame(session)
  render(<Decided review={{ ...REVIEW, decision }} {...{ session, told }} isOver />)
  expect(screen.getByText(`Turn ${before.turn}, as it was played`)).toBeInTheDocument()
  expect(screen.getByText('What would have been better')).toBeInTheDocument()
  expect(screen.getByText(/would have been 40 % and not 10 %/)).toBeInTheDocument()
})
