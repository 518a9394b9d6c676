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

// Actions that only expansions allow: selected, then done at once when a tile is clicked.

/** An action done to a clicked tile, other than an aimed power or symbol. */
export type TileAction = 'pour' | 'march' | 'cast' | 'lead'

/** A selected expansion action. For a march, `from` is the soldier's place once chosen. */
export interface DeedInHand {
  kind: 'deed'
  deed: TileAction
  from: Place | null
}

/** Effects of a symbol on itself instead of a neighbouring tile. */
type SelfEffect = Extract<ExpansionEffect, 'point' | 'switch'>

export const isSelfEffect = (effect: SymbolEffect): effect is SelfEffect =>
  effect === 'point' || effect === 'switch'

/** The action of a click on each place; null if the click chooses the soldier there, whose march is aimed next. */
export type ActionsAt = ReadonlyMap<Place, Action | null>

/** Returns the places where a selected expansion action can be done, with the action. */
export function actionsAt(state: State, { deed, from }: Omit<DeedInHand, 'kind'>): ActionsAt {
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

/** Returns the tiles toward which a symbol can be turned or switched, with the action. */
export function selfUsesAt(state: State, symbol: string): ActionsAt {
  const found = new Map<Place, Action | null>()
  for (const action of legalActions(state))
    if (action.type === 'use-symbol' && action.symbol === symbol && action.side !== undefined)
      found.set(neighbour(action.at, action.side), action)
  return found
}

/** Returns why an expansion action cannot be selected now; null if it can. */
export function refuseDeed(state: State, deed: TileAction): Refusal | null {
  if (actionsAt(state, { deed, from: null }).size > 0) return null
  const why = fairyTale.refuse(state, vainly(state, deed))
  return why ?? { code: 'nothing-in-reach' }
}

/** Returns why a selected expansion action cannot be done at a place. */
export const refuseDeedAt = (state: State, { deed, from }: DeedInHand, at: Place): Refusal | null =>
  fairyTale.refuse(state, deedAction(state, deed, from, at))

function deedAction(state: State, deed: TileAction, from: Place | null, at: Place): Action {
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

/** The action at the place of the character on turn. Its refusal gives the reasons that do not depend on the place. */
const vainly = (state: State, deed: TileAction): Action =>
  deedAction(state, deed, null, state.seats[state.onTurn]?.at ?? CENTRE)
