import { ALL_SEATS, type Outcome, SEATS, type Seat } from '../../../../engine/boogyman/index.ts'
import type { TaleText } from '../../../../ui/frames/end/LastPage.tsx'
import type { AllWords } from '../../words/all-words.ts'
import type { TurnHistory } from './turn-history.ts'

/** The name of a side in the story, with the name of its player if there is one. */
export function sideInStory(seat: Seat, leaders: readonly string[], { common, end }: AllWords): string {
  const side = common.inSentence[SEATS[seat]]
  const leader = leaders[seat]
  return leader ? end.withLeader(side, leader) : side
}

/** Summarizes a finished duel as a short story: the main events and the outcome. */
export function describeGame(told: TurnHistory, outcome: Outcome, m: AllWords): TaleText {
  const { end } = m
  return {
    opening: end.once,
    paragraphs: [howItWent(told, m), decided(outcome, m)],
    closing: end.close[outcome.winner === null ? 'drawn' : 'won'],
  }
}

function howItWent({ turns, moments }: TurnHistory, m: AllWords): string {
  return [
    m.end.lasted(turns.length),
    ...moments.flatMap((moment) =>
      moment.kind === 'called' ? [m.end.called(moment.turn, SEATS[moment.seat])] : [],
    ),
    ...ALL_SEATS.flatMap((seat) => {
      const taken = takenBy(seat, moments)
      return taken > 0 ? [m.end.took(SEATS[seat], taken)] : []
    }),
  ].join(' ')
}

/** Number of enemy folk that a Boogyman captured in the duel. */
const takenBy = (seat: Seat, moments: TurnHistory['moments']): number =>
  moments.reduce(
    (sum, moment) => sum + (moment.kind === 'captured' && moment.seat === seat ? moment.count : 0),
    0,
  )

/** The outcome, in a sentence or two. */
const decided = (outcome: Outcome, { end }: AllWords): string =>
  outcome.winner === null ? end.drawnBy[outcome.by] : end.wonBy[outcome.by](SEATS[outcome.winner])
