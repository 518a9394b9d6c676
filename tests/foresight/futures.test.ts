import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Event, facesToFall, type State } from '../../src/engine/fairy-tale/index.ts'
import { DIRECTIONS, type DieFace, play, scriptedRng } from '../../src/engine/kernel/index.ts'
import { futureOf, futuresOf } from '../../src/tales/fairy-tale/foresight/index.ts'
import { fairyTale, writeNotation } from '../../src/tales/fairy-tale/rules.ts'
import { drawn, told } from '../drawn/index.ts'
import { randomGames } from '../laws/games.ts'
import { actingStates, positions } from './positions.ts'

const FACES = { north: 1, east: 2, south: 3, west: 4, all: 6 } as const

/** Returns what happens when the turn ends now and the die shows this face, up to the end of that movement. */
function whatHappens(state: State, face: DieFace): { events: Event[]; after: State } {
  const chance = scriptedRng({ dice: [face] })
  const once = { ...structuredClone(state), rolls: { ...state.rolls, movement: 1 } }
  const ended = play(fairyTale, once, { type: 'end-turn' }, () => chance)
  if (!ended.ok) throw new Error(ended.error.code)
  const kept =
    ended.value.state.pending?.kind === 'die'
      ? play(fairyTale, ended.value.state, { type: 'keep-die' })
      : ended
  if (!kept.ok) throw new Error(kept.error.code)
  const frames = kept === ended ? ended.value.frames : [...ended.value.frames, ...kept.value.frames]
  return { events: frames.map(({ event }) => event), after: kept.value.state }
}

/** Checks that every future of a position matches the result of that face. */
function expectTrue(state: State): void {
  const futures = futuresOf(state)
  for (const way of [...DIRECTIONS, 'all'] as const) {
    const { events, after } = whatHappens(state, FACES[way])
    const future = futures?.[way]
    // The prediction has no rng: ignore the pile and the dice.
    const { pile, random } = after
    const foreseen = { ...future?.after, pile, random }
    const isTrue =
      isDeepStrictEqual(future?.events, events) &&
      isDeepStrictEqual(foreseen, after) &&
      future?.hurt === state.hearts - after.hearts
    // The notation is written only on failure, because writing takes longer than the comparison.
    if (!isTrue) assert.fail(`the ${way} of\n${writeNotation(state)}`)
  }
}

describe('the futures of a roll', () => {
  test('every future matches the rules, in thousands of positions with any content', () => {
    let seen = 0
    fc.assert(
      fc.property(randomGames, (game) => {
        for (const state of actingStates(game)) {
          // An open 5 asks for a side with any roll; the tests of the spells cover that [R 66].
          if (state.extras?.foretold === 5) continue
          if (state.rolls.movement === 0 || fairyTale.refuse(state, { type: 'end-turn' })) continue
          expectTrue(state)
          seen += 1
        }
      }),
      { numRuns: 360 },
    )
    expect(seen).toBeGreaterThan(2000)
  })

  test('a 5 choosing a side is that side', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...DIRECTIONS), (state, side) => {
        // In mist a 5 is rolled again [R 64]; a foretold die keeps its face [R 66].
        const canFall = facesToFall(state, 'movement').length === 6
        fc.pre(
          canFall && state.rolls.movement === 1 && fairyTale.refuse(state, { type: 'end-turn' }) === null,
        )
        const script = scriptedRng({ dice: [5] })
        const ended = play(fairyTale, state, { type: 'end-turn' }, () => script)
        fc.pre(ended.ok && ended.value.state.pending?.kind === 'movement-side')
        const chosen = ended.ok && play(fairyTale, ended.value.state, { type: 'choose-side', side })
        const after = chosen?.ok ? chosen.value.state : null
        expect({ ...futureOf(state, side).after, pile: null, random: null }).toEqual({
          ...after,
          pile: null,
          random: null,
        })
      }),
      { numRuns: 200 },
    )
  })

  test('leaves the position unchanged', () => {
    const state = drawn('O ━1 ━2')
    const before = structuredClone(state)
    expect(told(futuresOf(state)?.east.events ?? [], 'oak-hurt')).toEqual(['1 hurts the oak: 2 hearts'])
    expect(state).toEqual(before)
  })

  test.each([
    ['before the action phase', 'O ━1\nphase new-monsters'],
    ['after a bargain without movement', 'O ━1\nseats rumpelstiltskin 0,0\nrolls monsters 0; movement 0'],
  ])('there are none %s', (_, text) => {
    expect(futuresOf(drawn(text))).toBeNull()
  })
})
