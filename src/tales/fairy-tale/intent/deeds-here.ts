import type { Action, Refusal, SpellId, State } from '../../../engine/fairy-tale/index.ts'
import { fairyTale } from '../rules.ts'
import { refuseDeed } from './deeds.ts'
import type { Wieldable } from './in-hand.ts'
import { legalActions } from './legal.ts'

/** Something that the expansions let the character on turn do besides walking, laying and removing. */
export interface DeedHere {
  id: 'pour' | 'lead' | 'recruit' | 'march' | 'cast'
  /** It is taken up and aimed; or, where it needs no aim, done at once. */
  does: { takes: Wieldable } | { acts: Action }
  refusal: Refusal | null
}

/** What the expansions let the character on turn do, now or later in this turn. */
export function deedsHere(state: State): DeedHere[] {
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

const taken = (state: State, deed: 'pour' | 'lead' | 'march' | 'cast'): DeedHere => ({
  id: deed,
  does: { takes: { kind: 'deed', deed, from: null } },
  refusal: refuseDeed(state, deed),
})

const atOnce = (state: State, id: DeedHere['id'], action: Action): DeedHere => ({
  id,
  does: { acts: action },
  refusal: fairyTale.refuse(state, action),
})

/** A spell that is aimed at no place is cast at once. */
const castOf = (state: State, spell: SpellId): DeedHere =>
  AIMLESS.includes(spell) ? atOnce(state, 'cast', { type: 'cast', spell }) : taken(state, 'cast')

const AIMLESS: readonly SpellId[] = ['shoes', 'home', 'sesame']

/** What may be turned or switched on the tile where the character on turn stands: signposts and bridges. */
export const switchesHere = (state: State): Action[] =>
  legalActions(state).filter((action) => action.type === 'use-symbol' && action.side !== undefined)
