import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  type Action,
  armyOf,
  asSpace,
  FORTS,
  type Fortland,
  fortland,
  fortOn,
  fortsAtHome,
  freePlaces,
  hasFallen,
  isPassing,
  marchesToRoom,
  ownerOf,
  parseNotation,
  placesOf,
  type State,
  seatsLeft,
  seatsOf,
  wasteOf,
  writeNotation,
} from '../../src/engine/fortland/index.ts'
import { configs, randomPlayer } from '../fortland/random-play.ts'
import { lawsOfTale, type Tried } from './every-game.ts'

/** Any action, mustering anywhere included, except giving up, which is always accepted and never listed [F 12]. */
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('muster'), at: fc.integer({ min: -1, max: 16 }).map(asSpace) }),
  fc.record({ type: fc.constantFrom('roll', 'march', 'turn', 'build', 'tear', 'end') }),
)

/** Most actions that one turn can have: two dice and all forts, and its roll and its end. */
const LONGEST_TURN = 12 + 3 + (FORTS - 1) * 2 + 5 + 2

/** Fortland, with all house rules. */
export const triedFortland: Tried<Fortland> = {
  game: fortland,
  configs,
  anyAction,
  player: randomPlayer,
  longest: 60 * 4 * LONGEST_TURN,
  assertWhole,
}

/** No state that the rules lead to is against them. */
function assertWhole(state: State): void {
  const { phase, actions, built, turned, outcome, round, rules } = state
  assert.equal(phase === 'over', outcome !== null)
  assert(phase === 'act' || (actions === 0 && built.length === 0 && !turned), 'Nothing was rolled.')
  assert(round >= 1 && round <= rules.winter)
  for (const seat of seatsOf(state)) {
    assert(fortsAtHome(state, seat) >= 0, 'More than five forts [F 1].')
    assert.equal(state.armies[seat] === 'waiting', phase === 'muster' && seat >= state.onTurn)
    if (hasFallen(state, seat)) assert(!state.forts.includes(seat), 'A fort of the fallen stands [F 11].')
    else assert(freePlaces(state, seat).length > 0, 'A country is besieged whole, and has not fallen [F 10].')
  }
  assertArmies(state)
  assertOutcome(state)
  if (!outcome) assert(!hasFallen(state, state.onTurn), 'The fallen are on turn.')
  for (const place of built) assert([state.onTurn, null].includes(fortOn(state, place)))
  if (rules.leave === 'off') assertEmptied(state)
}

/** Checks that two armies share a space only while one passes and can march on [F 5]. */
function assertArmies(state: State): void {
  const spaces = seatsOf(state).flatMap((seat) => armyOf(state, seat)?.space ?? [])
  const together = spaces.length - new Set(spaces).size
  const passes = state.phase === 'act' && isPassing(state)
  assert.equal(together, passes ? 1 : 0, 'Two armies stand on one space [F 5].')
  if (passes) assert(marchesToRoom(state) <= state.actions, 'An army is stuck on another [F 5].')
}

function assertOutcome(state: State): void {
  const { outcome, rules } = state
  if (!outcome) return assert(seatsLeft(state).length > 1)
  assert(outcome.winners.every((seat) => !hasFallen(state, seat)))
  if (outcome.by === 'last') assert.deepEqual(outcome.winners, seatsLeft(state))
  else assert(seatsLeft(state).length > 1)
  if (outcome.by === 'fall') assert.equal(rules.fall, 'first')
  if (outcome.by === 'winter') assert.equal(state.round, rules.winter)
  assert.deepEqual(fortland.outcome(state)?.won, outcome.winners)
}

/** Checks that the places of a fallen player are empty, unless a house rule leaves them [F 11] [F 14]. */
function assertEmptied(state: State): void {
  for (const seat of seatsOf(state)) {
    if (!hasFallen(state, seat)) continue
    for (const place of placesOf(state, seat))
      assert.equal(fortOn(state, place), null, String(ownerOf(state, place)))
  }
}

/** Checks that all allowed actions are listed, except giving up [F 12]. */
function assertNeverListed(state: State, actions: readonly Action[]): void {
  assert(actions.every(({ type }) => type !== 'give-up'))
  const mayGiveUp = state.phase === 'roll' || state.phase === 'act'
  assert.equal(fortland.refuse(state, { type: 'give-up' }) === null, mayGiveUp)
}

/** No action wastes more than was wasted before it, and a turn can always be ended in the end [F 6]. */
function assertNoWaste(before: State, action: Action, after: State): void {
  const inTurn = before.phase === 'act' && after.phase === 'act' && before.onTurn === after.onTurn
  if (inTurn && action.type !== 'end')
    assert(wasteOf(after) <= wasteOf(before), `${action.type} wastes [F 6].`)
  if (action.type === 'end') assert.equal(before.actions, wasteOf(before), 'Actions were lost [F 6].')
}

/** A position in writing is the position. */
function assertWritten(state: State): void {
  const read = parseNotation(writeNotation(state))
  assert(read.ok, 'A position was not read back.')
  assert.deepEqual({ ...read.value, random: state.random }, state)
}

const NO_LUCK = { die: () => assert.fail('Luck was spent.'), draw: () => assert.fail('Luck was spent.') }

/** Asserts that no allowed action wastes points, and that only the roll uses luck. */
function assertAllUseful(state: State, actions: readonly Action[]): void {
  for (const action of actions) {
    if (action.type === 'roll') continue
    const after = fortland.copy(state)
    fortland.apply({ state: after, chance: NO_LUCK }, action)
    assertNoWaste(state, action, after)
  }
}

/** The laws of Fortland. Its games are long and similar, so fewer of them are enough. */
export const fortlandLaws = lawsOfTale(
  triedFortland,
  [
    {
      name: 'giving up is accepted once all have mustered, and never listed [F 12]',
      runs: 8,
      visit: assertNeverListed,
    },
    {
      name: 'no action wastes what could be used, and only the roll spends luck [F 6]',
      runs: 8,
      visit: assertAllUseful,
    },
    { name: 'a position in writing is the position', runs: 4, visit: assertWritten },
  ],
  1 / 20,
)
