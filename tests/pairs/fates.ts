import type { Event } from '../../src/engine/fairy-tale/index.ts'
import { told, whyStepped } from '../drawn/index.ts'

/** All that is told of monsters, what they break and whom they hurt; steps with the whole of their reason. */
export const fates = (events: readonly Event[]): string[] =>
  events
    .filter(({ type }) => type.startsWith('monster-') || type === 'bar-broken' || type === 'oak-hurt')
    .flatMap((event) => {
      const reasoned = whyStepped([event])
      return reasoned.length > 0 ? reasoned : told([event])
    })
