import {
  ACTIONS_PER_TURN,
  enemyOf,
  SEATS,
  type Seat,
  type State,
  type Tile,
} from '../../../../engine/boogyman/index.ts'
import type { Warnings } from '../../../../store/warning-settings.ts'
import { type Hunt, outlookFor, type SideOutlook, turnOf } from '../../foresight/index.ts'
import type { Whose } from '../../words/en/foresight.ts'

/** One option of a side in its next turn. */
export type Warning = { key: string; seat: Seat; whose: Whose; isThreat: boolean; tiles: readonly Tile[] } & (
  | { kind: 'wins'; by: 'seven' | 'no-pawns'; now: boolean }
  | { kind: 'prey'; hunt: Hunt; prey: Whose }
  | { kind: 'ripe'; standing: number }
  | { kind: 'seventh'; actions: number }
)

/** The point of view of the warnings. */
export interface Reader {
  /** The seat at the near side of the screen. */
  seat: Seat
  /** True if a person plays the near seat. Otherwise both sides are called by name. */
  isPerson: boolean
}

/** All warnings at a level, gravest first: threats of the enemy, and at level `all` also the own chances. */
export function warningsOf(state: State, { seat, isPerson }: Reader, level: Warnings): Warning[] {
  if (level === 'off') return []
  const { own, theirs } = outlookFor(state, seat)
  const enemy = enemyOf(seat)
  const named = (one: Seat): Whose => (one === seat && isPerson ? 'yours' : SEATS[one])
  const tell = (prospect: SideOutlook, one: Seat): Warning[] =>
    sideWarnings(state, prospect, {
      whose: named(one),
      prey: named(enemyOf(one)),
      isThreat: one === enemy,
      seat: one,
    })
  return [...tell(theirs, enemy), ...(level === 'all' ? tell(own, seat) : [])]
}

interface Side {
  seat: Seat
  whose: Whose
  prey: Whose
  isThreat: boolean
}

function sideWarnings(state: State, prospect: SideOutlook, { seat, whose, prey, isThreat }: Side): Warning[] {
  const { hunts, ripe, seventh, standing, wins } = prospect
  const common = { seat, whose, isThreat }
  const key = (kind: string) => `${kind} ${seat}`
  const now = seat === state.onTurn
  const inTurn = turnOf(state, seat)?.actions ?? ACTIONS_PER_TURN
  return [
    ...(wins ? [{ ...common, kind: 'wins', key: key('wins'), by: wins, now, tiles: [] } as const] : []),
    ...hunts.map(
      (hunt) =>
        ({ ...common, kind: 'prey', key: key(`prey ${hunt.tile}`), prey, hunt, tiles: [hunt.tile] }) as const,
    ),
    ...(ripe.length > 0
      ? [{ ...common, kind: 'ripe', key: key('ripe'), standing: standing + 1, tiles: ripe } as const]
      : []),
    ...(seventh !== null && seventh > inTurn
      ? [{ ...common, kind: 'seventh', key: key('seventh'), actions: seventh, tiles: [] } as const]
      : []),
  ]
}
