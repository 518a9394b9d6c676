import type { Event, EventOf, EventType, MonsterKind } from '../../../engine/fairy-tale/index.ts'
import type { Manner, Timing } from '../../../playback/timing.ts'
import type { Speed } from '../../../store/settings.ts'
import { type Weight, weightOf } from './weight.ts'

/**
 * How long each kind of monster takes to come and to step, as a part of the usual time: the giant is heavy, the wolf
 * quick. Together they take about as long as if they were all alike.
 */
export const PACES: Readonly<Record<MonsterKind, number>> = {
  'frost-giant': 1.3,
  troll: 1.1,
  'ice-witch': 1.1,
  ogre: 1,
  'big-bad-wolf': 0.75,
}

/** How long each event moves, in milliseconds at a calm pace (docs/MOTION.md). One of 0 is not shown by itself. */
export const CALM: Record<EventType, number> = {
  'first-tile-laid': 440,
  'tale-began': 300,
  'tile-revealed': 180,
  'hand-dealt': 180,
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
  'oak-hurt': 700,
  'action-began': 300,
  'character-walked': 220,
  'diamond-destroyed': 800,
  'tile-placed': 440,
  'tile-swept': 260,
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
  'character-carried': 620,
  'monsters-cleared': 420,
  'item-changed': 300,
  'turn-ended': 0,
  'game-ended': 600,
  // Of expansions.
  'tile-lit': 420,
  'fire-grew': 300,
  'tile-burnt': 420,
  'oak-scorched': 700,
  'fire-doused': 300,
  'bucket-filled': 180,
  'flood-ran': 560,
  'flood-fell': 300,
  'boulder-rolled': 620,
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
  'grove-taken': 700,
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

/** A breath between the die that lies and its words: the eyes come to rest first. */
const SETTLES: Record<Speed, number> = { calm: 250, brisk: 150, instant: 0 }

/** How long the words of the die stand before the tale goes on: they must be read, at whatever pace is shown. */
const LIES: Record<Speed, number> = { calm: 650, brisk: 450, instant: 0 }

/** How long a moment is looked at when nothing in it moves any more. */
const LOOKED_AT: Record<Weight, Record<Speed, number>> = {
  moment: { calm: 800, brisk: 600, instant: 0 },
  great: { calm: 1700, brisk: 1200, instant: 0 },
}

/** How long the board is held when the last monster stands still, before the turn passes and a card covers it. */
const HOLD: Record<Speed, number> = { calm: 1000, brisk: 700, instant: 0 }

/** A breath between one monster's run and the next one's, at a calm pace. */
const BREATH = 70

/** A step in haste takes less than one at leisure. */
const HURRY = 0.6

/** Longest that all monsters of one plan may take together, at a calm pace. */
const LONGEST_PARADE = 8000

/** For those who want little motion what moves fades instead, and stays in sight for as long as ever. */
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
 * How long each of some events is shown and moves, and when its words come, in whole milliseconds. Many monsters
 * hurry, so that none of their turns takes longer than about eight seconds.
 */
export function timings(events: readonly Event[], { speed, littleMotion, held = false }: Manner): Timing[] {
  const parade = events.reduce((sum, event, index) => {
    return isParade(event) ? sum + ownTime(event) + breathAfter(event, events[index + 1]) : sum
  }, 0)
  const squeeze = Math.min(1, LONGEST_PARADE / Math.max(1, parade))
  return events.map((event, index) => {
    const tempo = TEMPO[speed] * (isParade(event) ? squeeze : 1)
    const moved = Math.round(ownTime(event) * tempo)
    const motion = littleMotion ? Math.min(moved, FADE) : moved
    const next = events[index + 1]
    const breath = Math.round(breathAfter(event, next) * tempo) + lookedAt(event, speed)
    const hold = held && next?.type === 'turn-began' && event.type !== 'turn-ended' ? HOLD[speed] : 0
    return { ms: moved + breath + hold, motion, words: wordsOf(event, motion, speed) }
  })
}

/** How long an event moves at a calm pace. */
const ownTime = (event: Event): number => CALM[event.type] * paceOf(event) * (isHurried(event) ? HURRY : 1)

/** Each kind of monster comes and walks in its own time. */
const paceOf = (event: Event): number =>
  event.type === 'monster-stepped' || event.type === 'monster-appeared' ? PACES[event.kind] : 1

/** How long an event is looked at when nothing in it moves any more. */
function lookedAt(event: Event, speed: Speed): number {
  if (event.type === 'die-rolled') return SETTLES[speed] + LIES[speed]
  const weight = weightOf(event)
  return weight ? LOOKED_AT[weight][speed] : 0
}

/** When the words of an event come: of the die when it lies, of a moment when the blow has fallen. */
function wordsOf(event: Event, motion: number, speed: Speed): number {
  if (event.type === 'die-rolled') return motion + SETTLES[speed]
  return weightOf(event) ? Math.round(motion / 2) : 0
}

/** The last event of a monster's run is followed by a breath. */
function breathAfter(event: Event, next: Event | undefined): number {
  if (!isParade(event)) return 0
  return next !== undefined && isParade(next) && next.monster === event.monster ? 0 : BREATH
}

const isHurried = (event: Event): boolean => event.type === 'monster-stepped' && event.reason.haste !== null
