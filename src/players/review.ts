import type { GameTypes } from '../engine/kernel/index.ts'

/** Consecutive actions of one seat. */
export interface PlayedMoves<K extends GameTypes> {
  turn: number
  /** The number of actions before them. */
  move: number
  start: K['State']
  actions: readonly K['Action'][]
}

/** A decision and a better alternative. */
export interface CostlyMoves<K extends GameTypes> {
  turn: number
  /** The number of actions before it: a player may try the better way from that position. */
  move: number
  played: readonly K['Action'][]
  better: readonly K['Action'][]
}

/** A decision with values in the unit of its game (folk, points, towns or chance). */
export interface ValuedMoves<K extends GameTypes> extends CostlyMoves<K> {
  /** The value for the deciding seat after the played actions, and after the better ones. */
  worthPlayed: number
  worthBetter: number
}

export const lostBy = ({ worthPlayed, worthBetter }: ValuedMoves<GameTypes>): number =>
  worthBetter - worthPlayed

/** The review of a finished game; incomplete until `done`. */
export interface ReviewOf<Turn, Decision> {
  turns: readonly Turn[]
  /** The decision with the largest loss; null if all losses are small. */
  decision: Decision | null
  done: boolean
}

/** Returns at most `count` items with a positive loss, the largest loss first. */
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

/** Returns the first decision with the largest loss; null if every loss is below `least`. */
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

/** Returns the first turn after which `isAhead` held until the end; null if it did not hold at the end. */
export function turnOfLead<Standing extends { turn: number }>(
  standings: readonly Standing[],
  isAhead: (standing: Standing) => boolean,
): number | null {
  const last = standings.findLastIndex((standing) => !isAhead(standing))
  return standings[last + 1]?.turn ?? null
}
