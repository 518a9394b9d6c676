import type { Session } from '../game.ts'
import { costOfDecision, GAMES_A_DECISION, winsMore } from './better-turn.ts'
import { behind, type Course, choicesOfAll, courseOf, diceOf, isClear, luckOfAll, turnsOf } from './course.ts'
import { chanceBy, type Weighed } from './odds.ts'
import type { CostlyDecision, Review } from './review.ts'
import { decidingTurn } from './steps.ts'
import type { TurnSegment } from './turn-segments.ts'

/** The number of games from each position: in the first round, in each further round, and in total. */
const ROUND = 6
const ROUNDS = 4

/** The maximum number of games for all rounds together, however long the game was. */
const MOST = 1600

/** The number of dice that get more simulated games, the worst first, and their number of games. */
const DICE = 3
const FOR_DICE = 48

/** The number of decisions that are examined, the most suspicious first. */
const DECISIONS = 4

/**
 * Reviews a finished game in steps and yields interim results; the first is quick. Limited by games, never by a clock: the same game has
 * the same review on any machine.
 */
export function* reviewing(session: Session): Generator<Review, void> {
  const course = courseOf(session)
  let games = 0
  let decision: CostlyDecision | null = null
  const sofar = (done: boolean): Review => ({ ...reviewOf(course, decision), games, done })
  for (let round = 1; round <= ROUNDS && games < MOST; round++) {
    for (const { start, played } of course.weighed)
      games += start.upTo(round * ROUND) + played.upTo(round * ROUND)
    yield sofar(false)
  }
  for (const thrown of diceOf(course).slice(0, DICE))
    for (const odds of behind(course, thrown)) games += odds.upTo(FOR_DICE)
  yield sofar(false)
  const found: Suspect[] = []
  for (const { passage } of suspicious(course)) {
    const cost = costOfDecision(passage)
    games += GAMES_A_DECISION
    if (cost) found.push({ passage, cost })
    yield sofar(false)
  }
  for (const { passage, cost } of found.sort((a, b) => b.cost.atLeast - a.cost.atLeast)) {
    const playedOut = winsMore(passage, cost)
    games += playedOut.games
    if (!playedOut.holds) continue
    decision = cost
    break
  }
  yield sofar(true)
}

/** A decision that looks costly, and its segment. */
interface Suspect {
  passage: TurnSegment
  cost: CostlyDecision
}

/** The segments that look costly, the worst first. */
function suspicious({ weighed }: Course): Weighed[] {
  const gain = ({ start, played }: Weighed) =>
    (chanceBy(start.far)?.chance ?? 0) - (chanceBy(played.far)?.chance ?? 0)
  return weighed
    .filter(({ start, played }) => start !== played)
    .sort((a, b) => gain(b) - gain(a))
    .slice(0, DECISIONS)
}

function reviewOf(course: Course, decision: CostlyDecision | null): Omit<Review, 'games' | 'done'> {
  const dice = diceOf(course)
  const [worst] = dice
  const die = worst && isClearly(course, worst.index) ? worst : null
  const turns = turnsOf(course)
  return {
    turns,
    die,
    decision,
    decided: decidingTurn(turns, course.outcome === 'won'),
    luck: luckOfAll(dice),
    choices: choicesOfAll(course),
  }
}

function isClearly({ weighed }: Course, index: number): boolean {
  const [before, after] = [
    chanceBy(weighed[index]?.played.far ?? []),
    chanceBy(weighed[index + 1]?.start.near ?? []) ?? { chance: 0, giveOrTake: 0 },
  ]
  return before !== null && isClear(before, after)
}
