import type {
  Action,
  ExpansionEffect,
  Refusal,
  State,
  SymbolEffect,
} from '../../../engine/fairy-tale/index.ts'
import { late, type Place } from '../../../engine/kernel/index.ts'
import type { Wieldable } from './in-hand.ts'

// What only the expansions let one do: how it is found and done comes with the first game that has one (`deeds.ts`).

/** Something that is done to a tile that is pressed, besides powers and symbols that are aimed. */
export type Deed = 'pour' | 'march' | 'cast' | 'lead'

/** A deed that was taken up; of a march, from where the soldier goes, once that was chosen. */
export interface DeedInHand {
  kind: 'deed'
  deed: Deed
  from: Place | null
}

/** What is done with a symbol to itself, not to a tile next door. */
type SelfEffect = Extract<ExpansionEffect, 'point' | 'switch'>

export const isSelfEffect = (effect: SymbolEffect): effect is SelfEffect =>
  effect === 'point' || effect === 'switch'

/** What a press on a place comes to; null: a soldier there is chosen, and his march is aimed next. */
export type DeedsAt = ReadonlyMap<Place, Action | null>

/** Something that the expansions let the character on turn do besides walking, laying and removing. */
export interface DeedHere {
  id: 'pour' | 'lead' | 'recruit' | 'march' | 'cast'
  /** It is taken up and aimed; or, where it needs no aim, done at once. */
  does: { takes: Wieldable } | { acts: Action }
  refusal: Refusal | null
}

/** What the rules say of all this. */
export interface ExpansionActions {
  /** Where a deed that was taken up can be done, and what that is. */
  deedsAt(state: State, deed: Omit<DeedInHand, 'kind'>): DeedsAt
  /** Toward which tile a symbol can be turned or switched, and what that is. */
  selfUsesAt(state: State, symbol: string): DeedsAt
  /** Why a deed cannot be taken up now; null if it can. */
  refuseDeed(state: State, deed: Deed): Refusal | null
  /** Why a deed that was taken up cannot be done at a place. */
  refuseDeedAt(state: State, deed: DeedInHand, at: Place): Refusal | null
  /** What there is to do of that kind, now or later in this turn. */
  deedsHere(state: State): DeedHere[]
  /** What may be turned or switched on the tile where the character on turn stands: signposts and bridges. */
  switchesHere(state: State): Action[]
}

export const expansionActions = late<ExpansionActions>('Expansion actions')

/** What there is to do of that kind; nothing in a game without such boxes. */
export const deedsHere = (state: State): readonly DeedHere[] =>
  state.extras ? expansionActions.now().deedsHere(state) : NOTHING

const NOTHING: readonly DeedHere[] = []
