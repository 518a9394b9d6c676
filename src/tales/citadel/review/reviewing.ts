import { type Action, citadel } from '../../../engine/citadel/index.ts'
import { type Chance, randomState, seededChance, seenBy, stateOf } from '../../../engine/kernel/index.ts'
import { costliest, turnOfLead, worstOf, lostBy as worthLost } from '../../../players/review.ts'
import { type Beam, plansOf, standingsOf, worthOfWay } from '../bots/index.ts'
import type { Session } from '../game.ts'
import { fortunesIn } from './fortunes.ts'
import type { CostlyTurn, Review, TurnStanding } from './review.ts'
import { type Passage, type PlayedTurn, passagesIn, turnsIn } from './turns.ts'

/** Of so many passages, the last ones, it is seen whether something else had been better. */
const LOOKED_OVER = 80

/** How far a passage is looked through at a glance, and how far the Knight looks. */
const GLANCE: Beam = { width: 2, depth: 6 }
const KNIGHT: Beam = { width: 5, depth: 8 }

/** So many passages, the most suspicious ones, are thought over as the Knight thinks. */
const DECISIONS = 3

/** What is worth a word, in points; and more than this is more than can be told. */
const CLEAR = 1
const MOST = 12

/** What a seat does not see is dealt for it, always the same. */
const luck = (): Chance => seededChance({ random: randomState(1) })

/**
 * Looks at a finished game once more, step by step: how it stood after each turn and what was luck, then which turn cost
 * most, by what its seat could see. It counts plans and never looks at a clock: the same game gets the same review on any
 * machine.
 */
export function* reviewing(session: Session): Generator<Review, void> {
  const turns = turnsIn(session).map(standingAfter)
  const known = { turns, fortunes: fortunesIn(session), decided: decidingTurn(session, turns) }
  yield { ...known, decision: null, done: false }
  const found = suspicious(session).map((passage) => costOf(passage, KNIGHT))
  const decision = costliest(found, CLEAR, lostBy)
  yield { ...known, decision, done: true }
}

const within = (points: number): number => Math.max(-MOST, Math.min(MOST, points))

/** How it stood for each seat when a turn was over, beside the best of the others. */
function standingAfter({ turn, seat, end }: PlayedTurn): TurnStanding {
  const standings = standingsOf(end)
  const ahead = standings.map((own, one) =>
    within(own - Math.max(...standings.filter((_, other) => other !== one))),
  )
  return { turn, seat, ahead }
}

/** The turn from whose end on the winner stayed ahead of all others; null where there was none. */
function decidingTurn(session: Session, turns: readonly TurnStanding[]): number | null {
  const [winner, ...others] = stateOf(session).winners ?? []
  if (winner === undefined || others.length > 0) return null
  return turnOfLead(turns, ({ ahead }) => (ahead[winner] ?? 0) >= CLEAR)
}

/** The passages of those who did not win that look as if something else had been better, the worst first. */
function suspicious(session: Session): Passage[] {
  const winners = stateOf(session).winners ?? []
  const others = passagesIn(session)
    .slice(-LOOKED_OVER)
    .filter(({ seat }) => !winners.includes(seat))
  return worstOf(others, DECISIONS, (passage) => lostBy(costOf(passage, GLANCE)))
}

/** What the Knight would have done, by what its seat could see, beside what was done. */
function costOf({ seat, turn, move, start, actions }: Passage, beam: Beam): CostlyTurn {
  const seen = seenBy(citadel, start, seat)
  const played = worthOfWay(seen, seat, actions, luck())
  const best = plansOf(seen, seat, beam, luck()).find((plan) => !plan.actions.some(looksAtHands))
  const isBetter = best !== undefined && best.worth > played
  return {
    seat,
    turn,
    move,
    played: actions,
    better: isBetter ? best.actions : actions,
    worthPlayed: played,
    worthBetter: isBetter ? best.worth : played,
  }
}

/** What a Spy would have found nobody could know: no plan that sends one is held against anybody. */
const looksAtHands = (action: Action): boolean => action.type === 'play' && action.card === 'spy'

/** Caps a loss at the largest one that the page can show. */
const lostBy = (cost: CostlyTurn): number => within(worthLost(cost))
