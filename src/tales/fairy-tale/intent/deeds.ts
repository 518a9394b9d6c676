import type {
  Action,
  ExpansionEffect,
  Refusal,
  State,
  SymbolEffect,
} from '../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, type Place } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'
import { legalActions } from './legal.ts'

// What only the expansions let one do: it is taken up, and done at once where a tile is pressed for it.

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

/** Where a deed that was taken up can be done, and what that is. */
export function deedsAt(state: State, { deed, from }: Omit<DeedInHand, 'kind'>): DeedsAt {
  const found = new Map<Place, Action | null>()
  for (const action of legalActions(state)) {
    if (deed === 'pour' && action.type === 'pour') found.set(action.at, action)
    if (deed === 'cast' && action.type === 'cast' && action.at !== undefined) found.set(action.at, action)
    if (deed === 'lead' && action.type === 'walk' && action.with) found.set(action.to, action)
    if (deed === 'march' && action.type === 'march') {
      if (from === null) found.set(action.from, null)
      else if (from === action.from && !found.has(action.to)) found.set(action.to, action)
    }
  }
  return found
}

/** Toward which tile a symbol can be turned or switched, and what that is. */
export function selfUsesAt(state: State, symbol: string): DeedsAt {
  const found = new Map<Place, Action | null>()
  for (const action of legalActions(state))
    if (action.type === 'use-symbol' && action.symbol === symbol && action.side !== undefined)
      found.set(neighbour(action.at, action.side), action)
  return found
}

/** Why a deed cannot be taken up now; null if it can. */
export function refuseDeed(state: State, deed: Deed): Refusal | null {
  if (deedsAt(state, { deed, from: null }).size > 0) return null
  const why = fairyTale.refuse(state, vainly(state, deed))
  return why ?? { code: 'nothing-in-reach' }
}

/** Why a deed that was taken up cannot be done at a place. */
export const refuseDeedAt = (state: State, { deed, from }: DeedInHand, at: Place): Refusal | null =>
  fairyTale.refuse(state, deedAction(state, deed, from, at))

/** The deed at a place, allowed or not. */
function deedAction(state: State, deed: Deed, from: Place | null, at: Place): Action {
  switch (deed) {
    case 'pour':
      return { type: 'pour', at }
    case 'march':
      return { type: 'march', from: from ?? at, to: at }
    case 'lead':
      return { type: 'walk', to: at, with: true }
    case 'cast':
      return { type: 'cast', spell: state.extras?.spells[state.onTurn] ?? 'vanish', at }
  }
}

/** The deed where whoever is on turn stands: what the rules say of it is what speaks against it in itself. */
const vainly = (state: State, deed: Deed): Action =>
  deedAction(state, deed, null, state.seats[state.onTurn]?.at ?? CENTRE)
