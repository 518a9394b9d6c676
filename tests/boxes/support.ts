import type { Action, Event, EventOf, EventType } from '../../src/engine/fairy-tale/index.ts'
import { at } from '../drawn/index.ts'

/** Returns the events of one type, unchanged. */
export const heard = <Type extends EventType>(events: readonly Event[], type: Type): EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type)

export const walk = (to: string, along = false): Action => ({
  type: 'walk',
  to: at(to),
  ...(along && { with: true }),
})

export const end: Action = { type: 'end-turn' }
export const roll: Action = { type: 'roll' }
