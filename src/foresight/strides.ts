import type { Event, MonsterKind } from '../engine/fairy-tale/index.ts'
import type { Place } from '../engine/kernel/index.ts'

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
    if (event.type === 'monster-stepped' || event.type === 'monster-put-out') {
      onto(event.monster, event.kind, event.from, event.to)
    }
    if (event.type === 'oak-hurt' || event.type === 'monster-lost') {
      const stride = strides.get(event.monster)
      if (stride) stride.end = event.type === 'oak-hurt' ? 'oak' : 'gone'
    }
  }
  return [...strides.values()]
}
