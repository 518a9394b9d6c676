import { describe, expect, test } from 'vitest'
import { everyBox, type State } from '../../src/engine/fairy-tale/index.ts'
import {
  type DieFace,
  playInPlace,
  randomState,
  scriptedRng,
  seededRng,
} from '../../src/engine/kernel/index.ts'
import { apprentice } from '../../src/tales/fairy-tale/bots/index.ts'
import { couldFallBetter } from '../../src/tales/fairy-tale/foresight/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { drawn } from '../drawn/index.ts'
import { begunGame, someConfig } from '../support/random-play.ts'

/** A monster east of the oak, and the die that fell for the movement. */
const fallen = (face: DieFace, forest = 'O ━1 ━') =>
  drawn(`${forest}\nseats aladdin 0,0\nphase monsters-move\npending die movement ${face}`)

describe('whether a die could fall better [R 34]', () => {
  test('false if the die moves no monster', () => {
    for (const face of [1, 3, 4] as const) expect(couldFallBetter(fallen(face)), `${face}`).toBe(false)
    expect(couldFallBetter(fallen(6, 'O ━ ━'))).toBe(false)
  })

  test('true if one moves and others do not', () => {
    expect(couldFallBetter(fallen(2))).toBe(true)
    expect(couldFallBetter(fallen(6))).toBe(true)
    expect(couldFallBetter(fallen(2, 'O ━ ━1'))).toBe(true)
  })

  test('false on a 5, because the players choose', () => {
    expect(couldFallBetter(fallen(5))).toBe(false)
  })

  test('not where every other face costs more hearts', () => {
    const forest = '. . ┃1 . .\n━ ━1 O ━ ━1\n. . ┃1 . .'
    expect(couldFallBetter(fallen(2, forest))).toBe(false)
    expect(couldFallBetter(fallen(1, forest))).toBe(true)
  })

  test('new monsters: not where all sides bring them to the same entrance', () => {
    const morning = (forest: string) =>
      drawn(`${forest}\nseats aladdin 0,0\nphase new-monsters\npending die new-monsters 2`)
    expect(couldFallBetter(morning('O ━'))).toBe(false)
    expect(couldFallBetter(morning('━ O ━'))).toBe(true)
  })

  test('false without a die on the table', () => {
    expect(couldFallBetter(drawn('O ━1\nseats aladdin 0,0'))).toBe(false)
  })
})

/** Yields positions with a die that Aladdin may roll again, in games where he never runs out of wishes. */
function* liesIn(seed: number): Generator<State> {
  const state = begunGame(someConfig(['aladdin'], 'endless-night', {}, everyBox(true)), seed)
  const luck = seededRng({ random: randomState(seed) })
  while (!state.outcome) {
    if (state.pending?.kind === 'die') yield structuredClone(state)
    playInPlace(fairyTale, state, apprentice(state, luck), seededRng(state))
    for (const { memory } of state.seats) memory['wishes'] = 3
  }
}

/** Returns the hearts left after a die with this face counts. */
function heartsAfter(state: State, face: DieFace): number {
  const after = structuredClone(state)
  if (after.pending?.kind === 'die') after.pending.face = face
  fairyTale.apply({ state: after, chance: scriptedRng({}) }, { type: 'keep-die' })
  return after.hearts
}

test('the question comes in some cases only, and never when no other face is better', () => {
  const asked = { yes: 0, no: 0 }
  for (let seed = 0; seed < 20; seed++) {
    for (const state of liesIn(seed)) {
      const { pending } = state
      if (pending?.kind !== 'die' || pending.for !== 'movement') continue
      const better = couldFallBetter(state)
      asked[better ? 'yes' : 'no'] += 1
      if (better || pending.face === 5) continue
      const own = heartsAfter(state, pending.face)
      for (const face of [1, 2, 3, 4, 6] as const) expect(heartsAfter(state, face)).toBeLessThanOrEqual(own)
    }
  }
  expect(asked.yes).toBeGreaterThan(5)
  expect(asked.no).toBeGreaterThan(5)
})
