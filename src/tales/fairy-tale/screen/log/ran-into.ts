import type { Event } from '../../../../engine/fairy-tale/index.ts'
import type { ExpansionHappening, LoggedRun } from './runs.ts'

/** Events after a monster's step in the expansions. A falling bridge is missing, because it precedes the step. */
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

/** Adds an event to the last steps of the monsters concerned. */
export function ranInto(event: Event, frame: number, runs: readonly LoggedRun[]): void {
  if (!isAfterStep(event)) return
  for (const run of ofThose(event, runs)) {
    run.parts.at(-1)?.happened.push(event)
    // A grove is taken after all have moved, so it does not extend a single run.
    if (event.type !== 'grove-taken') run.last = frame
  }
}

/**
 * Returns the last runs of the monsters concerned: one, or all that took a grove. For a kiln, only a monster that stepped onto
 * it, not one that was there.
 */
function ofThose(event: AfterStep, runs: readonly LoggedRun[]): LoggedRun[] {
  const lastOf = (n: number): LoggedRun[] => runs.filter(({ monster }) => monster === n).slice(-1)
  if (event.type === 'grove-taken') return event.monsters.flatMap(lastOf)
  if (event.type !== 'tile-lit') return lastOf(event.monster)
  return event.by === 'kiln' ? runs.slice(-1).filter(({ monster }) => event.monsters.includes(monster)) : []
}
