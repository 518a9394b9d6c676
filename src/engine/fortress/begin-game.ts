import { randomState, seededChance } from '../kernel/chance.ts'
import type { Seed } from '../kernel/seed.ts'
import { type CardId, KINDS, ofNoKind } from './cards.ts'
import { type Config, type Muster, placeAgainst, standardRules } from './config.ts'
import { plainPlace } from './fortresses.ts'
import { setUp } from './rules/set-up.ts'
import { START_LIFE, type State } from './state.ts'

/** A siege of which nothing was said: the first turn, nobody there, and no card anywhere. */
export const emptyState = (): State => ({
  rules: standardRules(),
  siege: 1,
  place: plainPlace(0),
  turn: 1,
  pending: null,
  outcome: null,
  life: START_LIFE,
  garrison: [],
  slain: [],
  fallen: [],
  army: [],
  lands: ofNoKind(),
  spent: 0,
  laid: 0,
  treasure: null,
  column: [],
  attacked: false,
  hand: [],
  deck: [],
  random: randomState(0),
})

/** Every card of a deck, each copy on its own. */
export const cardsOf = ({ creatures, treasure, lands }: Muster): CardId[] => [
  ...KINDS.flatMap((kind) => Array.from({ length: lands[kind] }, () => kind)),
  treasure,
  ...creatures,
]

/** A new siege, as far as its luck goes: set up, and its first turn begun unless the opening hand is asked about. */
export function beginGame({ muster, against, rules }: Config, seed: Seed): State {
  const state: State = {
    ...emptyState(),
    rules: { ...rules },
    place: placeAgainst(against),
    random: randomState(seed),
  }
  setUp({ state, chance: seededChance(state) }, cardsOf(muster))
  return state
}
