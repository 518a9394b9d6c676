import { copyOf, type Event, type State } from '../../../engine/fairy-tale/index.ts'
import type { Direction, Frame } from '../../../engine/kernel/index.ts'
import { futureOf } from './future.ts'

/** A future event by event, each with the game just after it, as what really happened is kept. */
export function courseOf(state: State, way: Direction | 'all'): Frame<State, Event>[] {
  const frames: Frame<State, Event>[] = []
  futureOf(state, way, (event, after) => frames.push({ event, state: copyOf(after) }))
  return frames
}
