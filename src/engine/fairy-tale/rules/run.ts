import { CENTRE, type Place } from '../../kernel/grid.ts'
import type { StepReason, Tried } from '../events.ts'
import type { Table } from '../table.ts'
import type { Monster } from '../tiles.ts'
import { isFull } from './forest.ts'
import { putMonster, takeMonster } from './monsters.ts'
import { hurtOak } from './outcome.ts'
import { chooseWay, desiredTurn, type Way } from './plan.ts'
import { heldBy, type Presence } from './presence.ts'

/** A run that began by walking has entered nothing yet; one that began by appearing, its first place. */
export interface Run {
  monster: Monster
  at: Place
  /** Places entered in this run: none of them is entered again. */
  entered: Place[]
  /** The next step is one of haste. */
  haste: boolean
}

/**
 * One step, with all the haste after it [R 17]: a monster that arrives on a tile that was full goes on
 * at once, never twice onto the same tile, until it finds room, reaches the oak, is held, or nothing is
 * left.
 */
export function run(table: Table, presence: Presence, { monster, at, entered, haste }: Run): void {
  const held = heldBy(table.state, presence, at)
  const tried: Tried[] | undefined = table.emit && []
  const way = held === null ? chooseWay(table.state, presence, at, entered, tried) : null
  const reason: StepReason = {
    desired: desiredTurn(at),
    tried: tried ?? [],
    forced: way?.forced ?? false,
    haste,
    drawnBy: bySeat(way?.drawnBy ?? null),
  }
  if (way) go(table, presence, { monster, at, entered, haste }, way, reason)
  else stay(table, monster, at, reason, held)
}

const bySeat = (seat: number | null): { seat: number } | null => (seat === null ? null : { seat })

function go(
  table: Table,
  presence: Presence,
  { monster, at, entered }: Run,
  way: Way,
  reason: StepReason,
): void {
  const hurries = isFull(table.state, way.to)
  step(table, monster, at, way, reason)
  if (way.to === CENTRE) hurtOak(table, monster)
  else if (hurries) run(table, presence, { monster, at: way.to, entered: [...entered, way.to], haste: true })
}

function stay(
  { emit }: Table,
  { n, kind }: Monster,
  at: Place,
  reason: StepReason,
  held: number | null,
): void {
  const squeezed = reason.haste
  emit?.({ type: 'monster-stayed', monster: n, kind, at, reason, squeezed, held: bySeat(held) })
}

function step(table: Table, monster: Monster, from: Place, { turn, to }: Way, reason: StepReason): void {
  const { state, emit } = table
  takeMonster(state, from, monster.n)
  if (to !== CENTRE) putMonster(state, to, monster)
  emit?.({ type: 'monster-stepped', monster: monster.n, kind: monster.kind, from, to, turn, reason })
}
