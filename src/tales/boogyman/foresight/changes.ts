import {
  type Action,
  enemyOf,
  leavesTree,
  neighboursOf,
  pawnsOn,
  pawnsStanding,
  type Seat,
  type State,
  type Tile,
} from '../../../engine/boogyman/index.ts'
import type { Hunt } from './hunts.ts'
import { prospectOf, type SideOutlook } from './outlook.ts'
import { after } from './turn.ts'

/** One effect of an action on what both sides can do next, from the view of the acting side. */
export type Change =
  | { kind: 'wins'; by: 'seven' | 'no-pawns' }
  /** The enemy gains or loses a possible win in its next turn. */
  | { kind: 'lets-win' | 'stops-win'; by: 'seven' | 'no-pawns' }
  /** Captures `count` enemy pawns. */
  | { kind: 'takes'; tile: Tile; count: number }
  | { kind: 'makes-one'; tile: Tile; standing: number }
  /** A tree grows; the enemy has pawns on these neighboring tiles. */
  | { kind: 'leaves-tree'; tile: Tile; beside: readonly Tile[] }
  /** Own pawns on a tile become capturable by the enemy Boogyman, or safe. */
  | { kind: 'exposes' | 'saves'; tile: Tile; count: number }
  /** The enemy becomes able or unable to spawn on a tile. */
  | { kind: 'feeds' | 'starves'; tile: Tile }
  /** Own pawns become able to spawn on a tile next turn. */
  | { kind: 'ripens'; tile: Tile }
  /** The own Boogyman becomes able to capture these. */
  | { kind: 'hunts'; tile: Tile; count: number }

/** Returns the effects of a sequence of legal actions: their own, and the changes in what both sides can do next. */
export function changesOf(state: State, ...actions: readonly Action[]): Change[] {
  let now = state
  const done: Change[] = []
  for (const action of actions) {
    const next = after(now, action)
    done.push(...doneBy(now, action, next))
    now = next
  }
  return [...done, ...changesBetween(state, now, state.onTurn)]
}

/** The effects of the action itself. */
function doneBy(state: State, action: Action, next: State): Change[] {
  const seat = state.onTurn
  const { outcome } = next
  if (outcome?.winner === seat && outcome.by !== 'given-up') return [{ kind: 'wins', by: outcome.by }]
  switch (action.type) {
    case 'spawn':
      return [{ kind: 'makes-one', tile: action.at, standing: pawnsStanding(next, seat) }]
    case 'prowl': {
      const count = pawnsOn(state, enemyOf(seat), action.to)
      return count > 0 ? [{ kind: 'takes', tile: action.to, count }] : []
    }
    case 'step': {
      if (!leavesTree(state, action.from)) return []
      const beside = neighboursOf(action.from).filter((tile) => pawnsOn(state, enemyOf(seat), tile) > 0)
      return [{ kind: 'leaves-tree', tile: action.from, beside }]
    }
    default:
      return []
  }
}

/** The differences in what both sides can do next, from the view of a seat. */
function changesBetween(before: State, then: State, seat: Seat): Change[] {
  if (then.outcome) return []
  const enemy = enemyOf(seat)
  const [theirs, theirsThen] = [prospectOf(before, enemy), prospectOf(then, enemy)]
  const [own, ownThen] = [prospectOf(before, seat), prospectOf(then, seat)]
  return [
    ...winsBetween(theirs, theirsThen),
    ...preyBetween(before, then, seat, theirs.hunts, theirsThen.hunts),
    ...theirsThen.ripe.filter((tile) => !theirs.ripe.includes(tile)).map(kindAt('feeds')),
    ...theirs.ripe.filter((tile) => !theirsThen.ripe.includes(tile)).map(kindAt('starves')),
    ...ownThen.ripe.filter((tile) => !own.ripe.includes(tile)).map(kindAt('ripens')),
    ...ownThen.hunts
      .filter(({ tile, count }) => !own.hunts.some((hunt) => hunt.tile === tile && hunt.count >= count))
      .map(({ tile, count }): Change => ({ kind: 'hunts', tile, count })),
  ]
}

const kindAt =
  (kind: 'feeds' | 'starves' | 'ripens') =>
  (tile: Tile): Change => ({ kind, tile })

function winsBetween(before: SideOutlook, then: SideOutlook): Change[] {
  if (then.wins) return then.wins === before.wins ? [] : [{ kind: 'lets-win', by: then.wins }]
  return before.wins ? [{ kind: 'stops-win', by: before.wins }] : []
}

/** Own pawns that became capturable or safe, both unmoved and moved ones. */
function preyBetween(
  before: State,
  then: State,
  seat: Seat,
  hunts: readonly Hunt[],
  huntsThen: readonly Hunt[],
): Change[] {
  const exposed = huntsThen.flatMap(({ tile, count }): Change[] => {
    const known = hunts.find((hunt) => hunt.tile === tile)?.count ?? 0
    return count > known ? [{ kind: 'exposes', tile, count }] : []
  })
  const saved = hunts.flatMap(({ tile, count }): Change[] => {
    const still = huntsThen.find((hunt) => hunt.tile === tile)?.count ?? 0
    const stay = pawnsOn(then, seat, tile)
    return still === 0 && stay >= count && pawnsOn(before, seat, tile) > 0
      ? [{ kind: 'saves', tile, count }]
      : []
  })
  return [...exposed, ...saved]
}
