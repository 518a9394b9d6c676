import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { State } from '../../src/engine/fairy-tale/index.ts'
import { DIRECTIONS, play, playInPlace, scriptedRng, seededRng } from '../../src/engine/kernel/index.ts'
import { endsTale, futureOfChoice } from '../../src/tales/fairy-tale/foresight/index.ts'
import { fairyTale, writeNotation } from '../../src/tales/fairy-tale/rules.ts'
import { drawn } from '../drawn/index.ts'
import { type RandomGame, randomGames } from '../laws/games.ts'
import { randomPlayer } from '../support/random-play.ts'

/** Yields every position of a random game in which a five asks for a side. */
function* askingStates({ config, seed, player }: RandomGame): Generator<State> {
  const state = fairyTale.begin(config, seed)
  const pick = randomPlayer(player)
  while (!state.outcome) {
    const kind = state.pending?.kind
    if (kind === 'spawn-side' || kind === 'movement-side') yield structuredClone(state)
    playInPlace(fairyTale, state, pick(fairyTale.list(state)), seededRng(state))
  }
}

/** Checks the hearts and the outcome after each choice, without another die. */
function expectTrue(state: State): void {
  const waits = { ...state, rolls: { ...state.rolls, movement: 0 } }
  const rollsOn = state.pending?.kind === 'spawn-side' && state.rules.arrivals === 'each'
  for (const side of DIRECTIONS) {
    const future = futureOfChoice(state, side)
    if (rollsOn) continue
    const done = play(fairyTale, waits, { type: 'choose-side', side }, () => scriptedRng({}))
    const { hearts, outcome } = done.ok ? done.value.state : assert.fail(done.error.code)
    const isTrue = future?.hurt === state.hearts - hearts && future.after.outcome === outcome
    if (!isTrue) assert.fail(`${side} in\n${writeNotation(state)}`)
  }
}

describe('the price of a side', () => {
  it('matches the choice of that side, in random games with any boxes', () => {
    const asked = { 'spawn-side': 0, 'movement-side': 0 }
    fc.assert(
      fc.property(randomGames, (game) => {
        for (const state of askingStates(game)) {
          asked[state.pending?.kind === 'spawn-side' ? 'spawn-side' : 'movement-side'] += 1
          expectTrue(state)
        }
      }),
      { numRuns: 60 },
    )
    expect(Math.min(...Object.values(asked))).toBeGreaterThan(10)
  })

  it('counts hearts; the last is the end', () => {
    const state = (hearts: number) => drawn(` . ╻2 .\n ╺1 O .\nhearts ${hearts}\npending movement-side`)
    const price = (hearts: number, side: 'north' | 'west' | 'south') => {
      const future = futureOfChoice(state(hearts), side)
      return future && [future.hurt, endsTale(future)]
    }
    expect(price(3, 'north')).toEqual([2, false])
    expect(price(3, 'west')).toEqual([1, false])
    expect(price(3, 'south')).toEqual([0, false])
    expect(price(1, 'west')).toEqual([1, true])
  })

  it('is unknown where no side is asked for', () => {
    expect(futureOfChoice(drawn(' ╻\n O'), 'north')).toBeNull()
  })
})
