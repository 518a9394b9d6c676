import type { Event, Fortress } from '../../../engine/fortress/index.ts'
import type { EventType } from '../../../engine/kernel/index.ts'
import type { Manner, Timing } from '../../../playback/timing.ts'
import type { Speed } from '../../../store/settings.ts'

/** How long each event moves, in milliseconds at a calm pace; one of 0 is not shown by itself. */
export const CALM: Record<EventType<Fortress>, number> = {
  'siege-began': 0,
  'hand-dealt': 400,
  'turn-began': 0,
  drawn: 360,
  'land-laid': 260,
  'life-lost': 500,
  'life-gained': 500,
  cast: 320,
  met: 260,
  /** All pairs strike together, 400; who falls tips over, 260. */
  fought: 660,
  'garrison-gone': 0,
  'night-rolled': 700,
  /** Three dice, one after another, and a moment to read them. */
  'assault-rolled': 2400,
  over: 700,
}

const TEMPO: Record<Speed, number> = { calm: 1, brisk: 0.45, instant: 0 }

/** For those who want little motion what moves fades instead, and stays in sight for as long as ever. */
const FADE = 120

/** How long each of some events is shown and moves, and when its words come, in whole milliseconds. */
export const timings = (events: readonly Event[], { speed, littleMotion }: Manner): Timing[] =>
  events.map((event, index) => {
    const ms = Math.round(ownTime(event, events[index - 1]) * TEMPO[speed])
    return { ms, motion: littleMotion ? Math.min(ms, FADE) : ms, words: 0 }
  })

/** All pairs strike at the same time: the first of them is shown, with all. */
const ownTime = (event: Event, before: Event | undefined): number =>
  event.type === 'fought' && before?.type === 'fought' ? 0 : CALM[event.type]
