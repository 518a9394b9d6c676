import { type RngSource, randomState, seededLuck } from '../kernel/chance.ts'
import type { Seed } from '../kernel/seed.ts'
import { type CardId, KINDS, ofNoKind } from './cards.ts'
import { type Config, type Muster, placeAgainst, standardRules } from './config.ts'
import { plainPlace } from './fortresses.ts'
import { setUp } from './rules/set-up.ts'
import { START_LIFE, type State } from './state.ts'

/** Returns a siege with defaults: the first turn, without creatures or cards. */
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

/** Returns all cards of a deck, each copy separately. */
export const cardsOf = ({ creatures, treasure, lands }: Muster): CardId[] => [
  ...KINDS.flatMap((kind) => Array.from({ length: lands[kind] }, () => kind)),
  treasure,
  ...creatures,
]

/** Sets up a new siege. Begins its first turn, unless the player must decide on the opening hand. */
export function beginGame(
  { muster, against, rules }: Config,
  seed: Seed,
  { random, rngFor }: RngSource = seededLuck(seed),
): State {
  const state: State = {
    ...emptyState(),
    rules: { ...rules },
    place: placeAgainst(against),
    random: { ...random },
  }
  setUp({ state, chance: rngFor(state) }, cardsOf(muster))
  return state
}
