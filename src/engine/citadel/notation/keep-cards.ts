import { layersOf } from '../begin-game.ts'
import { CARD_IDS, type CardId, copiesOf, epochOf } from '../cards.ts'
import { INFLUENCE_IDS, type InfluenceId, influenceOf } from '../influence.ts'
import { addTo, countOf, type Pool, pileOf } from '../pool.ts'
import type { State } from '../state.ts'
import type { WrongLine } from './problem.ts'

/** Returns the cards that a position names outside the pile: on plots, in hands and in shops. */
function namedCards(state: State): Pool<CardId> {
  const named: Pool<CardId> = {}
  for (const building of state.buildings) if (building) addTo(named, building)
  for (const { hand } of state.seats) for (const { card } of hand) if (card) addTo(named, card)
  for (const shop of [state.pawnshop, state.market])
    for (const id of CARD_IDS) addTo(named, id, (shop as Pool<CardId>)[id] ?? 0)
  return named
}

function heldInfluence(state: State): Pool<InfluenceId> {
  const held: Pool<InfluenceId> = {}
  for (const { influence } of state.seats) for (const card of influence) if (card) addTo(held, card)
  return held
}

/** Fills the piles that a text does not name with every card that is named nowhere else. Returns a surplus card as an error. */
export function keepCards(state: State, said: { pile: boolean; influencePile: boolean }): WrongLine | null {
  return keepPile(state, said.pile) ?? keepInfluence(state, said.influencePile)
}

function keepPile(state: State, isSaid: boolean): WrongLine | null {
  const named = namedCards(state)
  if (!isSaid)
    state.piles = layersOf(state.rules).map((epochs) => {
      const rest: Pool<CardId> = {}
      for (const id of CARD_IDS)
        if (epochs.includes(epochOf(id))) addTo(rest, id, Math.max(0, copiesOf(id) - countOf(named, id)))
      return pileOf(rest)
    })
  for (const { cards } of state.piles) for (const id of CARD_IDS) addTo(named, id, countOf(cards, id))
  const tooMany = CARD_IDS.find((id) => countOf(named, id) > copiesOf(id))
  return tooMany ? { code: 'card-too-many', word: tooMany } : null
}

/** Puts Influence cards that are named nowhere into the pile, or sets them aside if the text names the pile. */
function keepInfluence(state: State, isSaid: boolean): WrongLine | null {
  const held = heldInfluence(state)
  const rest: Pool<InfluenceId> = {}
  for (const id of INFLUENCE_IDS) {
    const named =
      countOf(held, id) + countOf(state.setAside, id) + (isSaid ? countOf(state.influence.cards, id) : 0)
    const left = influenceOf(id).copies - named
    if (left < 0) return { code: 'card-too-many', word: id }
    addTo(rest, id, left)
  }
  if (!isSaid) state.influence = pileOf(rest)
  else for (const id of INFLUENCE_IDS) addTo(state.setAside, id, countOf(rest, id))
  return null
}
