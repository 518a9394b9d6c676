import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  type Action,
  CARDS,
  type Config,
  cardPlace,
  cardsOf,
  type Fortress,
  fortress,
  gathered,
  inAll,
  isReady,
  landsInPlay,
  landsLeft,
  parseNotation,
  phaseOf,
  type State,
  writeNotation,
} from '../../src/engine/fortress/index.ts'
import { configs, randomPlayer } from '../fortress/random-play.ts'
import { lawsOfTale, type Tried } from './every-game.ts'

const card = fc.constantFrom(...CARDS)

/** Every action, with any cards. */
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('lay', 'cast', 'send'), card }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom('keep', 'redraw', 'again', 'yield', 'fight', 'assault', 'end', 'give-up'),
    }),
  },
)

/** The Fortress, with any deck, any garrison and all house rules. */
export const triedFortress: Tried<Fortress> = {
  game: fortress,
  configs,
  anyAction,
  player: randomPlayer,
  longest: 3000,
  assertWhole,
}

/** No state that the rules lead to is against them. */
function assertWhole(state: State): void {
  const { life, outcome, pending, garrison, column, army, attacked, turn, hand, deck } = state
  const phase = phaseOf(state)
  assert.equal(phase === 'over', outcome !== null)
  assert(outcome || life > 0, 'Somebody goes on without life [S 16].')
  assert(!outcome || (pending === null && column.length === 0), 'Something is left after the end [S 20].')
  assert(column.length === 0 || (phase === 'act' && !attacked), 'A column where nobody attacks [S 11].')
  assert.equal(turn === 0, pending === 'opening' || (turn === 0 && outcome?.cause === 'given-up'))
  assert(landsLeft(state) >= 0 && state.laid <= inAll(state.lands), 'More is spent than there is [S 8].')
  assert(landsInPlay(state) >= state.spent)
  for (const cards of [hand, deck, state.slain, state.fallen]) assertInOrder(cards)
  assert.equal(new Set(column.map(({ place }) => place)).size, column.length, 'Two meet the same [S 12].')
  assert.equal(new Set(column.map(({ soldier }) => soldier)).size, column.length, 'One is sent twice [S 15].')
  for (const { soldier, place } of column) {
    const sent = army[soldier]
    assert(sent && garrison[place] && isReady(state, sent), 'Nobody is sent, or to nobody [S 9].')
  }
  assert.deepEqual(fortress.outcome(state) === null, outcome === null)
}

/** Checks that cards are in the fixed order of all cards. */
function assertInOrder(cards: readonly Parameters<typeof cardPlace>[0][]): void {
  for (const [index, one] of cards.entries()) {
    assert(index === 0 || cardPlace(cards[index - 1] ?? one) <= cardPlace(one), 'Cards out of order.')
  }
}

/** Checks that no card is lost or added: the whole deck is in play, and the fortress has its own cards as well [S 19] [S 26]. */
function assertCards({ muster }: Config, state: State): void {
  const cards = [...cardsOf(muster)].sort((one, other) => cardPlace(one) - cardPlace(other))
  assert.deepEqual(gathered(state), cards, 'A card was lost, or one came from nowhere.')
  const { garrison, slain, place } = state
  assert.equal(garrison.length + slain.length, place.own.length + place.drawn, 'A defender was lost.')
}

/** Checks that a position in notation is read back unchanged, apart from the rng. */
function assertWritten(state: State): void {
  const read = parseNotation(writeNotation(state))
  assert(read.ok, 'A position was not read back.')
  assert.deepEqual({ ...read.value, random: state.random }, state)
}

/** The laws of every siege. */
export const fortressLaws = lawsOfTale(
  triedFortress,
  [
    {
      name: 'no card is lost, and none comes [S 19] [S 26]',
      runs: 60,
      visit: (state, _, config) => assertCards(config, state),
    },
    { name: 'a position in writing is the position [S 22]', runs: 20, visit: assertWritten },
  ],
  1 / 2,
)
