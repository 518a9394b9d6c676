import { compareAngle, type Direction, distanceFromCentre, type Place } from '../../kernel/boards/square.ts'
import type { DieFace } from '../../kernel/chance.ts'
import type { RuleContext } from '../context.ts'
import type { State } from '../state.ts'
import type { Monster } from '../tiles.ts'
import { askAboutDie, sideOfDie, throwForMovement } from './die.ts'
import { places } from './forest.ts'
import { isOver } from './outcome.ts'
import { presenceOf } from './presence.ts'
import { movesByRound } from './rounds.ts'
import { run } from './run.ts'
import { isOnSide } from './sides.ts'

/** A monster that is about to move, and its place. */
export interface Mover {
  monster: Monster
  at: Place
}

/**
 * Returns the monsters of a side (null: all) in the order of movement: the closest to the oak first, then clockwise from north, then by
 * number [R 14].
 */
export function movers({ tiles, rules }: State, side: Direction | null): Mover[] {
  return places(tiles)
    .filter((at) => tiles[at]?.monsters.length && (side === null || isOnSide(at, side, rules.sides)))
    .sort((a, b) => distanceFromCentre(a) - distanceFromCentre(b) || compareAngle(a, b))
    .flatMap((at) => (tiles[at]?.monsters ?? []).map((monster) => ({ monster, at })))
}

/** Rolls for the movement, which may ask whether to keep the die. With movement by round all monsters move without a die [R 72]. */
export function rollForMovement(context: RuleContext): void {
  if (movesByRound(context.state)) return moveMonsters(context, null)
  const face = throwForMovement(context)
  if (!askAboutDie(context, 'movement', face)) moveByDie(context, face)
}

/** Moves the monsters that a die names. On a 5 it asks for the side. */
export function moveByDie(context: RuleContext, face: DieFace): void {
  const { state, emit } = context
  if (face === 5) {
    state.pending = { kind: 'movement-side' }
    emit?.({ type: 'side-asked', for: 'movement' })
  } else moveMonsters(context, face === 6 ? null : sideOfDie(face))
}

/**
 * Moves the monsters of a side (null: all) once each, one after another, so that each acts on the result of the previous one. Who moves,
 * and in what order, is fixed beforehand [R 14].
 */
export function moveMonsters(context: RuleContext, side: Direction | null): void {
  const queue = movers(context.state, side)
  context.emit?.({ type: 'movement-began', side, monsters: queue.map(({ monster }) => monster.n) })
  const hooks = context.expansions?.hooks
  const presence = presenceOf(context.state, hooks ? { stepped: [], sounded: [] } : null)
  for (const { monster, at } of queue) {
    if (isOver(context.state)) return
    // An earlier monster may have set the tile on fire, which removed this one.
    if (hooks && !context.state.tiles[at]?.monsters.includes(monster)) continue
    run(context, presence, { monster, at, entered: [], haste: null })
    if (!isOver(context.state)) hooks?.runEnded(context, presence, monster)
  }
  if (!isOver(context.state)) hooks?.movementEnded(context)
}

/** Moves one monster as in a movement of its own: its step, and then its additional steps. */
export function moveMonster(context: RuleContext, { monster, at }: Mover): void {
  run(context, presenceOf(context.state), { monster, at, entered: [], haste: null })
}
