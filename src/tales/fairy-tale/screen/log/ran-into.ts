import type { Event } from '../../../../engine/fairy-tale/index.ts'
import type { ExpansionHappening, Run } from './runs.ts'

/** What can happen to a monster on its way in the expansions; a bridge falls before its step, and is told with that. */
const ON_THE_WAY: { readonly [Type in Exclude<ExpansionHappening['type'], 'bridge-fell'>]: true } = {
  'monster-slid': true,
  'soldier-fell': true,
  'villager-lost': true,
  'tile-wrecked': true,
  'drum-sounded': true,
  'tile-lit': true,
  'grove-taken': true,
}

type AfterStep = Extract<Event, { type: keyof typeof ON_THE_WAY }>

const isAfterStep = (event: Event): event is AfterStep => event.type in ON_THE_WAY

/** Adds what an event brought to the last steps of those to whom it happened. */
export function ranInto(event: Event, frame: number, runs: readonly Run[]): void {
  if (!isAfterStep(event)) return
  for (const run of ofThose(event, runs)) {
    run.parts.at(-1)?.happened.push(event)
    // A grove is taken when all have moved: that belongs to no run alone.
    if (event.type !== 'grove-taken') run.last = frame
  }
}

/** The last runs of those to whom something happened: of one, or of all who took a grove. Who stood on a kiln did not light it. */
function ofThose(event: AfterStep, runs: readonly Run[]): Run[] {
  const lastOf = (n: number): Run[] => runs.filter(({ monster }) => monster === n).slice(-1)
  if (event.type === 'grove-taken') return event.monsters.flatMap(lastOf)
  if (event.type !== 'tile-lit') return lastOf(event.monster)
  return event.by === 'kiln' ? runs.slice(-1).filter(({ monster }) => event.monsters.includes(monster)) : []
}
