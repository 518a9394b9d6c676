import { CENTRE, opposite, type Place } from '../../kernel/boards/square.ts'
import { buildingRules } from '../buildings.ts'
import type { Haste, HeldBy, StepReason, Tried } from '../events.ts'
import type { Presence } from '../hooks/expansion.ts'
import type { BuildingId } from '../ids.ts'
import { symbolRules } from '../symbols.ts'
import type { Table } from '../table.ts'
import type { Monster } from '../tiles.ts'
import { breakBar } from './bars.ts'
import { entranceOf } from './entrance.ts'
import { isFull } from './fullness.ts'
import { putMonster, takeMonster } from './monsters.ts'
import { hurtOak, isOver } from './outcome.ts'
import { chooseWay, desiredTurn, type Way } from './plan.ts'
import { heldBy } from './presence.ts'
import { delay, swallow, swallowsNext } from './special-tiles.ts'

/** A run that began by walking has entered nothing yet; one that began by appearing, its first place. */
export interface Run {
  monster: Monster
  at: Place
  /** Places entered in this run: none of them is entered again. */
  entered: Place[]
  /** Why the next step is one of haste; null for the first of a run. */
  haste: Haste | null
}

/**
 * One step, with all the haste after it [R 17]: a monster that arrives where it must hurry on does so at
 * once, never twice onto the same tile, until it finds room, reaches the oak, is held or taken, or nothing is
 * left. Whether held or not, this was the step that a delay costs it [R 32].
 */
export function run(table: Table, presence: Presence, { monster, at, entered, haste }: Run): void {
  const held = heldBy(table.state, presence, monster, at)
  if (monster.delayedBy) delete monster.delayedBy
  const tried: Tried[] | undefined = table.emit && []
  const way = held === null ? chooseWay(table.state, presence, at, entered, tried) : null
  const reason: StepReason = {
    desired: desiredTurn(at),
    tried: tried ?? [],
    forced: way?.forced ?? false,
    haste,
    drawnBy: way?.drawnBy ?? null,
  }
  if (!way) return stay(table, monster, at, reason, held)
  breakThrough(table, monster, way)
  const hurries = hasteAt(table, way.to, monster)
  const { roll } = presence
  // Where it is met and taken nothing else happens, so that no step onto that tile is kept in mind [R 54].
  if (roll && table.expansions?.hooks.awaits(table.state, way.to, monster) !== 'meets')
    roll.stepped.push(way.to)
  step(table, monster, at, way, reason)
  arrive(table, presence, { monster, at: way.to, entered: [...entered, way.to], haste: hurries })
}

/**
 * Why whoever arrives at a place must hurry on: it is full, or a symbol there says so; null if it need not, or
 * cannot, since what stands there takes it.
 */
export function hasteAt({ state, expansions }: Table, place: Place, monster: Monster): Haste | null {
  const tile = state.tiles[place]
  const awaits = expansions?.hooks.awaits(state, place, monster)
  if (!tile || awaits === 'meets' || awaits === 'takes') return null
  if (awaits === 'makes-plain') return isFull(state, place) ? 'full' : null
  if (swallowsNext(tile)) return null
  if (isFull(state, place)) return 'full'
  return tile.symbols.find(({ symbol }) => symbolRules(symbol).hastens)?.symbol ?? null
}

/** A monster has entered a place. In this order: the oak, who is there, what the building there does, haste [R 31]. */
export function arrive(table: Table, presence: Presence, arrived: Run): void {
  const { monster, at } = arrived
  if (at === CENTRE) return hurtOak(table, monster)
  const fate = table.expansions?.hooks.entered(table, at, monster, arrived.entered) ?? 'stays'
  if (fate === 'gone' || isOver(table.state)) return
  const tile = table.state.tiles[at]
  if (tile?.building) {
    const { delays, putsOut } = buildingRules(tile.building) ?? {}
    if (fate !== 'stays') return slide(table, presence, arrived, tile.building, fate.slidesTo)
    if (swallowsNext(tile)) return swallow(table, at, tile, monster)
    if (delays) delay(table, at, tile.building, monster)
    if (putsOut && putOut(table, presence, arrived, tile.building)) return
  }
  if (arrived.haste) run(table, presence, arrived)
}

/** Puts a monster at the entrance of the side where it is, in the same run [R 25]; whether there is one. */
function putOut(table: Table, presence: Presence, { monster, at, entered }: Run, by: BuildingId): boolean {
  const { state, emit } = table
  // The side of a tile lies behind whoever looks to the oak from it, on the diagonals too.
  const entrance = entranceOf(state, opposite(desiredTurn(at)))
  if (!entrance) return false
  const { at: to, side } = entrance
  const hurries = hasteAt(table, to, monster)
  takeMonster(state, at, monster.n)
  putMonster(state, to, monster)
  emit?.({ type: 'monster-put-out', monster: monster.n, kind: monster.kind, from: at, to, by, side, hurries })
  arrive(table, presence, { monster, at: to, entered: [...entered, to], haste: hurries })
  return true
}

/** A monster slides to another place, in the same run [R 49]. */
function slide(
  table: Table,
  presence: Presence,
  { monster, at, entered }: Run,
  by: BuildingId,
  to: Place,
): void {
  const { state, emit } = table
  const { n, kind } = monster
  const hurries = hasteAt(table, to, monster)
  takeMonster(state, at, n)
  putMonster(state, to, monster)
  emit?.({ type: 'monster-slid', monster: n, kind, from: at, to, by, hurries })
  arrive(table, presence, { monster, at: to, entered: [...entered, to], haste: hurries })
}

function breakThrough({ state, emit }: Table, monster: Monster, { breaks }: Way): void {
  for (const bar of breaks) {
    breakBar(state, bar)
    const { n, kind } = monster
    const { gaveWay } = symbolRules(bar.symbol)
    if (gaveWay) emit?.({ type: gaveWay, monster: n, kind, at: bar.at, side: bar.side })
    else emit?.({ type: 'bar-broken', monster: n, kind, ...bar })
  }
}

function stay(
  { emit }: Table,
  { n, kind }: Monster,
  at: Place,
  reason: StepReason,
  held: HeldBy | null,
): void {
  const squeezed = reason.haste === 'full'
  emit?.({ type: 'monster-stayed', monster: n, kind, at, reason, squeezed, held })
}

function step(table: Table, monster: Monster, from: Place, { turn, to }: Way, reason: StepReason): void {
  const { state, emit } = table
  takeMonster(state, from, monster.n)
  if (to !== CENTRE) putMonster(state, to, monster)
  emit?.({ type: 'monster-stepped', monster: monster.n, kind: monster.kind, from, to, turn, reason })
}
