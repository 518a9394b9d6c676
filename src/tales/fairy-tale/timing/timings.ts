import type { Event, EventOf, EventType, MonsterKind } from '../../../engine/fairy-tale/index.ts'
import { FADE, type PlaybackMode, TEMPO, type Timing } from '../../../playback/tempo.ts'
import type { Speed } from '../../../store/settings.ts'
import { type Weight, weightOf } from './weight.ts'

/** The pace of each kind of monster as a factor on the usual time: the giant is heavy, the wolf quick. The mean is about 1. */
export const PACES: Readonly<Record<MonsterKind, number>> = {
  'frost-giant': 1.3,
  troll: 1.1,
  'ice-witch': 1.1,
  ogre: 1,
  'big-bad-wolf': 0.75,
}

/** The motion of each event in milliseconds at a calm pace (docs/MOTION.md). Events with 0 are not shown by themselves. */
export const CALM: Record<EventType, number> = {
  'first-tile-laid': 440,
  'tale-began': 300,
  'tile-revealed': 420,
  'hand-dealt': 420,
  'turn-began': 300,
  'die-rolled': 600,
  'no-den': 600,
  'side-asked': 0,
  'side-chosen': 300,
  'monsters-coming': 300,
  'no-entrance': 600,
  'monster-appeared': 300,
  'monster-lost': 320,
  'monster-put-out': 420,
  'monster-delayed': 180,
  'bar-broken': 260,
  'movement-began': 180,
  'monster-stepped': 220,
  'monster-stayed': 220,
  'oak-hurt': 600,
  'action-began': 300,
  'character-walked': 220,
  'diamond-destroyed': 600,
  'tile-placed': 500,
  'tile-swept': 360,
  'tile-felled': 440,
  'building-set': 260,
  'symbol-used': 180,
  'tile-destroyed': 600,
  'tile-swapped': 560,
  'tile-turned': 300,
  'monster-removed': 260,
  'question-asked': 0,
  'die-kept': 180,
  'power-used': 300,
  'character-carried': 600,
  'monsters-cleared': 420,
  'item-changed': 300,
  'turn-ended': 0,
  'game-ended': 600,
  // Of expansions.
  'tile-lit': 420,
  'fire-grew': 300,
  'tile-burnt': 420,
  'oak-scorched': 600,
  'fire-doused': 300,
  'bucket-filled': 180,
  'flood-ran': 560,
  'flood-fell': 300,
  'boulder-rolled': 600,
  'monster-slid': 420,
  'sign-turned': 300,
  'bridge-moved': 300,
  'bridge-fell': 260,
  'soldier-recruited': 300,
  'soldier-marched': 480,
  'soldier-fell': 320,
  'villager-walked': 300,
  'villager-saved': 300,
  'villager-lost': 420,
  'drum-sounded': 260,
  'grove-taken': 600,
  'tile-wrecked': 320,
  'thing-fetched': 260,
  'thing-lost': 300,
  'thing-delivered': 300,
  'heart-back': 420,
  hushed: 300,
  'bells-rang': 300,
  'curse-fell': 300,
  'curse-lifted': 180,
  'spell-found': 260,
  'spell-cast': 300,
  'die-foretold': 600,
  'character-lost': 420,
}

/** The pause in milliseconds between the die at rest and its text, so that the eyes can settle. */
const SETTLES: Record<Speed, number> = { calm: 250, brisk: 150, instant: 0 }

/** The time in milliseconds that the text of the die stays before the playback goes on: long enough to read at any pace. */
const LIES: Record<Speed, number> = { calm: 650, brisk: 450, instant: 0 }

/** The time in milliseconds that the halves of a heart are shown before the playback goes on. */
const LOOKED_AT: Record<Weight, Record<Speed, number>> = {
  moment: { calm: 800, brisk: 600, instant: 0 },
  great: { calm: 1700, brisk: 1200, instant: 0 },
}

/** The time in milliseconds that the board is held after the last monster, before a privacy screen covers it. */
const HOLD: Record<Speed, number> = { calm: 1000, brisk: 700, instant: 0 }

/** The pause between the runs of two monsters, in milliseconds at a calm pace. */
const BREATH = 70

/** Factor on the time of a step in haste. */
const HURRY = 0.6

/** The maximum time of all monsters of one plan together, in milliseconds at a calm pace. */
const LONGEST_PARADE = 8000

/** The time for the counter of a new thing to hop, in milliseconds at a calm pace. */
const HOPS: Partial<Record<EventType, number>> = { 'tile-placed': 100, 'heart-back': 180 }

/** The event types that occur once for each monster, or for each of its steps. */
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
 * Returns for each event its display time, its motion and the start of its text, in whole milliseconds. Many monsters are sped up, so that
 * no monsters' turn exceeds about eight seconds.
 */
export function timings(
  events: readonly Event[],
  { speed, reducedMotion, held = false }: PlaybackMode,
): Timing[] {
  const parade = events.reduce((sum, event, index) => {
    return isParade(event) ? sum + ownTime(event) + breathAfter(event, events[index + 1]) : sum
  }, 0)
  const squeeze = Math.min(1, LONGEST_PARADE / Math.max(1, parade))
  return events.map((event, index) => {
    const tempo = TEMPO[speed] * (isParade(event) ? squeeze : 1)
    const moved = Math.round(ownTime(event) * tempo)
    const motion = reducedMotion ? Math.min(moved, FADE) : moved
    const next = events[index + 1]
    const still = breathAfter(event, next) + (HOPS[event.type] ?? 0)
    const breath = Math.round(still * tempo) + lookedAt(event, speed)
    const hold = held && next?.type === 'turn-began' && event.type !== 'turn-ended' ? HOLD[speed] : 0
    return { ms: moved + breath + hold, motion, words: wordsOf(event, motion, speed) }
  })
}

/** The motion of an event in milliseconds at a calm pace. */
const ownTime = (event: Event): number => CALM[event.type] * paceOf(event) * (isHurried(event) ? HURRY : 1)

/** The pace factor of an event: each kind of monster has its own. */
const paceOf = (event: Event): number =>
  event.type === 'monster-stepped' || event.type === 'monster-appeared' ? PACES[event.kind] : 1

/** The time that an event is shown after its motion, in milliseconds. */
function lookedAt(event: Event, speed: Speed): number {
  if (event.type === 'die-rolled') return SETTLES[speed] + LIES[speed]
  // The text of a diamond stays visible while the playback goes on.
  const weight = event.type === 'diamond-destroyed' ? null : weightOf(event)
  return weight ? LOOKED_AT[weight][speed] : 0
}

/** The start of an event's text: for the die when it rests, for a moment at the impact. */
function wordsOf(event: Event, motion: number, speed: Speed): number {
  if (event.type === 'die-rolled') return motion + SETTLES[speed]
  return weightOf(event) ? Math.round(motion / 2) : 0
}

/** The pause after the last event of a monster's run. */
function breathAfter(event: Event, next: Event | undefined): number {
  if (!isParade(event)) return 0
  return next !== undefined && isParade(next) && next.monster === event.monster ? 0 : BREATH
}

const isHurried = (event: Event): boolean => event.type === 'monster-stepped' && event.reason.haste !== null
