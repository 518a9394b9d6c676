import type { Event, EventOf, EventType } from '../engine/fairy-tale/index.ts'
import type { Speed } from '../store/settings.ts'

/** How long each event is shown, in milliseconds at a calm pace. */
const CALM: Record<EventType, number> = {
  'first-tile-laid': 260,
  'tale-began': 300,
  'tile-revealed': 180,
  'turn-began': 300,
  'die-rolled': 600,
  'no-den': 600,
  'side-asked': 0,
  'side-chosen': 300,
  'monsters-coming': 300,
  'no-entrance': 600,
  'monster-appeared': 220,
  'monster-lost': 320,
  'monster-put-out': 420,
  'monster-delayed': 180,
  'bar-broken': 260,
  'movement-began': 180,
  'monster-stepped': 220,
  'monster-stayed': 220,
  'oak-hurt': 500,
  'action-began': 300,
  'character-walked': 220,
  'diamond-destroyed': 600,
  'tile-placed': 260,
  'tile-swept': 260,
  'building-set': 260,
  'symbol-used': 120,
  'tile-destroyed': 600,
  'tile-swapped': 560,
  'tile-turned': 300,
  'monster-removed': 260,
  'question-asked': 0,
  'die-kept': 180,
  'power-used': 300,
  'character-carried': 620,
  'monsters-cleared': 420,
  'item-changed': 300,
  'turn-ended': 0,
  'game-ended': 600,
}

/** A breath between one monster's run and the next one's, at a calm pace. */
const BREATH = 70

/** A step in haste takes less than one at leisure. */
const HURRY = 0.6

/** Longest that all monsters of one plan may take together, at a calm pace. */
const LONGEST_PARADE = 8000

/** What moves, fades instead for those who want little motion. */
const FADE = 120

const TEMPO: Record<Speed, number> = { calm: 1, brisk: 0.45, instant: 0 }

/** The events that come as often as there are monsters, or steps of theirs. */
const PARADE = [
  'monster-stepped',
  'monster-stayed',
  'monster-appeared',
  'monster-lost',
  'monster-put-out',
  'monster-delayed',
  'bar-broken',
] as const satisfies readonly EventType[]

type ParadeEvent = EventOf<(typeof PARADE)[number]>

const isParade = (event: Event): event is ParadeEvent => PARADE.some((type) => type === event.type)

/**
 * How long each of some events is shown, in whole milliseconds. Many monsters hurry, so that none of
 * their turns takes longer than about eight seconds; with little motion every event is a short fade.
 */
export function timings(events: readonly Event[], speed: Speed, littleMotion: boolean): number[] {
  const calm = events.map((event, index) => calmTime(event, events[index + 1]))
  const parade = calm.reduce((sum, ms, index) => sum + (paradeAt(events, index) ? ms : 0), 0)
  const squeeze = Math.min(1, LONGEST_PARADE / Math.max(1, parade))
  return calm.map((ms, index) => {
    const squeezed = paradeAt(events, index) ? ms * squeeze : ms
    return Math.round((littleMotion ? Math.min(squeezed, FADE) : squeezed) * TEMPO[speed])
  })
}

const paradeAt = (events: readonly Event[], index: number): boolean => {
  const event = events[index]
  return event !== undefined && isParade(event)
}

/** An event's own time; the last one of a monster's run is followed by a breath. */
function calmTime(event: Event, next: Event | undefined): number {
  const ms = CALM[event.type]
  if (!isParade(event)) return ms
  const goesOn = next !== undefined && isParade(next) && next.monster === event.monster
  return (isHurried(event) ? ms * HURRY : ms) + (goesOn ? 0 : BREATH)
}

const isHurried = (event: Event): boolean => event.type === 'monster-stepped' && event.reason.haste !== null
