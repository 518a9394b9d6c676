import { CENTRE, opposite, type Place } from '../../kernel/boards/square.ts'
import { buildingRules } from '../buildings.ts'
import type { Table } from '../context.ts'
import type { Haste, HeldBy, StepReason, Tried } from '../events.ts'
import type { HeroPresence } from '../hooks/expansion.ts'
import type { BuildingId } from '../ids.ts'
import { symbolRules } from '../symbols.ts'
import type { Monster } from '../tiles.ts'
import { breakBar } from './bars.ts'
import { entranceOf } from './entrance.ts'
import { isFull } from './fullness.ts'
import { putMonster, takeMonster } from './monsters.ts'
import { hurtOak, isOver } from './outcome.ts'
import { chooseWay, desiredTurn, type Way } from './plan.ts'
import { heldBy } from './presence.ts'
import { delay, swallow, swallowsNext } from './special-tiles.ts'

/** A run of a monster. `entered` is empty if it began with a step, and has the first place if it began by appearing. */
export interface Run {
  monster: Monster
  at: Place
  /** The places entered in this run. None may be entered again. */
  entered: Place[]
  /** Why the next step is an additional one; null for the first step of a run. */
  haste: Haste | null
}

/**
 * Makes one step and all additional steps that follow at once [R 17]. The run ends when the monster finds room, reaches the oak, is held or
 * removed, or has no step left. No tile is entered twice. Any delay of the monster is used up by this step, even if it is held [R 32].
 */
export function run(table: Table, presence: HeroPresence, { monster, at, entered, haste }: Run): void {
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
  // A monster that meets soldiers there is removed at once, so its step onto that tile has no other effects [R 54].
  if (roll && table.expansions?.hooks.awaits(table.state, way.to, monster) !== 'meets')
    roll.stepped.push(way.to)
  step(table, monster, at, way, reason)
  arrive(table, presence, { monster, at: way.to, entered: [...entered, way.to], haste: hurries })
}

/**
 * Returns why a monster that arrives at a place takes another step: the place is full, or one of its symbols hurries monsters. Null if it
 * stays, or if something on the tile removes it.
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

/** Applies the effects of a monster entering a place, in this order: the oak, the people there, the building, additional steps [R 31]. */
export function arrive(table: Table, presence: HeroPresence, arrived: Run): void {
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

/** Moves a monster to the entrance of its side, in the same run [R 25]. Returns false if no side has an entrance. */
function putOut(
  table: Table,
  presence: HeroPresence,
  { monster, at, entered }: Run,
  by: BuildingId,
): boolean {
  const { state, emit } = table
  // The side of a tile is opposite to its desired direction, on the diagonals too.
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

/** Moves a monster that slides to another place, in the same run [R 49]. */
function slide(
  table: Table,
  presence: HeroPresence,
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
