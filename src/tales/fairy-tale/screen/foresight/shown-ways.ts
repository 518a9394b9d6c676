import { memoizeByObject } from '../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import type { MonsterRun } from '../../foresight/index.ts'
import { type StandingMonster, standingIn } from '../forest/forest-pieces.ts'
import { type DrawnWay, drawnWays, MOST_ORDERS } from './arrows.ts'
import type { Shown } from './shown-future.ts'

interface ShownWays {
  /** True if there is a numbered way for each monster, in the order of the rules. */
  numbered: boolean
  ways: readonly DrawnWay[]
  /** The positions of marks for monsters that cannot go, one a tile. Resting monsters have none, because their piece shows it. */
  stays: readonly BoardPoint[]
}

/** Returns the arrows of the displayed future. */
export const shownWays = memoizeByObject(waysShown)

function waysShown({ base, strides, orders }: Shown): ShownWays {
  const numbered = orders && strides.length <= MOST_ORDERS
  const standing = standingIn(base)
  const ways = drawnWays(strides, standing, !numbered)
  return { numbered, ways, stays: numbered ? [] : staysOf(strides, standing.monsters) }
}

/** Distance from the middle of a counter to the mark at its corner, in parts of the counter. */
const CORNER = 0.4

function staysOf(strides: readonly MonsterRun[], monsters: readonly StandingMonster[]): BoardPoint[] {
  const staying = new Set(strides.flatMap(({ monster, path }) => (path.length === 1 ? [monster] : [])))
  const stand = monsters.filter(({ n, rest }) => rest === null && staying.has(n))
  return [...new Map(stand.map((monster) => [monster.place, monster])).values()].map(({ x, y, size }) => ({
    x: x + size * CORNER,
    y: y + size * CORNER,
  }))
}
