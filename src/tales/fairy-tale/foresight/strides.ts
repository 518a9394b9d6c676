import {
  type Event,
  type EventOf,
  type MonsterKind,
  monsterCount,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, type Place } from '../../../engine/kernel/index.ts'
import { awaitsMovement, futureOf } from './future.ts'

/** What one monster does in a movement: its step with all the haste after it [R 17], as one run. */
export interface Stride {
  /** Which one of the movement it is, from 1, in the order of the rules [R 14]. */
  order: number
  monster: number
  kind: MonsterKind
  /** From where it stood, through every place that it enters, to where it ends; one place alone: it stays. */
  path: Place[]
  end: 'oak' | 'gone' | 'stays' | 'stands'
}

/** What every monster does in one movement, in the order of the rules; those whom the end of the tale stops are left out. */
export function stridesOf(events: readonly Event[]): Stride[] {
  const strides = new Map<number, Stride>()
  const begun = (monster: number, kind: MonsterKind, at: Place): Stride => {
    const known = strides.get(monster)
    if (known) return known
    const stride: Stride = { order: strides.size + 1, monster, kind, path: [at], end: 'stays' }
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

/** Whether a monster comes to another place in an event: by its own step, or by what stands where it went. */
export const isStep = (
  event: Event,
): event is EventOf<'monster-stepped' | 'monster-put-out' | 'monster-slid'> =>
  event.type === 'monster-stepped' || event.type === 'monster-put-out' || event.type === 'monster-slid'

/** The monsters that an event takes off the board on their way. */
export function goneIn(event: Event): readonly number[] {
  switch (event.type) {
    case 'oak-hurt':
    case 'monster-lost':
    case 'soldier-fell':
      return [event.monster]
    // By a kiln that one of them set alight; what burns when the forest stirs comes after all their ways.
    case 'grove-taken':
      return event.monsters
    case 'tile-lit':
      return event.by === 'fire' ? [] : event.monsters
    default:
      return []
  }
}

/** The same with hearts enough for all who may come: no movement ends the tale before every monster has gone. */
export const endlessly = (state: State): State => ({ ...state, hearts: monsterCount(state) + 1 })

/**
 * The next step of every monster, as the die of its own side brings it, once each; empty when nobody will move.
 * The end of the tale stops none: what is asked is where each of them is going.
 */
export function everyStride(state: State): Stride[] {
  if (!awaitsMovement(state)) return []
  const endless = endlessly(state)
  const strides = DIRECTIONS.flatMap((side) => stridesOf(futureOf(endless, side).events))
  return [...new Map(strides.toReversed().map((stride) => [stride.monster, stride])).values()].reverse()
}
