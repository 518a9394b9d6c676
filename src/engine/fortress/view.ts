import type { CardId } from './cards.ts'
import { isCreature, isLand, isTreasure, type OfKinds, ofNoKind } from './cards.ts'
import type { Config } from './config.ts'
import { PRESETS, readDeck, SUGGESTED_DEFENDERS } from './muster-rules.ts'
import { gathered } from './rules/set-up.ts'
import { MOST_DEFENDERS, type State } from './state.ts'

/** Returns each card once with its count, in the order of first occurrence. */
export function countsOf<Card extends CardId>(cards: readonly Card[]): { card: Card; count: number }[] {
  const counts = new Map<Card, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}

/** Returns a config for a position given as text. Uses its own cards if they form a legal deck, else a preset deck. */
export function positionConfig(state: State, player: string): Config {
  const cards = gathered(state)
  const deck = readDeck({
    creatures: cards.filter(isCreature),
    treasure: cards.find(isTreasure) ?? null,
    lands: landsAmong(cards),
  })
  const { name, drawn } = state.place
  return {
    player,
    muster: deck ?? PRESETS['town-watch'],
    against: name ? { fortress: name } : { defenders: asked(drawn) },
    rules: { ...state.rules },
  }
}

const asked = (drawn: number): number => Math.min(drawn, MOST_DEFENDERS) || SUGGESTED_DEFENDERS

/** Returns the lands among some cards, by kind. */
export function landsAmong(cards: readonly CardId[]): OfKinds {
  const lands = ofNoKind()
  for (const card of cards) if (isLand(card)) lands[card] += 1
  return lands
}
