import type { Shop } from './actions.ts'
import type { Plot } from './board.ts'
import type { BuildingId, Category } from './buildings.ts'
import type { EventCardId } from './event-cards.ts'
import type { InfluenceId } from './influence.ts'
import type { Ending, Seat } from './state.ts'

/** Cause of a gained or lost plot, building or bricks: a card, or razing. */
export type Cause = InfluenceId | EventCardId | 'raze'

/** Events in the order of the rules (section 14). */
export type Event =
  | { type: 'chosen'; plot: Plot; seat: Seat }
  | { type: 'turn'; seat: Seat; turn: number }
  | { type: 'revealed'; card: BuildingId; seat: Seat }
  | { type: 'event'; name: EventCardId }
  /** `count` is negative for a loss. */
  | { type: 'bricks'; seat: Seat; count: number; because: Cause }
  | { type: 'tax'; seat: Seat; count: number }
  | { type: 'exempt'; seat: Seat }
  /** `count` is the sum of the building's `value`, the plot's `premium` and the Great Power's `extra`. */
  | {
      type: 'income'
      seat: Seat
      count: number
      plot: Plot
      building: BuildingId
      value: number
      premium: number
      extra: number
    }
  | { type: 'pile-empty' }
  /** From the pile into a hand. Here and below, only the seats in `knownTo` learn the card. */
  | { type: 'drew'; seat: Seat; card: BuildingId | null; knownTo: readonly Seat[] }
  | { type: 'paid'; seat: Seat; count: number; for: 'pile' | 'hire' }
  | { type: 'sold'; seat: Seat; card: BuildingId; shop: Shop; count: number }
  | { type: 'bought'; seat: Seat; card: BuildingId; shop: Shop; count: number }
  /** `count`: price in bricks. `because`: the card that was used, if any. */
  | { type: 'claimed'; plot: Plot; seat: Seat; count: number; because: 'charter' | null }
  | { type: 'besieged'; plot: Plot; seat: Seat; from: Seat; because: Plot }
  | { type: 'built'; seat: Seat; card: BuildingId; plot: Plot; count: number }
  | { type: 'destroyed'; card: BuildingId; plot: Plot; whose: Seat; because: Cause }
  | { type: 'vacated'; plot: Plot; seat: Seat; because: Cause }
  | { type: 'power'; category: Category; seat: Seat | null }
  | {
      type: 'influence'
      seat: Seat
      card: InfluenceId | null
      because: 'red-box' | 'hire' | 'renaissance'
      knownTo: readonly Seat[]
    }
  | { type: 'influence-shuffled' }
  | { type: 'played'; seat: Seat; card: InfluenceId; target: string | null }
  /** A Safe Conduct of this seat stopped a card that was aimed at it. */
  | { type: 'warded'; seat: Seat; card: InfluenceId }
  /** If `seen`, the card is public. */
  | { type: 'took'; seat: Seat; from: Seat; card: BuildingId | null; seen: boolean; knownTo: readonly Seat[] }
  | { type: 'gave'; seat: Seat; to: Seat; card: BuildingId | null; seen: boolean; knownTo: readonly Seat[] }
  | { type: 'discarded'; seat: Seat; card: InfluenceId }
  | { type: 'score'; seat: Seat; points: number }
  | { type: 'red-box'; seat: Seat; points: number }
  | { type: 'last-round'; because: Ending }
  | { type: 'resigned'; seat: Seat }
  | { type: 'over'; winners: Seat[] }
