import type { Event, EventOf, MonsterKind } from '../../../../engine/fairy-tale/index.ts'
import type { Frame } from '../../game.ts'
import { ranInto } from './ran-into.ts'

/** What can happen to a monster on its way, besides its steps. */
const ON_THE_WAY = ['bar-broken', 'monster-lost', 'monster-put-out', 'monster-delayed'] as const

/** Something that happened to a monster besides its steps: it broke, fell, was put out, or is delayed. */
export type BasicHappening = EventOf<(typeof ON_THE_WAY)[number]>

/** The same where expansions are in the game: a bridge fell before it, it slid, met a soldier, set a kiln alight, and so on. */
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

export type Happening = BasicHappening | ExpansionHappening

/** One step of a run, or the end of it without one. */
type Step = EventOf<'monster-stepped' | 'monster-stayed'>

/** One step of a run, or the end of it without one, with the state as it was just after. */
export interface RunPart {
  event: Step
  /** Which of the frames tells of it. */
  frame: number
  state: Frame['state']
  /** What it broke before the step, and what became of it after. */
  happened: Happening[]
}

/** A monster's step with all the haste after it [R 17], from the frames that told of it. */
export interface Run {
  monster: number
  kind: MonsterKind
  /** The first and the last of its frames. */
  first: number
  last: number
  /** It began by appearing where it had to hurry on: what made it hurry. */
  appeared: EventOf<'monster-appeared'>['hurries']
  parts: RunPart[]
  reachedOak: boolean
}

export const isBasicHappening = (event: Event): event is BasicHappening =>
  ON_THE_WAY.some((type) => type === event.type)

/** What happens before the step for which it happens: something gives way. */
export const givesWay = (event: Event): event is EventOf<'bar-broken' | 'bridge-fell'> =>
  event.type === 'bar-broken' || event.type === 'bridge-fell'

/** All runs among the frames of a move, in their order. */
export function runsOf(frames: readonly Frame[]): Run[] {
  const runs: Run[] = []
  // What is broken is told before the step for which it was broken.
  let broken: Happening[] = []
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
  appeared: Run['appeared'],
): Run => ({ monster, kind, first: index, last: index, appeared, parts: [], reachedOak: false })
