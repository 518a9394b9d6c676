import { describe, expect, test } from 'vitest'
import { type Action, fellable, isClosed, type State, type Turn } from '../../src/engine/fairy-tale/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf, told } from '../drawn/index.ts'
import { rotate } from './use-symbols.ts'

const fell = (place: string): Action => ({ type: 'fell', at: at(place) })
const expand = (to: string, turn: Turn, slot = 0): Action => ({ type: 'expand', slot, at: at(to), turn })
const end: Action = { type: 'end-turn' }
const typesIn = (state: State) => new Set(fairyTale.list(state).map(({ type }) => type))

/** No road leads out of this forest; 2,0 and 2,1 are not among the four tiles round the oak. */
const CLOSED = `forest
  .  ╻  .  .
  ╺  O  ━  ┓
  .  ╹  .  ╹
  `
/** Tiles to come: a dark diamond, and others that fit as little. */
const TO_COME = 'market ╹#20 ┃#21 ┏#22\npile 2 ╹◆#1; 0; 0\npool ┗#30'
const closed = drawn(CLOSED + TO_COME)

describe('[R 73] felling', () => {
  test('Expand puts tiles under the pile, without rng', () => {
    const { state, events } = played(closed, fell('2,0'))
    expect(told(events)).toEqual(['seat 0 fells ┓#5 at 2,0'])
    expect(forestOf(state)).toBe(forestOf('. ╻ . . \n ╺ O ━ . \n . ╹ . ╹'))
    expect([lineOf(state, 'under'), lineOf(state, 'market')]).toEqual(['┓#5', '╹#20 ┃#21 ┏#22'])
    expect(lineOf(state, 'spent')).toBe('expands 1')
    expect(state.random).toEqual(closed.random)
    expect(refusalOf(state, fell('2,1'))).toEqual({ code: 'no-expand-left' })
    expect(refusalOf(state, expand('2,0', 1, 1))).toEqual({ code: 'no-expand-left' })
  })

  test('the forest regrows there next turn', () => {
    const { state } = played(closed, [fell('2,1'), end, { type: 'roll' }], { dice: [1, 1] })
    expect(refusalOf(state, expand('2,1', 0, 1))).toBeNull()
    expect(refusalOf(state, fell('2,0'))).toEqual({ code: 'a-tile-to-come-fits' })
  })

  test('not oak, neighbours, buildings, occupied tiles', () => {
    const crowded = drawn(`forest
      .  ╻  .  .  .  .
      ╺  O  ━  ┳∩ ┳1 ┓
      .  ╹  .  ╹  ╹  ╹
      seats huntsman 2,1
      ${TO_COME}`)
    const allowed = fairyTale.list(crowded).filter(({ type }) => type === 'fell')
    expect(allowed).toEqual([fell('4,0'), fell('3,1'), fell('4,1')])
    for (const guarded of ['0,0', '0,-1', '1,0', '0,1', '-1,0'])
      expect(refusalOf(crowded, fell(guarded))).toEqual({ code: 'the-oak-guards-it' })
    expect(refusalOf(crowded, fell('2,0'))).toEqual({ code: 'building-stays', building: 'den' })
    expect(refusalOf(crowded, fell('3,0'))).toEqual({ code: 'monsters-stand-there' })
    expect(refusalOf(crowded, fell('2,1'))).toEqual({ code: 'somebody-stands-there' })
    expect(refusalOf(crowded, fell('5,5'))).toEqual({ code: 'no-such-tile' })
  })

  test('with nothing to fell, the forest stays closed', () => {
    const bare = drawn(`forest\n . ╻ . \n ╺ O ╸ \n . ╹ . \n ${TO_COME}`)
    expect([isClosed(bare), fellable(bare)]).toEqual([true, []])
    expect(typesIn(bare)).toEqual(new Set(['walk', 'sweep', 'end-turn', 'give-up']))
  })
})

describe('[R 73] nothing is felled', () => {
  const open = CLOSED.replace('┓', '┳')
  const fits = { code: 'a-tile-to-come-fits' }

  test('once no diamond is to come', () => {
    const after = drawn(`${CLOSED}market ╹#20\npile 1; 0; 0\npool ┗#30`)
    expect(refusalOf(after, fell('2,0'))).toEqual({ code: 'no-diamond-to-come' })
    expect(isClosed(after)).toBe(false)
  })

  test.each([
    ['the market', 'market ┃#20\npile 1 ╹◆#1; 0; 0'],
    ['the pile', 'market ╹#20\npile 2 ╹◆#1; 0; 0\npool ┃#30'],
    ['what was swept under it', 'market ╹#20\npile 1 ╹◆#1; 0; 0\nunder ┃#30'],
  ])('while a tile of %s fits somewhere', (_, coming) => {
    const position = drawn(`${open}${coming}`)
    expect(refusalOf(position, fell('2,0'))).toEqual(fits)
  })

  test('while the last diamond fits, wherever it hides', () => {
    expect(refusalOf(drawn(`${open}market ╹#20 ╹◆#1`), fell('2,0'))).toEqual(fits)
    expect(refusalOf(drawn(`${open}market ╹#20\npile 1; 1 ╹◆#1; 0\npool ╹#30`), fell('2,0'))).toEqual(fits)
  })

  test('at midnight, outside the action phase, or before a question is answered', () => {
    const midnight = drawn(`${CLOSED}${TO_COME}\nseats cinderella 0,0 turns=4`)
    expect(refusalOf(midnight, fell('2,0'))).toEqual({ code: 'not-this-turn' })
    const early = drawn(`${CLOSED}${TO_COME}\nphase new-monsters`)
    expect(refusalOf(early, fell('2,0'))).toEqual({ code: 'not-in-this-phase' })
    const asked = drawn(`${CLOSED.replace('╺', '╺1')}${TO_COME}\npending clear-place huntsman delivery`)
    expect(refusalOf(asked, fell('2,0'))).toEqual({ code: 'answer-first' })
  })
})

