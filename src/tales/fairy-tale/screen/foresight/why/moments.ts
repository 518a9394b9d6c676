import type { Event, EventOf, State } from '../../../../../engine/fairy-tale/index.ts'
import { memoizeByObject } from '../../../../../engine/kernel/index.ts'
import type { Frame } from '../../../game.ts'
import { givesWay, type LoggedRun, type RunPart, runsOf } from '../../log/runs.ts'

/** A sequence of events, past or foreseen, and the state before it. */
export interface Course {
  before: State
  frames: readonly Frame[]
}

/** An event of a course with an explanation; `before`: the state that decided it. */
export type ExplainedEvent = StepMoment | ComingMoment

/** A monster's step, or its staying: part `index` of its run. */
export interface StepMoment {
  kind: 'step'
  frame: number
  before: State
  run: LoggedRun
  part: RunPart
  index: number
}

/** New monsters are about to enter. */
export interface ComingMoment {
  kind: 'coming'
  frame: number
  before: State
  event: EventOf<'monsters-coming'>
}

/** Returns everything in a course that can be explained, in order. Cached. */
export const explainedEvents = memoizeByObject(findMoments)

function findMoments({ before, frames }: Course): readonly ExplainedEvent[] {
  const stateBefore = (frame: number): State => frames[frame - 1]?.state ?? before
  const steps = runsOf(frames).flatMap((run) =>
    run.parts.map((part, index): ExplainedEvent => {
      // The monster chose its way before it broke the barriers of this step.
      const broken = part.happened.filter(givesWay).length
      return { kind: 'step', frame: part.frame, before: stateBefore(part.frame - broken), run, part, index }
    }),
  )
  const comings = frames.flatMap(({ event }, frame): ExplainedEvent[] =>
    event.type === 'monsters-coming' ? [{ kind: 'coming', frame, before: stateBefore(frame), event }] : [],
  )
  return [...steps, ...comings].sort((a, b) => a.frame - b.frame)
}

/** Returns the moment that explains an event of a course, or its consequences; null if there is none. */
export function momentFor(
  { frames }: Course,
  moments: readonly ExplainedEvent[],
  frame: number,
): ExplainedEvent | null {
  const covering = moments.filter((moment) => covers(moment, frame, frames[frame]?.event))
  const nearest = covering.findLast((moment) => moment.frame <= frame) ?? covering[0]
  if (nearest) return nearest
  if (frames[frame]?.event.type !== 'movement-began') return null
  const next = frames.findIndex(({ event }, at) => at > frame && event.type === 'movement-began')
  const found = moments.find((moment) => moment.frame > frame)
  return found && (next < 0 || found.frame < next) ? found : null
}

const covers = (moment: ExplainedEvent, frame: number, event: Event | undefined): boolean => {
  if (moment.kind === 'coming') return moment.frame === frame
  const { run, part } = moment
  return (run.first <= frame && frame <= run.last) || part.happened.some((one) => one === event)
}
