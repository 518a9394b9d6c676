import type { Outcome } from '../../../engine/fairy-tale/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import type { Estimate } from '../../../players/interval.ts'
import type { Session } from '../game.ts'
import { fairyTale } from '../rules.ts'
import { type BranchOdds, chanceBy, type Weighed, weighed } from './odds.ts'
import type { FallenDie, TurnOdds } from './review.ts'
import { passagesOf, type TurnSegment } from './turn-segments.ts'

/** The odds through a game, segment by segment. */
export interface Course {
  weighed: readonly Weighed[]
  outcome: Outcome | null
}

/** Returns the course of a game before anything is known. */
export function courseOf(session: Session): Course {
  const all = passagesOf(session).map((passage) => weighed(passage, hadChoice(passage)))
  return { weighed: all, outcome: stateOf(session).outcome }
}

const hadChoice = ({ start }: TurnSegment): boolean =>
  fairyTale.list(start).filter(({ type }) => type !== 'give-up').length > 1

/** Returns the known odds of each turn. */
export function turnsOf({ weighed, outcome }: Course): TurnOdds[] {
  const turns = new Map<number, TurnOdds>()
  for (const [index, { passage, played }] of weighed.entries()) {
    const { turn, stroke } = passage
    const known = turns.get(turn) ?? { turn, before: null, after: null }
    if (stroke === 'movement') known.before = chanceBy(played.far)
    const next = weighed[index + 1]
    if (next && next.passage.turn > turn) known.after = chanceBy(next.start.near)
    turns.set(turn, known)
  }
  const last = [...turns.values()].at(-1)
  if (last && outcome !== 'given-up') last.after = { chance: outcome === 'won' ? 1 : 0, giveOrTake: 0 }
  return [...turns.values()]
}

/** The odds after the luck at the end of a segment, seen from the same turn as the ones before it. */
function afterStroke({ weighed, outcome }: Course, index: number): readonly number[] {
  const [here, next] = [weighed[index], weighed[index + 1]]
  if (here && next) return next.passage.turn > here.passage.turn ? next.start.near : next.start.far
  return outcome === 'given-up' ? [] : (here?.played.far ?? []).map(() => (outcome === 'won' ? 1 : 0))
}

/** A die with the index of its segment. */
export interface Throw extends FallenDie {
  index: number
  /** The margin of error of its effect. */
  giveOrTake: number
}

/** All dice of a game with their effect on the odds, the worst first. */
export function diceOf(course: Course): Throw[] {
  const dice = course.weighed.flatMap(({ passage, played }, index): Throw[] => {
    const { turn, move, actions, stroke, face } = passage
    const [before, after] = [chanceBy(played.far), chanceBy(afterStroke(course, index))]
    if (stroke === 'tile' || face === null || !before || !after) return []
    const at = move + actions.length - 1
    const giveOrTake = Math.hypot(before.giveOrTake, after.giveOrTake)
    const chances = { before: before.chance, after: after.chance }
    return [{ index, turn, move: at, for: stroke, face, ...chances, giveOrTake }]
  })
  return dice.sort((a, b) => a.after - a.before - (b.after - b.before))
}

/** The total effect of all dice on the odds. */
export const luckOfAll = (dice: readonly Throw[]): Estimate => ({
  chance: dice.reduce((sum, { before, after }) => sum + after - before, 0),
  giveOrTake: Math.hypot(...dice.map(({ giveOrTake }) => giveOrTake)),
})

/** The total effect of all decisions on the odds. Each is compared with and without it under the same luck. */
export const choicesOfAll = ({ weighed }: Course): Estimate => {
  const chosen = weighed.flatMap(
    ({ start, played }) =>
      chanceBy(played.far.map((value, game) => value - (start.far[game] ?? value))) ?? [],
  )
  return {
    chance: chosen.reduce((sum, { chance }) => sum + chance, 0),
    giveOrTake: Math.hypot(...chosen.map(({ giveOrTake }) => giveOrTake)),
  }
}

/** The estimates before and after a die. More games for them make its effect more precise. */
export const behind = ({ weighed }: Course, { index }: Throw): BranchOdds[] =>
  [weighed[index]?.played, weighed[index + 1]?.start].filter((odds) => odds !== undefined)

/** The smallest loss that is reported. */
const LEAST = 0.05

/** True if a die certainly cost enough to be reported. */
export const isClear = (before: Estimate, after: Estimate): boolean =>
  before.chance - after.chance > Math.max(LEAST, Math.hypot(before.giveOrTake, after.giveOrTake))
