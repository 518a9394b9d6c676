import type {
  BuildingId,
  ClearedBy,
  MonsterKind,
  Outcome,
  PowerId,
  SymbolId,
} from '../../../engine/fairy-tale/index.ts'
import type { ExpansionStory } from './expansions.ts'

/** A story event: one fact for our tale. */
export type StoryEvent =
  /** New monsters appeared: their number, and their kind if all are of one kind. */
  | { what: 'came'; count: number; monster: MonsterKind | null }
  | { what: 'nobody-came' }
  /** Actions of the hero on turn. */
  | { what: 'rested' }
  | { what: 'walked'; steps: number }
  | { what: 'laid'; tiles: number; building: BuildingId | null }
  | { what: 'turned' }
  | { what: 'swapped' }
  | { what: 'felled' }
  | { what: 'blasted'; monsters: number }
  | { what: 'drove'; monster: MonsterKind | null; count: number }
  | { what: 'cleared'; by: ClearedBy; count: number }
  | { what: 'power'; power: PowerId }
  | { what: 'set'; building: BuildingId }
  | { what: 'picked-up' }
  | { what: 'delivered' }
  | { what: 'diamond'; nth: number; monsters: number }
  /** Actions of monsters, and events that affected them. */
  | { what: 'hurt'; monster: MonsterKind; nth: number }
  | { what: 'rushed'; monster: MonsterKind; steps: number }
  | { what: 'broke'; monster: MonsterKind; symbol: SymbolId }
  | { what: 'lost'; monster: MonsterKind; by: BuildingId }
  | { what: 'put-out'; monster: MonsterKind; by: BuildingId }
  | { what: 'delayed'; monster: MonsterKind; by: BuildingId }
  | { what: 'near'; monster: MonsterKind }
  | { what: 'held-still' }
  | { what: 'quiet' }
  | { what: 'ended'; outcome: Outcome }
  /** Events of expansions and house rules. */
  | ExpansionStory

export type What = StoryEvent['what']

/** The sides of the story. A turn begins with new monsters, then the hero acts, then the monsters move. */
export type StorySide = 'coming' | 'hero' | 'night'

export const SIDE_OF: Readonly<Record<What, StorySide>> = {
  came: 'coming',
  'nobody-came': 'coming',
  rested: 'hero',
  walked: 'hero',
  laid: 'hero',
  turned: 'hero',
  swapped: 'hero',
  felled: 'hero',
  blasted: 'hero',
  drove: 'hero',
  cleared: 'hero',
  power: 'hero',
  set: 'hero',
  'picked-up': 'hero',
  delivered: 'hero',
  diamond: 'hero',
  hurt: 'night',
  rushed: 'night',
  broke: 'night',
  lost: 'night',
  'put-out': 'night',
  delayed: 'night',
  near: 'night',
  'held-still': 'night',
  quiet: 'night',
  ended: 'night',
  'expansion-deed': 'hero',
  'expansion-tale': 'hero',
  'expansion-event': 'night',
  'expansion-loss': 'night',
}

/** The weight of a mandatory event. Of the others, only the weightiest of a turn are selected. */
export const ALWAYS = 10

export const WEIGHT: Readonly<Record<What, number>> = {
  diamond: ALWAYS,
  hurt: ALWAYS,
  ended: ALWAYS,
  'expansion-tale': ALWAYS,
  'expansion-loss': ALWAYS,
  delivered: 8,
  blasted: 7,
  cleared: 7,
  lost: 7,
  'expansion-deed': 7,
  'expansion-event': 6,
  power: 6,
  drove: 6,
  broke: 6,
  'put-out': 6,
  felled: 5,
  set: 5,
  rushed: 5,
  near: 5,
  delayed: 5,
  swapped: 4,
  turned: 4,
  'picked-up': 4,
  laid: 3,
  came: 3,
  'nobody-came': 3,
  'held-still': 3,
  quiet: 2,
  walked: 2,
  rested: 1,
}
