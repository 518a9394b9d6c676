import assert from 'node:assert/strict'
import { EXPANSIONS } from '../../src/engine/fairy-tale/expansions/index.ts'
import type { Action, FairyTale, State } from '../../src/engine/fairy-tale/index.ts'
import { addExpansions, fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { randomPlayer } from '../support/random-play.ts'
import { lawsOfTale, type Tried } from './every-game.ts'
import { anyAction, configs } from './games.ts'
import { assertNeverShut, assertOpen } from './open.ts'
import { assertWhole } from './whole.ts'

// Games with any boxes are played, here and in the fuzzer.
addExpansions(EXPANSIONS)

/** The Last Fairy Tale, with any rng, characters, boxes and house rules. */
export const triedFairyTale: Tried<FairyTale> = {
  game: fairyTale,
  configs,
  anyAction,
  player: randomPlayer,
  longest: 20_000,
  assertWhole(state: State) {
    assertWhole(state)
    assert.equal(fairyTale.outcome(state) === null, state.outcome === null)
  },
}

const watchRoads = (before: State, action: Action, { state }: { state: State }): void =>
  assertOpen(before, action, state)

/** The laws of every game. */
export const fairyTaleLaws = lawsOfTale(triedFairyTale, [
  {
    name: 'no forest is closed for good: tiles can be felled where a diamond could never come, and only there [R 73]',
    runs: 150,
    visit: assertNeverShut,
  },
  { name: 'a road stays open [R 11]', runs: 150, watch: watchRoads },
])
