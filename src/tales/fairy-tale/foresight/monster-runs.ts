import {
  type Event,
  type EventOf,
  type MonsterKind,
  monsterCount,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, type Place } from '../../../engine/kernel/index.ts'
import { awaitsMovement, futureOf } from './future.ts'

/** The run of one monster in a movement: its step with all the haste after it [R 17]. */
export interface MonsterRun {
  /** Its position in the movement, from 1, in the order of the rules [R 14]. */
  order: number
  monster: number
  kind: MonsterKind
  /** All places from start to end; one place if it stays. */
  path: Place[]
  end: 'oak' | 'gone' | 'stays' | 'stands'
}

/**
 * Returns the run of every monster in one movement, in the order of the rules. Monsters that have not moved when the game ends are omitted.
 */
export function monsterRuns(events: readonly Event[]): MonsterRun[] {
  const strides = new Map<number, MonsterRun>()
  const begun = (monster: number, kind: MonsterKind, at: Place): MonsterRun => {
    const known = strides.get(monster)
    if (known) return known
    const stride: MonsterRun = { order: strides.size + 1, monster, kind, path: [at], end: 'stays' }
    strides.set(monster, stride)
    return stride
  }
  const onto = (monster: number, kind: MonsterKind, from: Place, to: Place): void => {
    const stride = begun(monster, kind, from)
    stride.path.push(to)
    stride.end = 'stands'
  }
  for (const event of events) {
    if (event.type === 'monster-stayed') begun(event.monster, event.kind, event.at)
    if (isStep(event)) onto(event.monster, event.kind, event.from, event.to)
    for (const monster of goneIn(event)) {
      const stride = strides.get(monster)
      if (stride) stride.end = event.type === 'oak-hurt' ? 'oak' : 'gone'
    }
  }
  return [...strides.values()]
}

/** True if a monster changes its place in an event, by its own step or by an effect of the tile it enters. */
export const isStep = (
  event: Event,
): event is EventOf<'monster-stepped' | 'monster-put-out' | 'monster-slid'> =>
  event.type === 'monster-stepped' || event.type === 'monster-put-out' || event.type === 'monster-slid'

/** The monsters that an event removes from the board on their way. */
export function goneIn(event: Event): readonly number[] {
  switch (event.type) {
    case 'oak-hurt':
    case 'monster-lost':
    case 'soldier-fell':
      return [event.monster]
    // Only fire from a kiln lit by a monster counts: spreading fire follows after all runs.
    case 'grove-taken':
      return event.monsters
    case 'tile-lit':
      return event.by === 'fire' ? [] : event.monsters
    default:
      return []
  }
}

/** The same state with more hearts than monsters, so that the game does not end before all have moved. */
export const endlessly = (state: State): State => ({ ...state, hearts: monsterCount(state) + 1 })

/**
 * Returns the next run of every monster, by a die of its own side; empty if no movement follows. The end of the game is ignored, because
 * the question is where each monster goes.
 */
export function everyStride(state: State): MonsterRun[] {
  if (!awaitsMovement(state)) return []
  const endless = endlessly(state)
  const strides = DIRECTIONS.flatMap((side) => monsterRuns(futureOf(endless, side).events))
  return onePerMonster(strides)
}

/** The first run of each monster: one on the border of two sides moves with either. */
export const onePerMonster = (strides: readonly MonsterRun[]): MonsterRun[] =>
  [...new Map(strides.toReversed().map((stride) => [stride.monster, stride])).values()].reverse()
