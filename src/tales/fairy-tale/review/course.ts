import type { Outcome } from '../../../engine/fairy-tale/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import type { Estimate } from '../../../players/interval.ts'
import type { Session } from '../game.ts'
import { fairyTale } from '../rules.ts'
import { type BranchOdds, chanceBy, type Weighed, weighed } from './odds.ts'
import { type Passage, passagesOf } from './passages.ts'
import type { FallenDie, TurnOdds } from './review.ts'

/** How the odds went through a game, passage by passage. */
export interface Course {
  weighed: readonly Weighed[]
  outcome: Outcome | null
}

/** The course of a game, of which nothing is known yet. */
export function courseOf(session: Session): Course {
  const all = passagesOf(session).map((passage) => weighed(passage, hadChoice(passage)))
  return { weighed: all, outcome: stateOf(session).outcome }
}

const hadChoice = ({ start }: Passage): boolean =>
  fairyTale.list(start).filter(({ type }) => type !== 'give-up').length > 1

/** The odds in each turn, as far as they are known. */
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

/** The odds just after the stroke at the end of a passage, seen from the same turn as those before it. */
function afterStroke({ weighed, outcome }: Course, index: number): readonly number[] {
  const [here, next] = [weighed[index], weighed[index + 1]]
  if (here && next) return next.passage.turn > here.passage.turn ? next.start.near : next.start.far
  return outcome === 'given-up' ? [] : (here?.played.far ?? []).map(() => (outcome === 'won' ? 1 : 0))
}

/** A die with its place among the passages. */
export interface Throw extends FallenDie {
  index: number
  /** How far from the truth what it did may well be. */
  giveOrTake: number
}

/** All dice of a game and what each did to the odds, the worst first. */
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

/** What all dice together did to the odds. */
export const luckOfAll = (dice: readonly Throw[]): Estimate => ({
  chance: dice.reduce((sum, { before, after }) => sum + after - before, 0),
  giveOrTake: Math.hypot(...dice.map(({ giveOrTake }) => giveOrTake)),
})

/** What all decisions together did to the odds: in each the same luck fell with it and without it. */
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

/** What the odds of a die before and after it rest on: to know them better, these are played on. */
export const behind = ({ weighed }: Course, { index }: Throw): BranchOdds[] =>
  [weighed[index]?.played, weighed[index + 1]?.start].filter((odds) => odds !== undefined)

/** The turn in which the odds changed most towards the end that came. */
export function decidingTurn({ weighed, outcome }: Course): number | null {
  const turns = turnsOf({ weighed, outcome })
  let before = chanceBy(weighed[0]?.start.far ?? [])?.chance ?? null
  let most = 0
  let decided: number | null = null
  for (const { turn, after } of turns) {
    if (!after || before === null) continue
    const change = outcome === 'won' ? after.chance - before : before - after.chance
    if (change > most) {
      most = change
      decided = turn
    }
    before = after.chance
  }
  return decided
}

/** What is not worth a word. */
const LEAST = 0.05

/** Whether a die hurt for certain, and enough to be told. */
export const isClear = (before: Estimate, after: Estimate): boolean =>
  before.chance - after.chance > Math.max(LEAST, Math.hypot(before.giveOrTake, after.giveOrTake))
