import assert from 'node:assert/strict'
import {
  type Action,
  BUILDING_IDS,
  CARD_IDS,
  type Citadel,
  citadel,
  copiesOf,
  countOf,
  determinize,
  INFLUENCE_IDS,
  influenceOf,
  KNIGHTS,
  MOST_INFLUENCE,
  parseNotation,
  type State,
  sizeOf,
  writeNotation,
} from '../../src/engine/citadel/index.ts'
import { stateFor, type Viewer } from '../../src/engine/kernel/index.ts'
import { anyAction, configs, randomPlayer } from '../citadel/random-play.ts'
import { assertKept, assertKeptByLeaving } from './citadel-kept.ts'
import { lawsOfTale, type Tried } from './every-game.ts'

/** The Indomitable Citadel, in both versions, by all switches. */
export const triedCitadel: Tried<Citadel> = {
  game: citadel,
  configs,
  anyAction,
  player: randomPlayer,
  // At most 68 turns and one round [C 13], of a dozen actions or so.
  longest: 4000,
  assertWhole,
  determinize: (state, by: Viewer, luck) => ({
    ...determinize(stateFor(citadel, state, by), luck),
    random: state.random,
  }),
}

/** No state that the rules lead to is against them. */
function assertWhole(state: State): void {
  assertCards(state)
  for (const [seat, { bricks, influence, out }] of state.seats.entries()) {
    assert(bricks >= 0, 'Somebody owes bricks.')
    const isAsked = state.questions[0]?.type === 'discard' && state.questions[0].seat === seat
    assert(influence.length <= MOST_INFLUENCE + (isAsked ? 1 : 0), 'Too many Influence cards.')
    const plots = state.owners.filter((owner) => owner === seat).length
    assert(plots <= KNIGHTS, 'There are 25 Knights.')
    assert(!out || plots === 0, 'Whoever gave up owns something [C 29].')
  }
  for (const { cards, size } of state.piles) assert.equal(sizeOf(cards), size)
  assert.equal(sizeOf(state.influence.cards), state.influence.size)
  assert.equal(state.phase === 'over', state.winners !== null)
  assert(state.phase !== 'over' || state.questions.length === 0)
}

/** No card is there twice; Influence cards are never lost [C 19]. */
function assertCards(state: State): void {
  const hands = state.seats.flatMap(({ hand }) => hand.map(({ card }) => card))
  for (const id of CARD_IDS) {
    const piled = state.piles.reduce((sum, { cards }) => sum + countOf(cards, id), 0)
    const building = BUILDING_IDS.find((one) => one === id)
    const shown = building ? countOf(state.pawnshop, building) + countOf(state.market, building) : 0
    const held = [...hands, ...state.buildings].filter((one) => one === id).length
    assert(piled + shown + held <= copiesOf(id), `There are too many ${id}.`)
  }
  for (const id of INFLUENCE_IDS) {
    const held = state.seats.flatMap(({ influence }) => influence).filter((one) => one === id).length
    const all = countOf(state.influence.cards, id) + countOf(state.setAside, id) + held
    assert.equal(all, influenceOf(id).copies, `There are not as many ${id} as there were.`)
  }
}

/** Giving up is always allowed and never listed [C 29]. */
function assertNeverListed(state: State, actions: readonly Action[]): void {
  assert(actions.every(({ type }) => type !== 'resign'))
  assert.equal(citadel.refuse(state, { type: 'resign' }) === null, state.phase !== 'over')
}

/** Checks that a position in notation is read back unchanged [C 35]. */
function assertWritten(state: State): void {
  const text = writeNotation(state)
  const read = parseNotation(text)
  assert(read.ok, `A position was not read back: ${read.ok ? '' : read.error.code}\n${text}`)
  assert.deepEqual({ ...read.value, random: state.random }, state)
}

/** The laws of every game of the Citadel. Its games are long, so fewer of them prove as much. */
export const citadelLaws = lawsOfTale(
  triedCitadel,
  [
    { name: 'giving up is always allowed and never listed [C 29]', runs: 20, visit: assertNeverListed },
    { name: 'a position in writing is the position [C 35]', runs: 20, visit: assertWritten },
    { name: 'cards and bricks are kept by giving up [C 29]', runs: 5, visit: assertKeptByLeaving },
    {
      name: 'cards and bricks are kept, and no brick moves of which no event tells',
      runs: 5,
      watch: assertKept,
    },
  ],
  1 / 20,
)
