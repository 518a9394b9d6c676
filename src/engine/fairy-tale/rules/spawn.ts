import { clockwiseFrom, type Direction, type Place } from '../../kernel/boards/square.ts'
import type { DieFace } from '../../kernel/chance.ts'
import type { RuleContext } from '../context.ts'
import type { SpawnReason } from '../events.ts'
import { countToCome } from '../expansion-queries.ts'
import type { HeroPresence } from '../hooks/expansion.ts'
import type { State } from '../state.ts'
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

/** The minimum number of new monsters, and the amount subtracted from the longest side of the forest [R 6]. */
const LEAST = 1
const FEWER = 2

/** The number of new monsters of a turn: the longest side of the forest − 2, at least 1 [R 6]. Includes effects of expansions. */
export const monstersToCome = (state: State): number => countToCome(state, monstersBySize(state))

/** The number of new monsters by the size of the forest alone. */
export const monstersBySize = ({ tiles }: State): number => Math.max(LEAST, extent(tiles).longest - FEWER)

/** Returns what determines the number of new monsters: the minimum, the width or the height [R 6]. */
export function whyCount({
  width,
  height,
}: Pick<SpawnReason, 'width' | 'height'>): 'least' | 'width' | 'height' {
  if (Math.max(width, height) - FEWER < LEAST) return 'least'
  return width >= height ? 'width' : 'height'
}

/** True if a 6 for new monsters would be rolled again now, because no den is in reach [R 8]. */
export const rollsSixAgain = (state: State): boolean =>
  asksForDen(state) && state.rules.noDen === 'roll-again' && activeDen(state) === null

/** True if monsters appear at a den on a 6. If they are spread over all sides, a 6 starts at north instead [R 71]. */
const asksForDen = ({ rules }: State): boolean => rules.arrivals !== 'dealt'

/**
 * Rolls for new monsters: once for all of them, or once for each if each has its own die [R 71]. May leave a question open: whether to keep
 * a die, or which side to choose.
 */
export function rollForMonsters(context: RuleContext): void {
  const hooks = context.expansions?.hooks
  if (hooks?.hushes(context)) return
  hooks?.comes(context)
  const left = monstersToCome(context.state)
  throwFor(context, left)
  throwForOthers(context, left)
}

/**
 * Throws the die for new monsters. `left`: the number still to appear. A 6 without a den in reach is rolled again within the same roll,
 * without a question [R 8].
 */
function throwFor(context: RuleContext, left: number, again = false): void {
  const face = throwDie(context, 'new-monsters', again)
  const inVain = face === 6 && rollsSixAgain(context.state)
  if (inVain || !askAboutDie(context, 'new-monsters', face, left)) carryOut(context, face, left)
}

/** If each monster has its own die: throws for those after the first, until a question is asked [R 71]. */
function throwForOthers(context: RuleContext, left: number): void {
  const { state } = context
  if (state.rules.arrivals !== 'each') return
  for (let others = left - 1; others > 0 && !state.pending && !isOver(state); others--)
    throwFor(context, others)
}

/** Applies a die for new monsters, and then throws for the remaining ones. On a 5 it asks for the side. */
export function spawnByDie(context: RuleContext, face: DieFace, left = monstersToCome(context.state)): void {
  carryOut(context, face, left)
  throwForOthers(context, left)
}

/** Applies a chosen side for new monsters, and then throws for the remaining ones. */
export function spawnFrom(context: RuleContext, side: Direction, left: number): void {
  comeFrom(context, side, left)
  throwForOthers(context, left)
}

function carryOut(context: RuleContext, face: DieFace, left: number): void {
  const { state, emit } = context
  if (face === 5) {
    state.pending = { kind: 'spawn-side', count: left }
    emit?.({ type: 'side-asked', for: 'new-monsters' })
  } else if (face === 6 && asksForDen(state)) comeFromDen(context, left)
  else comeFrom(context, face === 6 ? 'north' : sideOfDie(face), left)
}

/** The monsters of one throw: one if each has its own die, else all that are left [R 71]. */
const together = ({ rules }: State, left: number): number => (rules.arrivals === 'each' ? 1 : left)

/** The total number of new monsters of the current roll. */
const inAll = (state: State, left: number): number =>
  state.rules.arrivals === 'each' ? Math.max(left, monstersToCome(state)) : left

/** Makes monsters appear on a side, or spread over all four sides from that one on [R 71]. */
function comeFrom(context: RuleContext, side: Direction, left: number): void {
  const { state } = context
  if (state.rules.arrivals === 'dealt') deal(context, side, left)
  else spawnOnSide(context, side, together(state, left), inAll(state, left))
}

function comeFromDen(context: RuleContext, left: number): void {
  const { state } = context
  if (activeDen(state) === null) return goWithoutDen(context, left)
  const total = inAll(state, left)
  spawn(context, together(state, left), () => doorOfDen(state, total))
}

/** The place and kind of new monsters, with the reason. */
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

/** A 6 without a den joined to the oak: rolls again, or applies the house rule [R 8]. */
function goWithoutDen(context: RuleContext, left: number): void {
  const then = context.state.rules.noDen
  context.emit?.({ type: 'no-den', then })
  if (then === 'roll-again') throwFor(context, left, true)
  if (then === 'every-side') deal(context, 'north', together(context.state, left), inAll(context.state, left))
}

/** Makes monsters appear one by one at the four entrances, clockwise from a side (house rules of [R 8] and [R 71]). */
function deal(context: RuleContext, from: Direction, count: number, total = count): void {
  const sides = clockwiseFrom(from)
  for (let dealt = 0; dealt < count && !isOver(context.state); dealt++) {
    spawnOnSide(context, sides[dealt % sides.length] ?? from, 1, total)
  }
}

/** Makes monsters appear, one at a time, at the entrance of a side [R 9]. */
function spawnOnSide(context: RuleContext, side: Direction, count: number, total: number): void {
  spawn(context, count, () => doorOnSide(context.state, side, total))
}

/** The reason of new monsters without the size of the forest, which is measured only for events. */
type Why = Omit<SpawnReason, 'width' | 'height'>

function reasonFor({ tiles }: State, { total, side, entranceSide }: Why): SpawnReason {
  const { width, height } = extent(tiles)
  return { total, width, height, side, entranceSide }
}

/**
 * Makes monsters appear one at a time. One of them may close its place: the next one then searches again, and each new place is announced
 * [R 39].
 */
function spawn(context: RuleContext, count: number, find: () => Door | null): void {
  const { state, emit } = context
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
    appear(context, presence, at, kind)
  }
}

/** Makes a monster appear, which counts as entering the tile [R 17]. */
export function appear(context: RuleContext, presence: HeroPresence, at: Place, kind: MonsterKind): void {
  const { state, emit } = context
  const monster = { n: state.nextMonster, kind }
  const hurries = hasteAt(context, at, monster)
  state.nextMonster += 1
  putMonster(state, at, monster)
  emit?.({ type: 'monster-appeared', monster: monster.n, kind, at, hurries })
  arrive(context, presence, { monster, at, entered: [at], haste: hurries })
}
