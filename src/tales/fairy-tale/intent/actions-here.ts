import type { Action, Refusal, SpellId, State } from '../../../engine/fairy-tale/index.ts'
import { fairyTale } from '../rules.ts'
import { legalActions } from './legal.ts'
import { refuseDeed } from './tile-actions.ts'
import type { Wieldable } from './turn-selection.ts'

/** An action of the expansions that the character on turn has, besides walking, laying and removing. */
export interface ActionHere {
  id: 'pour' | 'lead' | 'recruit' | 'march' | 'cast'
  /** `takes`: selected and then aimed; `acts`: needs no aim and is done at once. */
  does: { takes: Wieldable } | { acts: Action }
  refusal: Refusal | null
}

/** Returns the expansion actions of the character on turn, possible now or later in this turn. */
export function actionsHere(state: State): ActionHere[] {
  const { extras, seats, onTurn, tiles } = state
  const at = seats[onTurn]?.at
  if (!extras || at === undefined || state.outcome) return []
  const spell = extras.spells[onTurn]
  const building = tiles[at]?.building
  return [
    ...(extras.buckets.includes(onTurn) ? [taken(state, 'pour')] : []),
    ...((extras.villagers[at] ?? 0) > 0 ? [taken(state, 'lead')] : []),
    ...(building === 'barracks' ? [atOnce(state, 'recruit', { type: 'recruit' })] : []),
    ...(Object.keys(extras.soldiers).length > 0 ? [taken(state, 'march')] : []),
    ...(spell ? [castOf(state, spell)] : []),
  ]
}

const taken = (state: State, deed: 'pour' | 'lead' | 'march' | 'cast'): ActionHere => ({
  id: deed,
  does: { takes: { kind: 'deed', deed, from: null } },
  refusal: refuseDeed(state, deed),
})

const atOnce = (state: State, id: ActionHere['id'], action: Action): ActionHere => ({
  id,
  does: { acts: action },
  refusal: fairyTale.refuse(state, action),
})

/** A spell without a target is cast at once. */
const castOf = (state: State, spell: SpellId): ActionHere =>
  AIMLESS.includes(spell) ? atOnce(state, 'cast', { type: 'cast', spell }) : taken(state, 'cast')

const AIMLESS: readonly SpellId[] = ['shoes', 'home', 'sesame']

/** Returns the actions that turn a signpost or switch a bridge on the tile of the character on turn. */
export const switchesHere = (state: State): Action[] =>
  legalActions(state).filter((action) => action.type === 'use-symbol' && action.side !== undefined)
