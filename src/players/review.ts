import type { Kind } from '../engine/kernel/index.ts'

/** Moves of a game that one seat played, one after another. */
export interface PlayedMoves<K extends Kind> {
  turn: number
  /** How many actions of the game precede them. */
  move: number
  start: K['State']
  actions: readonly K['Action'][]
}

/** A decision, and what would have been better. */
export interface CostlyMoves<K extends Kind> {
  turn: number
  /** How many actions of the game precede it: from there the better way can be tried. */
  move: number
  played: readonly K['Action'][]
  better: readonly K['Action'][]
}

/** A decision whose loss is told in the measure of its game. */
export interface ValuedMoves<K extends Kind> extends CostlyMoves<K> {
  /** How good it was for who decided, after what was done and after what is better. */
  worthPlayed: number
  worthBetter: number
}

export const lostBy = ({ worthPlayed, worthBetter }: ValuedMoves<Kind>): number => worthBetter - worthPlayed

/** What a finished game comes to, looked at once more; while it is worked out, as far as that has come. */
export interface ReviewOf<Turn, Decision> {
  turns: readonly Turn[]
  /** The decision that cost most; null if none cost much. */
  decision: Decision | null
  done: boolean
}

/** Returns at most `count` of those that lost something by `lossOf`, the worst first. */
export const worstOf = <Item>(
  items: readonly Item[],
  count: number,
  lossOf: (item: Item, index: number) => number,
) =>
  items
    .map((item, index) => ({ item, lost: lossOf(item, index) }))
    .filter(({ lost }) => lost > 0)
    .sort((one, other) => other.lost - one.lost)
    .slice(0, count)
    .map(({ item }) => item)

/** Returns the one that lost most, the first of equals; null if none lost `least` or more. */
export function costliest<Decision>(
  decisions: Iterable<Decision | null>,
  least: number,
  lossOf: (decision: Decision) => number,
): Decision | null {
  let found: { decision: Decision; lost: number } | null = null
  for (const decision of decisions) {
    const lost = decision === null ? 0 : lossOf(decision)
    if (decision !== null && lost >= least && lost > (found?.lost ?? 0)) found = { decision, lost }
  }
  return found?.decision ?? null
}

/** Returns the turn from whose end on `isAhead` held; null if it did not hold at the end. */
export function turnOfLead<Standing extends { turn: number }>(
  standings: readonly Standing[],
  isAhead: (standing: Standing) => boolean,
): number | null {
  const last = standings.findLastIndex((standing) => !isAhead(standing))
  return standings[last + 1]?.turn ?? null
}
