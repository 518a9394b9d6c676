import type { EventOf, MonsterKind } from '../../engine/fairy-tale/index.ts'
import type { TaleFrame } from './line.ts'

type Stepped = EventOf<'monster-stepped'>
type Stayed = EventOf<'monster-stayed'>

/** One step of a run, or the end of it without one, with the state as it was just after. */
export interface RunPart {
  event: Stepped | Stayed
  state: TaleFrame['state']
}

/** A monster's step with all the haste after it [R 17], from the frames that told of it. */
export interface Run {
  monster: number
  kind: MonsterKind
  /** The first and the last of its frames. */
  first: number
  last: number
  /** It began by appearing on a full tile. */
  appeared: boolean
  parts: RunPart[]
  reachedOak: boolean
}

/** All runs among the frames of a move, in their order. */
export function runsOf(frames: readonly TaleFrame[]): Run[] {
  const runs: Run[] = []
  frames.forEach(({ event, state }, index) => {
    const open = runs.at(-1)
    if (event.type === 'monster-appeared' && event.hurries) runs.push(begun(event, index, true))
    if (event.type === 'monster-stepped' || event.type === 'monster-stayed') {
      const run = event.reason.haste && open ? open : begun(event, index, false)
      if (run !== open) runs.push(run)
      run.parts.push({ event, state })
      run.last = index
    }
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
  appeared: boolean,
): Run => ({ monster, kind, first: index, last: index, appeared, parts: [], reachedOak: false })
