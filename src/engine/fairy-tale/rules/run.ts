import { CENTRE, opposite, type Place } from '../../kernel/boards/square.ts'
import { buildingRules } from '../buildings.ts'
import type { RuleContext } from '../context.ts'
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
export function run(
  context: RuleContext,
  presence: HeroPresence,
  { monster, at, entered, haste }: Run,
): void {
  const held = heldBy(context.state, presence, monster, at)
  if (monster.delayedBy) delete monster.delayedBy
  const tried: Tried[] | undefined = context.emit && []
  const way = held === null ? chooseWay(context.state, presence, at, entered, tried) : null
  const reason: StepReason = {
    desired: desiredTurn(at),
    tried: tried ?? [],
    forced: way?.forced ?? false,
    haste,
    drawnBy: way?.drawnBy ?? null,
  }
  if (!way) return stay(context, monster, at, reason, held)
  breakThrough(context, monster, way)
  const hurries = hasteAt(context, way.to, monster)
  const { roll } = presence
  // A monster that meets soldiers there is removed at once, so its step onto that tile has no other effects [R 54].
  if (roll && context.expansions?.hooks.awaits(context.state, way.to, monster) !== 'meets')
    roll.stepped.push(way.to)
  step(context, monster, at, way, reason)
  arrive(context, presence, { monster, at: way.to, entered: [...entered, way.to], haste: hurries })
}

/**
 * Returns why a monster that arrives at a place takes another step: the place is full, or one of its symbols hurries monsters. Null if it
 * stays, or if something on the tile removes it.
 */
export function hasteAt({ state, expansions }: RuleContext, place: Place, monster: Monster): Haste | null {
  const tile = state.tiles[place]
  const awaits = expansions?.hooks.awaits(state, place, monster)
  if (!tile || awaits === 'meets' || awaits === 'takes') return null
  if (awaits === 'makes-plain') return isFull(state, place) ? 'full' : null
  if (swallowsNext(tile)) return null
  if (isFull(state, place)) return 'full'
  return tile.symbols.find(({ symbol }) => symbolRules(symbol).hastens)?.symbol ?? null
}

/** Applies the effects of a monster entering a place, in this order: the oak, the people there, the building, additional steps [R 31]. */
export function arrive(context: RuleContext, presence: HeroPresence, arrived: Run): void {
  const { monster, at } = arrived
  if (at === CENTRE) return hurtOak(context, monster)
  const fate = context.expansions?.hooks.entered(context, at, monster, arrived.entered) ?? 'stays'
  if (fate === 'gone' || isOver(context.state)) return
  const tile = context.state.tiles[at]
  if (tile?.building) {
    const { delays, putsOut } = buildingRules(tile.building) ?? {}
    if (fate !== 'stays') return slide(context, presence, arrived, tile.building, fate.slidesTo)
    if (swallowsNext(tile)) return swallow(context, at, tile, monster)
    if (delays) delay(context, at, tile.building, monster)
    if (putsOut && putOut(context, presence, arrived, tile.building)) return
  }
  if (arrived.haste) run(context, presence, arrived)
}

/** Moves a monster to the entrance of its side, in the same run [R 25]. Returns false if no side has an entrance. */
function putOut(
  context: RuleContext,
  presence: HeroPresence,
  { monster, at, entered }: Run,
  by: BuildingId,
): boolean {
  const { state, emit } = context
  // The side of a tile is opposite to its desired direction, on the diagonals too.
  const entrance = entranceOf(state, opposite(desiredTurn(at)))
  if (!entrance) return false
  const { at: to, side } = entrance
  const hurries = hasteAt(context, to, monster)
  takeMonster(state, at, monster.n)
  putMonster(state, to, monster)
  emit?.({ type: 'monster-put-out', monster: monster.n, kind: monster.kind, from: at, to, by, side, hurries })
  arrive(context, presence, { monster, at: to, entered: [...entered, to], haste: hurries })
  return true
}

/** Moves a monster that slides to another place, in the same run [R 49]. */
function slide(
  context: RuleContext,
  presence: HeroPresence,
  { monster, at, entered }: Run,
  by: BuildingId,
  to: Place,
): void {
  const { state, emit } = context
  const { n, kind } = monster
  const hurries = hasteAt(context, to, monster)
  takeMonster(state, at, n)
  putMonster(state, to, monster)
  emit?.({ type: 'monster-slid', monster: n, kind, from: at, to, by, hurries })
  arrive(context, presence, { monster, at: to, entered: [...entered, to], haste: hurries })
}

function breakThrough({ state, emit }: RuleContext, monster: Monster, { breaks }: Way): void {
  for (const bar of breaks) {
    breakBar(state, bar)
    const { n, kind } = monster
    const { gaveWay } = symbolRules(bar.symbol)
    if (gaveWay) emit?.({ type: gaveWay, monster: n, kind, at: bar.at, side: bar.side })
    else emit?.({ type: 'bar-broken', monster: n, kind, ...bar })
  }
}

function stay(
  { emit }: RuleContext,
  { n, kind }: Monster,
  at: Place,
  reason: StepReason,
  held: HeldBy | null,
): void {
  const squeezed = reason.haste === 'full'
  emit?.({ type: 'monster-stayed', monster: n, kind, at, reason, squeezed, held })
}

function step(
  context: RuleContext,
  monster: Monster,
  from: Place,
  { turn, to }: Way,
  reason: StepReason,
): void {
  const { state, emit } = context
  takeMonster(state, from, monster.n)
  if (to !== CENTRE) putMonster(state, to, monster)
  emit?.({ type: 'monster-stepped', monster: monster.n, kind: monster.kind, from, to, turn, reason })
}
