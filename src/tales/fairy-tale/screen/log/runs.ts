import type { Event, EventOf, MonsterKind } from '../../../../engine/fairy-tale/index.ts'
import type { Frame } from '../../game.ts'
import { ranInto } from './ran-into.ts'

/** Events of a monster on its way other than steps. */
const ON_THE_WAY = ['bar-broken', 'monster-lost', 'monster-put-out', 'monster-delayed'] as const

/** An event of a monster besides its steps: it broke a barrier, fell, was put out, or is delayed. */
export type BasicHappening = EventOf<(typeof ON_THE_WAY)[number]>

/** The same for expansions: a bridge fell, the monster slid, met a soldier, lit a kiln, and so on. */
export type ExpansionHappening = EventOf<
  | 'bridge-fell'
  | 'monster-slid'
  | 'soldier-fell'
  | 'villager-lost'
  | 'tile-wrecked'
  | 'drum-sounded'
  | 'tile-lit'
  | 'grove-taken'
>

export type RunEffect = BasicHappening | ExpansionHappening

/** A step of a run, or its end without a step. */
type Step = EventOf<'monster-stepped' | 'monster-stayed'>

/** A step of a run, or its end without a step, with the state after it. */
export interface RunPart {
  event: Step
  /** Index of its frame. */
  frame: number
  state: Frame['state']
  /** Barriers it broke before the step, and events after it. */
  happened: RunEffect[]
}

/** A monster's step with its haste [R 17], from the frames of a move. */
export interface LoggedRun {
  monster: number
  kind: MonsterKind
  /** Indices of its first and last frames. */
  first: number
  last: number
  /** For a run that begins at an entrance: the reason of the haste there; null for other runs. */
  appeared: EventOf<'monster-appeared'>['hurries']
  parts: RunPart[]
  reachedOak: boolean
}

export const isBasicHappening = (event: Event): event is BasicHappening =>
  ON_THE_WAY.some((type) => type === event.type)

/** True if the event precedes the step that causes it: a barrier or a bridge gives way. */
export const givesWay = (event: Event): event is EventOf<'bar-broken' | 'bridge-fell'> =>
  event.type === 'bar-broken' || event.type === 'bridge-fell'

/** Returns all runs in the frames of a move, in order. */
export function runsOf(frames: readonly Frame[]): LoggedRun[] {
  const runs: LoggedRun[] = []
  // Barriers broken so far, kept for the step that broke them.
  let broken: RunEffect[] = []
  frames.forEach(({ event, state }, index) => {
    const open = runs.at(-1)
    if (event.type === 'monster-appeared' && event.hurries) runs.push(begun(event, index, event.hurries))
    if (givesWay(event)) broken.push(event)
    if (event.type === 'monster-stepped' || event.type === 'monster-stayed') {
      const run = event.reason.haste && open ? open : begun(event, index - broken.length, null)
      if (run !== open) runs.push(run)
      run.parts.push({ event, frame: index, state, happened: broken })
      run.last = index
      broken = []
    } else if (isBasicHappening(event) && !givesWay(event) && open?.monster === event.monster) {
      open.parts.at(-1)?.happened.push(event)
      open.last = index
    }
    ranInto(event, index, runs)
    if (event.type === 'oak-hurt' && open) {
      open.reachedOak = true
      open.last = index
    }
  })
  return runs
}

const begun = (
  { monster, kind }: { monster: number; kind: MonsterKind },
  index: number,
  appeared: LoggedRun['appeared'],
): LoggedRun => ({ monster, kind, first: index, last: index, appeared, parts: [], reachedOak: false })
