import type { Boogyman, Event } from '../../../engine/boogyman/index.ts'
import type { EventType } from '../../../engine/kernel/index.ts'
import type { Manner, Timing } from '../../../playback/timing.ts'
import type { Speed } from '../../../store/settings.ts'

/** How long each event moves, in milliseconds at a calm pace; one of 0 is not shown by itself (docs/BOOGYMAN.md). */
export const CALM: Record<EventType<Boogyman>, number> = {
  placed: 260,
  'turn-began': 0,
  stepped: 220,
  'tree-grew': 180,
  'no-tree': 0,
  spawned: 420,
  'boogyman-came': 600,
  /** A tile of his way. */
  prowled: 160,
  captured: 400,
  'no-second-action': 0,
  stuck: 600,
  over: 600,
}

const TEMPO: Record<Speed, number> = { calm: 1, brisk: 0.45, instant: 0 }

/** For those who want little motion what moves fades instead, and stays in sight for as long as ever. */
const FADE = 120

/** How long each of some events is shown and moves, and when its words come, in whole milliseconds. */
export const timings = (events: readonly Event[], { speed, littleMotion }: Manner): Timing[] =>
  events.map((event) => {
    const ms = Math.round(ownTime(event) * TEMPO[speed])
    return { ms, motion: littleMotion ? Math.min(ms, FADE) : ms, words: 0 }
  })

/** How long an event moves at a calm pace: a prowl for every tile that he enters. */
const ownTime = (event: Event): number =>
  CALM[event.type] * (event.type === 'prowled' ? event.path.length : 1)
