import { describe, expect, test } from 'vitest'
import { facesToFall, type State } from '../../src/engine/fairy-tale/index.ts'
import { futuresOf, hurtingFaces, oddsOf } from '../../src/tales/fairy-tale/foresight/index.ts'
import { drawn, forestOf, played, refusalOf, told } from '../drawn/index.ts'

const ROUND = 'rules moves round\nseats huntsman 0,0; beast 0,0; rapunzel 0,0'

const turnOf = (name: string): State => drawn(`O ━ ━1 ━1\n${ROUND}\non-turn ${name}`)

describe('[R 72] monsters that move once a round', () => {
  test('do not move after a turn within the round, and no die is rolled', () => {
    for (const name of ['huntsman', 'beast']) {
      const { state, events } = played(turnOf(name), { type: 'end-turn' })
      expect(told(events, 'movement-began')).toEqual([])
      expect(state.phase).toBe('new-monsters')
      expect(forestOf(state)).toBe(forestOf('O ━ ━1 ━1'))
    }
  })

  test("all move once, as on a 6, after the last seat's turn, without a die", () => {
    const { state, events } = played(turnOf('rapunzel'), { type: 'end-turn' })
    expect(told(events, 'die-rolled')).toEqual([])
    expect(forestOf(state)).toBe(forestOf('O ━1 ━1 ━'))
    expect(state.onTurn).toBe(0)
  })

  test('a single player’s turn is a round', () => {
    const alone = drawn('O ━ ━1\nrules moves round')
    expect(forestOf(played(alone, { type: 'end-turn' }).state)).toBe(forestOf('O ━1 ━'))
  })

  test('no bargain is struck', () => {
    const morning = drawn('O ━\nrules moves round\nseats rumpelstiltskin 0,0\nphase new-monsters')
    for (const power of ['bargain-movement', 'bargain-monsters'] as const) {
      expect(refusalOf(morning, { type: 'use', power })).toEqual({ code: 'not-this-turn' })
    }
  })

  test('there is one certain future, and only in the turn before they move', () => {
    expect(futuresOf(turnOf('beast'))).toBeNull()
    const near = drawn(`O ━1 ━1\n${ROUND}\non-turn rapunzel`)
    const futures = futuresOf(near)
    expect(facesToFall(near, 'movement')).toEqual([6])
    expect(futures && hurtingFaces(futures)).toBe(1)
    expect(futures?.all.faces).toBe(1)
    expect(oddsOf(near)?.losses).toEqual([0, 1, 0, 0])
  })
})
