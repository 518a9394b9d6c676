import { clockwiseFrom, type Direction, type Place } from '../../kernel/boards/square.ts'
import type { DieFace } from '../../kernel/chance.ts'
import type { SpawnReason } from '../events.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'
import type { MonsterKind } from '../tiles.ts'
import { askAboutDie, sideOfDie, throwDie } from './die.ts'
import { activeDen, entranceOf } from './entrance.ts'
import { extent } from './forest.ts'
import { putMonster } from './monsters.ts'
import { isOver } from './outcome.ts'
import { type Presence, presenceOf } from './presence.ts'
import { arrive, hasteAt } from './run.ts'

const KIND_OF_SIDE: Record<Direction, MonsterKind> = {
  north: 'frost-giant',
  east: 'ogre',
  south: 'big-bad-wolf',
  west: 'ice-witch',
}

/** How many always come, and how many fewer than the forest's longest side has tiles [R 6]. */
const LEAST = 1
const FEWER = 2

/** How many monsters a turn brings: the forest's longest side − 2, never fewer than 1 [R 6]. */
export const monstersToCome = (state: State): number => Math.max(LEAST, extent(state.tiles).longest - FEWER)

/** What settles how many come to a forest of that size: that some always do, or its longest side [R 6]. */
export function whyCount({
  width,
  height,
}: Pick<SpawnReason, 'width' | 'height'>): 'least' | 'width' | 'height' {
  if (Math.max(width, height) - FEWER < LEAST) return 'least'
  return width >= height ? 'width' : 'height'
}

/** Whether a 6 for new monsters would be rolled again now: it asks for a den, and none is in reach [R 8]. */
export const rollsSixAgain = (state: State): boolean =>
  asksForDen(state) && state.rules.noDen === 'roll-again' && activeDen(state) === null

/** Whether a 6 for new monsters brings them out of a den; dealt over all sides they come from north on [R 71]. */
const asksForDen = ({ rules }: State): boolean => rules.arrivals === 'side'

/**
 * Rolls for new monsters; whether the die shall stand may be left pending. A 6 that must be rolled again
 * for want of a den is not asked about: that is part of the same roll [R 8].
 */
export function rollForMonsters(table: Table, again = false): void {
  const face = throwDie(table, 'new-monsters', again)
  const inVain = face === 6 && rollsSixAgain(table.state)
  if (inVain || !askAboutDie(table, 'new-monsters', face)) spawnByDie(table, face)
}

/** Lets the monsters appear that a die brings; on a 5 the question is left pending. */
export function spawnByDie(table: Table, face: DieFace): void {
  const { state, emit } = table
  if (face === 5) {
    state.pending = { kind: 'spawn-side', count: monstersToCome(state) }
    emit?.({ type: 'side-asked', for: 'new-monsters' })
  } else if (face === 6 && asksForDen(state)) spawnFromDen(table)
  else spawnFrom(table, face === 6 ? 'north' : sideOfDie(face), monstersToCome(state))
}

/** Lets monsters appear on a side, or, where they are dealt, one by one over all four from that side on [R 71]. */
export function spawnFrom(table: Table, side: Direction, count: number): void {
  if (table.state.rules.arrivals === 'dealt') deal(table, side, count)
  else spawnOnSide(table, side, count)
}

function spawnFromDen(table: Table): void {
  const { state } = table
  const den = activeDen(state)
  const count = monstersToCome(state)
  if (den === null) goWithoutDen(table, count)
  else spawn(table, den, count, 'troll', { total: count, side: null, entranceSide: null })
}

/** A 6, and no den that a road joins to the oak: the die is rolled again, or as the table chose [R 8]. */
function goWithoutDen(table: Table, count: number): void {
  const then = table.state.rules.noDen
  table.emit?.({ type: 'no-den', then })
  if (then === 'roll-again') rollForMonsters(table, true)
  if (then === 'every-side') deal(table, 'north', count)
}

/** Deals the monsters one by one over the four entrances, clockwise from a side (house rules of [R 8] and [R 71]). */
function deal(table: Table, from: Direction, count: number): void {
  const sides = clockwiseFrom(from)
  for (let dealt = 0; dealt < count && !isOver(table.state); dealt++) {
    spawnOnSide(table, sides[dealt % sides.length] ?? from, 1, count)
  }
}

/** Lets monsters appear, one at a time, at the entrance of a side [R 9]. */
function spawnOnSide(table: Table, side: Direction, count: number, total = count): void {
  const entrance = entranceOf(table.state, side)
  if (!entrance) table.emit?.({ type: 'no-entrance' })
  else {
    const why = { total, side, entranceSide: entrance.side }
    spawn(table, entrance.at, count, KIND_OF_SIDE[entrance.side], why)
  }
}

/** What is told of new monsters, but for the size of the forest, which is measured only when somebody listens. */
type Why = Omit<SpawnReason, 'width' | 'height'>

function reasonFor({ tiles }: State, { total, side, entranceSide }: Why): SpawnReason {
  const { width, height } = extent(tiles)
  return { total, width, height, side, entranceSide }
}

function spawn(table: Table, at: Place, count: number, kind: MonsterKind, why: Why): void {
  table.emit?.({ type: 'monsters-coming', at, count, reason: reasonFor(table.state, why) })
  const presence = presenceOf(table.state)
  for (let come = 0; come < count && !isOver(table.state); come++) appear(table, presence, at, kind)
}

/** A monster appears: it has entered that tile [R 17]. */
function appear(table: Table, presence: Presence, at: Place, kind: MonsterKind): void {
  const { state, emit } = table
  const monster = { n: state.nextMonster, kind }
  const hurries = hasteAt(state, at)
  state.nextMonster += 1
  putMonster(state, at, monster)
  emit?.({ type: 'monster-appeared', monster: monster.n, kind, at, hurries })
  arrive(table, presence, { monster, at, entered: [at], haste: hurries })
}
