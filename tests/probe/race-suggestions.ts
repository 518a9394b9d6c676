import type { SuggestionRules } from '../../src/session/pins.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

/** A suggestion for the player on turn: any allowed action. */
export type Way = DiceRace['Action']['type']

export const raceSuggestions: SuggestionRules<DiceRace, Way> = {
  suggestionOf: (_, actions) => actions.at(-1)?.type ?? null,
  isPossible: (now, type) => diceRace.refuse(now, { type }) === null,
  fulfils: (action, type) => action.type === type,
  turnOf: ({ onTurn }) => onTurn,
  mayBegin: ({ onTurn }, seat) => onTurn !== seat,
  areSeen: () => true,
}
