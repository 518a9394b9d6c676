import { expect, test } from 'vitest'
import { copyWithPile, everyBox, type State } from '../../src/engine/fairy-tale/index.ts'
import { deepFreeze, playInPlace, seededRng } from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { begunGame, randomPlayer, someConfig } from '../support/random-play.ts'

/** Plays a game to its end, and answers it as it was before each action. */
function played(state: State, seed: number): State[] {
  const pick = randomPlayer(seed)
  const before: State[] = []
  while (!state.outcome) {
    before.push(structuredClone(state))
    playInPlace(fairyTale, state, pick(fairyTale.list(state)), seededRng(state))
  }
  return before
}

const config = someConfig(['huntsman', 'aladdin', 'red-riding-hood'], 'fairy-tale', {}, everyBox(true))

test('a copy equals its game', () => {
  for (const state of played(begunGame(config, 1), 1)) expect(copyWithPile(state)).toEqual(state)
})

test('changing a copy never changes the game, including the parts that both share', () => {
  const states = [1, 2, 3, 4, 5, 6].flatMap((seed) => played(begunGame(config, seed), seed))
  for (const [seed, state] of states.entries()) {
    // A frozen object throws when it is changed.
    const copy = copyWithPile(deepFreeze(state))
    copy.random = structuredClone(state.random)
    expect(played(copy, seed).length).toBeGreaterThan(0)
    expect(copy.outcome).not.toBeNull()
  }
})
