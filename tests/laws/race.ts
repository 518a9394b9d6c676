import assert from 'node:assert/strict'
import fc from 'fast-check'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'
import { lawsOfTale, type Tried } from './every-game.ts'

/** The race with hidden cards, which shows that the laws are those of any game. */
export const triedRace: Tried<DiceRace> = {
  game: diceRace,
  configs: fc.record({ players: fc.tuple(fc.string(), fc.string()) }),
  anyAction: fc.record({ type: fc.constantFrom('roll', 'step', 'play', 'peek') }),
  // Each turn advances a player, and each player may peek once.
  longest: 50,
  assertWhole({ cards, at }) {
    for (const card of cards) assert(card !== null && card >= 0 && card <= 6)
    for (const place of at) assert(place >= 0)
  },
  determinize(state, by, { draw }) {
    const dealt = diceRace.copy(state)
    const seen = diceRace.seen?.(state, by) ?? state
    for (const seat of [0, 1] as const) if (seen.cards[seat] === null) dealt.cards[seat] = draw(6) + 1
    return dealt
  },
}

export const raceLaws = lawsOfTale(triedRace)