describe('[R 73] a tile counts as placeable only if no rule forbids it', () => {
  const open = CLOSED.replace('┓', '┳')

  test('not one that would close the last open road [R 11]', () => {
    const dead = drawn(`${open}market ╹#20 ╹◆#1 ╹◆#2\npile 1; 0; 0\npool ╹#30`)
    expect(refusalOf(dead, fell('2,1'))).toBeNull()
    expect(refusalOf(dead, { type: 'sweep', slot: 0 })).toBeNull()
  })

  test('no unaffordable one (section 8)', () => {
    const dear = drawn(`${open}market ┃♜#20 ╹◆#1\nboxes resources special`)
    expect(refusalOf(dear, fell('2,1'))).toBeNull()
    expect(refusalOf(drawn(`${open}market ┃♜#20 ╹◆#1\nboxes special`), fell('2,1'))).toEqual({
      code: 'a-tile-to-come-fits',
    })
  })

  test('a tile may also be placed in a hole, if it fits there', () => {
    const ring = `forest
      .  ╻  ┏  ┳  ┓
      ╺  O  ┫  .  ┫
      .  ╹  ┗  ━  ┛
      `
    expect(refusalOf(drawn(`${ring}market ┃#20 ╹#21\npile 1 ╹◆#1; 0; 0`), fell('1,1'))).toBeNull()
    expect(refusalOf(drawn(`${ring}market ┏#20 ╹#21\npile 1 ╹◆#1; 0; 0`), fell('1,1'))).toEqual({
      code: 'a-tile-to-come-fits',
    })
  })
})

describe('[R 73] felling meets', () => {
  test('pigs: one of three Expands, usable gap', () => {
    const pigs = drawn(`${CLOSED}${TO_COME}\nseats three-little-pigs 0,0`)
    const { state } = played(pigs, [fell('2,1'), expand('2,1', 0, 1)], { draws: [1, 0] })
    expect(lineOf(state, 'spent')).toBe('expands 2')
    expect(refusalOf(state, fell('2,0'))).toEqual({ code: 'a-tile-to-come-fits' })
  })

  test('an empty pile: the market gap stays [R 13]; the felled tile is drawn later', () => {
    const { state } = played(drawn(`${CLOSED}market ╹◆#1 - -`), fell('2,1'))
    expect([lineOf(state, 'market'), lineOf(state, 'under')]).toEqual(['╹◆#1 - -', '╹#7'])
    const laid = played(state, [end, { type: 'roll' }, expand('2,1', 0)], { dice: [1, 1] }).state
    expect([lineOf(laid, 'market'), lineOf(laid, 'under')]).toEqual(['╹#7 - -', null])
  })

  test('a diamond that must be further out: near tiles may be felled all the same', () => {
    const near = drawn(`forest
      .  ╻  .
      ╺  O  .
      .  ╹  .
      .  .  .
      ╻  .  .
      ╹  .  .
      market ╹◆#1`)
    expect(isClosed(near)).toBe(true)
    expect(refusalOf(near, fell('-1,3'))).toBeNull()
  })

  test('turning or swapping a tile: both take the Expand, and either may be chosen', () => {
    const turning = drawn(`${CLOSED.replace('━  ┓', '━r ┓')}${TO_COME}\nseats huntsman 1,0`)
    expect(typesIn(turning)).toEqual(new Set(['use-symbol', 'walk', 'sweep', 'fell', 'end-turn', 'give-up']))
    const turned = played(turning, rotate('2,0', 1)).state
    expect(refusalOf(turned, fell('2,1'))).toEqual({ code: 'no-expand-left' })
    const felled = played(turning, fell('2,1')).state
    expect(refusalOf(felled, rotate('2,0', 1))).toEqual({ code: 'no-expand-left' })
  })

  test('used bombs and gates stay so under piles', () => {
    const position = drawn(`${CLOSED.replace('╹\n', '╹b!GN!\n')}${TO_COME}`)
    expect(lineOf(played(position, fell('2,1')).state, 'under')).toMatch(/^╹b!GN!#/)
  })
})
