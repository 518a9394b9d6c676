import type { ThingId } from '../../../../../engine/fairy-tale/index.ts'
import { CAKE } from './cake.ts'
import { SLIPPER } from './slipper.ts'
import { THREAD } from './thread.ts'

const THINGS: Record<ThingId, string> = { cake: CAKE, thread: THREAD, slipper: SLIPPER }

/** "Bring it here": what a house waits for, in a dashed blue ring, its middle at (0, 0), reaching 17. */
export const wantedMarkup = (thing: ThingId): string =>
  '<circle r="14.6" fill="var(--legal-hi)" stroke="var(--halo)" stroke-width="4.4"/>' +
  '<circle r="14.6" fill="none" stroke="var(--legal)" stroke-width="2.6" stroke-dasharray="5.2 2.44"/>' +
  `<g transform="scale(.34) translate(-32 -32)">${THINGS[thing]}</g>`
