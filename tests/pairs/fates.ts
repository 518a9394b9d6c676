import type { Event, EventType } from '../../src/engine/fairy-tale/index.ts'
import { told, whyStepped } from '../drawn/index.ts'

/** Events of monsters with other prefixes than `monster-`. */
const BESIDES: readonly EventType[] = [
  ...(['bar-broken', 'oak-hurt', 'bridge-fell'] as const),
  ...(['tile-lit', 'drum-sounded', 'grove-taken'] as const),
  ...(['soldier-fell', 'tile-wrecked', 'villager-lost'] as const),
]

/** Returns the events of monsters as text, including what they break and damage; steps have their full reason. */
export const fates = (events: readonly Event[]): string[] =>
  events
    .filter(({ type }) => type.startsWith('monster-') || BESIDES.includes(type))
    .flatMap((event) => {
      const reasoned = whyStepped([event])
      return reasoned.length > 0 ? reasoned : told([event])
    })
