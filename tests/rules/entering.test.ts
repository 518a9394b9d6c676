import { describe, expect, test } from 'vitest'
import type { Action, State } from '../../src/engine/fairy-tale/index.ts'
import type { DieFace } from '../../src/engine/kernel/index.ts'
import { at, drawn, forestOf, lineOf, played, told } from '../drawn/index.ts'
import { fates } from '../pairs/fates.ts'

const end: Action = { type: 'end-turn' }
const roll: Action = { type: 'roll' }
const walk = (to: string): Action => ({ type: 'walk', to: at(to) })

/** Swaps the tile at 2,0 for the first of the market. */
const swap: Action = { type: 'use-symbol', symbol: 'swap', at: at('2,0'), slot: 0, turn: 0 }

const moved = (state: State, die: DieFace = 2) => played(state, end, { dice: [die] })

/** Monsters appear on the east side, or where another die brings them. */
const appeared = (forest: string, die: DieFace = 2) =>
  played(drawn(`forest\n${forest}\nphase new-monsters`), roll, { dice: [die] })

describe('[R 25] the treasure chest', () => {
  test('puts out to its own side, on a diagonal the first clockwise; none steps twice', () => {
    const forest = `forest
      ╋▣  ╋1 ╋▣
      ╋1  O  ╋1
      ╋▣  ╋1 ╋▣
      monsters 1 frost-giant 0,-1; 2 ice-witch -1,0; 3 ogre 1,0; 4 troll 0,1`
    const { state, events } = moved(drawn(forest), 6)
    expect(told(events, 'monster-stepped', 'monster-put-out')).toEqual([
      '1 steps 0,-1 to -1,-1',
      '1 put out from -1,-1 to -1,0 by treasure-chest: west',
      '3 steps 1,0 to 1,-1',
      '3 put out from 1,-1 to 0,-1 by treasure-chest: north',
      '4 steps 0,1 to 1,1',
      '4 put out from 1,1 to 1,0 by treasure-chest: east',
      '2 steps -1,0 to -1,1',
      '2 put out from -1,1 to 0,1 by treasure-chest: south',
    ])
    expect(lineOf(state, 'monsters')).toBe('1 frost-giant -1,0; 2 ice-witch 0,1; 3 ogre 0,-1; 4 troll 1,0')
  })

  test('puts out to the next side clockwise if its own has no entrance [R 9]', () => {
    const position = drawn(`forest
      .  ╻▣
      O  ┛1`)
    expect(told(moved(position).events, 'monster-put-out')).toEqual([
      '1 put out from 1,-1 to 1,0 by treasure-chest: east',
    ])
  })

  test('is no entrance itself, even as the furthest tile [R 9]', () => {
    expect(fates(appeared('O ━ ━▣').events)).toEqual(['1 ogre appears at 1,0'])
  })

  test('never past a palace alone [R 9]', () => {
    const position = drawn(`forest
      O  ━♜ ━1 ━▣
      ┃  .  .  .`)
    expect(told(moved(position).events, 'monster-put-out')).toEqual([
      '1 put out from 3,0 to 0,1 by treasure-chest: south',
    ])
  })

  test('keeps monsters without tiles joined to oak', () => {
    const { state, events } = moved(drawn('forest\n O . ━1 ━▣'))
    expect(fates(events)).toEqual(['1 steps 2,0 to 3,0 (wants west; drawn by treasure-chest at 3,0)'])
    expect(forestOf(state)).toBe(forestOf('O . ━ ━▣1'))
  })
})

describe('[R 9] the entrance of a side, among gates and palaces', () => {
  test('gates affect neither road in nor out', () => {
    const forest = `
      O  ━GE ┳GE .
      .  .   ┗   ╸`
    expect(fates(appeared(forest).events)).toEqual(['1 ogre appears at 2,0', '2 ogre appears at 2,0'])
  })

  test('one road without a palace is enough', () => {
    const forest = `
      O  ━♜ ┳
      ┗  ━  ┛`
    expect(fates(appeared(forest).events)).toEqual(['1 ogre appears at 2,0'])
  })

  test('with palaces on all roads no monster appears', () => {
    expect(told(appeared('━ ━♜ O ━♜ ━').events, 'no-entrance')).toEqual(['no entrance'])
  })
})

