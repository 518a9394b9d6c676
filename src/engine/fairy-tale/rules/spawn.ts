import { clockwiseFrom, type Direction, type Place } from '../../kernel/boards/square.ts'
import type { DieFace } from '../../kernel/chance.ts'
import type { SpawnReason } from '../events.ts'
import { countToCome } from '../expansion-queries.ts'
import type { Presence } from '../hooks/expansion.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'
import type { MonsterKind } from '../tiles.ts'
import { askAboutDie, sideOfDie, throwDie } from './die.ts'
import { activeDen, entranceOf } from './entrance.ts'
import { extent } from './forest.ts'
import { putMonster } from './monsters.ts'
import { isOver } from './outcome.ts'
import { presenceOf } from './presence.ts'
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
export const monstersToCome = (state: State): number => countToCome(state, monstersBySize(state))

/** The same by the size of the forest alone. */
export const monstersBySize = ({ tiles }: State): number => Math.max(LEAST, extent(tiles).longest - FEWER)

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
const asksForDen = ({ rules }: State): boolean => rules.arrivals !== 'dealt'

/**
 * Rolls for new monsters: once for all of them, or, where each comes by a die of its own, so often [R 71]. Whether a die
 * shall stand may be left pending, and so may a side that somebody chooses.
 */
export function rollForMonsters(table: Table): void {
  const hooks = table.expansions?.hooks
  if (hooks?.hushes(table)) return
  hooks?.comes(table)
  const left = monstersToCome(table.state)
  throwFor(table, left)
  throwForOthers(table, left)
}

/**
 * Throws the die by which monsters come, of which so many are left. A 6 that must be rolled again for want of a den
 * is not asked about: that is part of the same roll [R 8].
 */
function throwFor(table: Table, left: number, again = false): void {
  const face = throwDie(table, 'new-monsters', again)
  const inVain = face === 6 && rollsSixAgain(table.state)
  if (inVain || !askAboutDie(table, 'new-monsters', face, left)) carryOut(table, face, left)
}

/** Where each comes by a die of its own: throws for those after the first of so many, as long as nothing is asked [R 71]. */
function throwForOthers(table: Table, left: number): void {
  const { state } = table
  if (state.rules.arrivals !== 'each') return
  for (let others = left - 1; others > 0 && !state.pending && !isOver(state); others--)
    throwFor(table, others)
}

/**
 * Lets the monsters appear that a die brings, of so many that are left, and then those after them; on a 5 the question
 * is left pending.
 */
export function spawnByDie(table: Table, face: DieFace, left = monstersToCome(table.state)): void {
  carryOut(table, face, left)
  throwForOthers(table, left)
}

/** Lets the monsters appear for which somebody chose a side, of so many that are left, and then those after them. */
export function spawnFrom(table: Table, side: Direction, left: number): void {
  comeFrom(table, side, left)
  throwForOthers(table, left)
}

function carryOut(table: Table, face: DieFace, left: number): void {
  const { state, emit } = table
  if (face === 5) {
    state.pending = { kind: 'spawn-side', count: left }
    emit?.({ type: 'side-asked', for: 'new-monsters' })
  } else if (face === 6 && asksForDen(state)) comeFromDen(table, left)
  else comeFrom(table, face === 6 ? 'north' : sideOfDie(face), left)
}

/** Of so many that are left: one, where each has a die of its own, else all [R 71]. */
const together = ({ rules }: State, left: number): number => (rules.arrivals === 'each' ? 1 : left)

/** How many come in all of the roll that brings so many more. */
const inAll = (state: State, left: number): number =>
  state.rules.arrivals === 'each' ? Math.max(left, monstersToCome(state)) : left

/** Lets monsters appear on a side, or, where they are dealt, one by one over all four from that side on [R 71]. */
function comeFrom(table: Table, side: Direction, left: number): void {
  const { state } = table
  if (state.rules.arrivals === 'dealt') deal(table, side, left)
  else spawnOnSide(table, side, together(state, left), inAll(state, left))
}

function comeFromDen(table: Table, left: number): void {
  const { state } = table
  if (activeDen(state) === null) return goWithoutDen(table, left)
  const total = inAll(state, left)
  spawn(table, together(state, left), () => doorOfDen(state, total))
}

/** Where monsters appear, what they look like, and what is told of it. */
interface Door {
  at: Place
  kind: MonsterKind
  why: Why
}

function doorOfDen(state: State, total: number): Door | null {
  const at = activeDen(state)
  return at === null ? null : { at, kind: 'troll', why: { total, side: null, entranceSide: null } }
}

function doorOnSide(state: State, side: Direction, total: number): Door | null {
  const entrance = entranceOf(state, side)
  if (!entrance) return null
  const why = { total, side, entranceSide: entrance.side }
  return { at: entrance.at, kind: KIND_OF_SIDE[entrance.side], why }
}

/** A 6, and no den that a road joins to the oak: the die is rolled again, or as the table chose [R 8]. */
function goWithoutDen(table: Table, left: number): void {
  const then = table.state.rules.noDen
  table.emit?.({ type: 'no-den', then })
  if (then === 'roll-again') throwFor(table, left, true)
  if (then === 'every-side') deal(table, 'north', together(table.state, left), inAll(table.state, left))
}

/** Deals the monsters one by one over the four entrances, clockwise from a side (house rules of [R 8] and [R 71]). */
function deal(table: Table, from: Direction, count: number, total = count): void {
  const sides = clockwiseFrom(from)
  for (let dealt = 0; dealt < count && !isOver(table.state); dealt++) {
    spawnOnSide(table, sides[dealt % sides.length] ?? from, 1, total)
  }
}

/** Lets monsters appear, one at a time, at the entrance of a side [R 9]. */
function spawnOnSide(table: Table, side: Direction, count: number, total: number): void {
  spawn(table, count, () => doorOnSide(table.state, side, total))
}

/** What is told of new monsters, but for the size of the forest, which is measured only when somebody listens. */
type Why = Omit<SpawnReason, 'width' | 'height'>

function reasonFor({ tiles }: State, { total, side, entranceSide }: Why): SpawnReason {
  const { width, height } = extent(tiles)
  return { total, width, height, side, entranceSide }
}

/**
 * Lets monsters appear one at a time. One of them may close the place where it came: then the next looks for another,
 * and each new place is told of [R 39].
 */
function spawn(table: Table, count: number, find: () => Door | null): void {
  const { state, emit } = table
  const presence = presenceOf(state)
  let door = find()
  let told: Place | null = null
  for (let come = 0; come < count && !isOver(state); come++) {
    if (come > 0 && state.extras) door = find()
    if (!door) return emit?.({ type: 'no-entrance' })
    const { at, kind, why } = door
    if (at !== told)
      emit?.({ type: 'monsters-coming', at, count: count - come, reason: reasonFor(state, why) })
    told = at
    appear(table, presence, at, kind)
  }
}

/** A monster appears: it has entered that tile [R 17]. */
export function appear(table: Table, presence: Presence, at: Place, kind: MonsterKind): void {
  const { state, emit } = table
  const monster = { n: state.nextMonster, kind }
  const hurries = hasteAt(table, at, monster)
  state.nextMonster += 1
  putMonster(state, at, monster)
  emit?.({ type: 'monster-appeared', monster: monster.n, kind, at, hurries })
  arrive(table, presence, { monster, at, entered: [at], haste: hurries })
}
