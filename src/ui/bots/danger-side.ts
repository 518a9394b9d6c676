import { type State, sidesOf } from '../../engine/fairy-tale/index.ts'
import { DIRECTIONS, type Direction } from '../../engine/kernel/index.ts'
import { type Losses, oddsOf, routesOf } from '../../foresight/index.ts'

/** Where the oak is in danger. */
export type Danger =
  /** Monsters of this side (or all) may hurt it when the die falls; how likely, all sides together. */
  | { kind: 'roll'; side: Direction | 'all'; chance: number }
  /** No roll hurts it now; on this side stands the monster that has the shortest way. */
  | { kind: 'nearest'; side: Direction }
  | { kind: 'safe' }

/** The chance that any heart is lost. Added up: what is left of 1 would not be nought where none is. */
const hurtBy = ([, one, two, three]: Losses): number => one + two + three

/** Where the danger is greatest, by the exact odds of this turn; where there is none yet, by the shortest way. */
export function dangerIn(state: State): Danger {
  const odds = oddsOf(state)
  const chance = odds ? hurtBy(odds.losses) : 0
  if (odds && chance > 0) {
    const worst = DIRECTIONS.reduce((most, side) => (odds.bySide[side] > odds.bySide[most] ? side : most))
    return { kind: 'roll', side: odds.bySide[worst] > 0 ? worst : 'all', chance }
  }
  const ways = routesOf(state).filter(({ rolls }) => rolls !== null)
  const nearest = ways.reduce<(typeof ways)[number] | null>(
    (best, way) => ((way.rolls ?? 0) < (best?.rolls ?? Number.POSITIVE_INFINITY) ? way : best),
    null,
  )
  const at = nearest?.path[0]
  const side = at === undefined ? undefined : sidesOf(at, state.rules.sides)[0]
  return side ? { kind: 'nearest', side } : { kind: 'safe' }
}
