import type { Event, EventType } from '../../src/engine/fairy-tale/index.ts'
import { told, whyStepped } from '../drawn/index.ts'

/** What monsters do and suffer that is not told as theirs. */
const BESIDES: readonly EventType[] = [
  ...(['bar-broken', 'oak-hurt', 'bridge-fell'] as const),
  ...(['tile-lit', 'drum-sounded', 'grove-taken'] as const),
  ...(['soldier-fell', 'tile-wrecked', 'villager-lost'] as const),
]

/** All that is told of monsters, what they break and whom they hurt; steps with the whole of their reason. */
export const fates = (events: readonly Event[]): string[] =>
  events
    .filter(({ type }) => type.startsWith('monster-') || BESIDES.includes(type))
    .flatMap((event) => {
      const reasoned = whyStepped([event])
      return reasoned.length > 0 ? reasoned : told([event])
    })