describe('[R 31] entering is any arrival: walking, appearing, being put there', () => {
  test('on a set trapdoor the first that appears is gone, the next stays', () => {
    expect(fates(appeared('O ━ ━ ━▽').events)).toEqual([
      '1 ogre appears at 3,0',
      '1 lost at 3,0 to trapdoor',
      '2 ogre appears at 3,0',
    ])
  })

  test('who falls does not hurry, though the tile was full and bears haste', () => {
    expect(fates(appeared('O ━ ━▽hc11').events)).toEqual([
      '2 ogre appears at 2,0',
      '2 lost at 2,0 to trapdoor',
    ])
    expect(fates(moved(drawn('forest\n O ━1 ━▣ ━▽c11')).events).slice(1)).toEqual([
      '1 put out from 2,0 to 3,0 by treasure-chest: east',
      '1 lost at 3,0 to trapdoor',
      '2 steps 3,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '2 put out from 2,0 to 3,0 by treasure-chest: east',
    ])
  })

  test.each(['▽', '⌂', '▣', '♜', '☾'])('a tile swapped under monsters stays unentered: %s', (building) => {
    const position = drawn(`forest\n O ━s ━2 \n market ━${building} \n seats huntsman 1,0`)
    const { state } = played(position, swap)
    expect(forestOf(state)).toBe(forestOf(`O ━s ━${building}2`))
    const steps = ['1 steps 2,0 to 1,0 (wants west)', '2 steps 2,0 to 1,0 (wants west)']
    const sleeps = '2 stays at 2,0 held by sleeping-glade (wants west)'
    expect(fates(moved(state).events)).toEqual(building === '☾' ? [steps[0], sleeps] : steps)
  })

  test('monsters above the capacity of a tile swapped in under them wait for their step', () => {
    const position = drawn('forest\n O ━s ━3 \n market ━c1h \n seats huntsman 1,0')
    const { state, events } = played(position, swap)
    expect(fates(events)).toEqual([])
    expect(fates(moved(state, 4).events)).toEqual([])
    expect(fates(moved(state).events)).toHaveLength(3)
  })

  test('a tile swapped in under a character was not stepped onto', () => {
    const forest = (market: string) =>
      drawn(`forest\n O ━s ━ ━1 \n market ${market} \n seats huntsman 1,0; rapunzel 2,0`)
    expect(played(forest('━¤'), swap).state.pending).toBeNull()
    expect(forestOf(played(forest('━▽!'), swap).state)).toBe(forestOf('O ━s ━▽! ━1'))
  })

  test.each([
    ['walking', 'huntsman 1,0', walk('2,0')],
    ['flying', 'aladdin 0,0', { type: 'use', power: 'fly', at: at('2,0') }],
  ] as [string, string, Action][])('for characters, stepping onto is %s', (_how, seat, action) => {
    const position = drawn(`forest\n O ━ ━▽! \n seats ${seat}`)
    const { state, events } = played(position, action)
    expect(told(events, 'building-set')).toEqual(['seat 0 sets trapdoor at 2,0'])
    expect(forestOf(state)).toBe(forestOf('O ━ ━▽'))
  })

  test('for characters, stepping onto is being pulled', () => {
    const position = drawn('forest\n O ━ ━▽! \n seats rapunzel 2,0; huntsman 0,0')
    const { events } = played(position, { type: 'use', power: 'pull', seat: 1 })
    expect(told(events, 'building-set')).toEqual(['seat 1 sets trapdoor at 2,0'])
  })
})

describe('[R 32] the candy house', () => {
  const position = drawn(`forest
    ━1 ━ O ━ ━⌂1
    monsters 1 ogre -2,0; 2 ogre 2,0 candy-house
    rules noDen none`)

  test('a nibbler loses its next step; rolls for other sides do not count', () => {
    const { state, events } = played(position, [end, roll, end, roll, end], { dice: [4, 6, 2, 6, 2] })
    expect(fates(events)).toEqual([
      '1 steps -2,0 to -1,0 (wants east)',
      '2 stays at 2,0 held by candy-house (wants west)',
      '2 steps 2,0 to 1,0 (wants west)',
    ])
    expect(lineOf(state, 'monsters')).toBe('1 ogre -1,0; 2 ogre 1,0')
  })

  test('the house may be gone by then', () => {
    const swapping = drawn(`forest
      O ━s ━⌂1
      monsters 1 ogre 2,0 candy-house
      market ━
      seats huntsman 1,0`)
    expect(fates(played(swapping, [swap, end], { dice: [2] }).events)).toEqual([
      '1 stays at 2,0 held by candy-house (wants west)',
    ])
  })

  test('a monster that returns nibbles again', () => {
    const forest = drawn('forest\n O ╺⌂ ━1 \n rules noDen none')
    const { events } = played(forest, [end, roll, end, roll, end, roll, end], {
      dice: [2, 6, 2, 6, 2, 6, 2],
    })
    expect(fates(events)).toEqual([
      '1 steps 2,0 to 1,0 (wants west)',
      '1 delayed at 1,0 by candy-house',
      '1 stays at 1,0 held by candy-house (wants west)',
      '1 steps 1,0 to 2,0 (wants west; west no-road, north no-road)',
      '1 steps 2,0 to 1,0 (wants west)',
      '1 delayed at 1,0 by candy-house',
    ])
  })

  test('an over-full one: each that is pushed in loses its own hasty step', () => {
    const { state, events } = appeared('O ━ ━⌂4')
    expect(fates(events)).toEqual([
      '5 ogre appears at 2,0 and hurries',
      '5 delayed at 2,0 by candy-house',
      '5 stays at 2,0 squeezed held by candy-house (wants west; haste)',
    ])
    expect(forestOf(state)).toBe(forestOf('O ━ ━⌂5'))
  })
})

describe('[R 33] the sleeping glade', () => {
  test('a character is no company', () => {
    const position = drawn('forest\n O ━ ━☾1 \n seats huntsman 2,0')
    expect(fates(moved(position).events)).toEqual(['1 stays at 2,0 held by sleeping-glade (wants west)'])
  })

  test('company that comes later in the same roll is too late', () => {
    expect(fates(moved(drawn('forest\n O ━ ━☾1 ━1')).events)).toEqual([
      '1 stays at 2,0 held by sleeping-glade (wants west)',
      '2 steps 3,0 to 2,0 (wants west)',
    ])
  })

  test('company from before wakes it: the lower number goes, the other falls asleep', () => {
    const begun = drawn('forest\n O ━ ━☾1 ━1 \n rules noDen none')
    const { events } = played(begun, [end, roll, end], { dice: [2, 6, 2] })
    expect(fates(events).slice(2)).toEqual([
      '1 steps 2,0 to 1,0 (wants west)',
      '2 stays at 2,0 held by sleeping-glade (wants west)',
    ])
  })

  test('one appearing beside a sleeper is company', () => {
    const { state } = appeared('O ━ ━☾1')
    expect(fates(moved(state).events)[0]).toBe('1 steps 2,0 to 1,0 (wants west)')
  })
})
