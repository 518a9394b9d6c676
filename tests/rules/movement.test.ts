import { describe, expect, test } from 'vitest'
import { whyDesired } from '../../src/engine/fairy-tale/index.ts'
import { type DieFace, type Direction, placeAt } from '../../src/engine/kernel/index.ts'
import { drawn, forestOf, played, told, whyStepped } from '../drawn/index.ts'

/** Ends the turn in a drawn position with a given movement die. */
const moved = (text: string, die: DieFace) => played(drawn(text), { type: 'end-turn' }, { dice: [die] })

describe('[R 14] the monsters that move, and their order', () => {
  const position = `forest
    .  .  ┃2 .  .
    .  .  ┃  .  .
    ━1 ━  O  ━1 ━1
    .  .  ┃  .  .
    .  .  ┃1 .  .
    monsters 1 ogre -2,0; 2 ogre 0,2; 3 ogre 0,-2; 4 ogre 0,-2; 5 ogre 2,0; 6 ogre 1,0`

  test('on a 6 all: the closest first, then clockwise from north, lower numbers first', () => {
    expect(told(moved(position, 6).events, 'movement-began')).toEqual(['all moving: 6 3 4 5 2 1'])
  })

  test.each([
    [1, 'north moving: 3 4'],
    [2, 'east moving: 6 5'],
    [3, 'south moving: 2'],
    [4, 'west moving: 1'],
  ] as const)('on a %i only those on that side: %s', (die, expected) => {
    expect(told(moved(position, die).events, 'movement-began')).toEqual([expected])
  })

  test('on a 5 the player chooses any side', () => {
    const asked = moved(position, 5)
    expect(told(asked.events)).toEqual([
      'seat 0 ends the turn',
      'die 5 for movement',
      'which side for movement?',
    ])
    const sides: Direction[] = ['east', 'south']
    const answers = sides.map((side) =>
      told(played(asked.state, { type: 'choose-side', side }).events).slice(0, 2),
    )
    expect(answers).toEqual([
      ['east for movement', 'east moving: 6 5'],
      ['south for movement', 'south moving: 2'],
    ])
    const empty = moved('━ O ━1', 5).state
    expect(told(played(empty, { type: 'choose-side', side: 'west' }).events)).toEqual([
      'west for movement',
      'west moving:',
      'turn 2 of seat 0',
    ])
  })

  test('each moves once, even if it crosses to a side that is still to move', () => {
    const { state, events } = moved(
      `
      ┣  ┓1
      O  ┻
      `,
      6,
    )
    expect(told(events, 'monster-stepped')).toEqual(['1 steps 1,-1 to 1,0'])
    expect(state.hearts).toBe(3)
  })

  test('on one tile the lower number goes first, even if it arrived last', () => {
    const begun = drawn('forest\n ┣ ┓1\n O ┻1\n rules noDen none')
    const { events } = played(begun, [{ type: 'end-turn' }, { type: 'roll' }, { type: 'end-turn' }], {
      dice: [1, 6, 2],
    })
    expect(told(events, 'movement-began')).toEqual(['north moving: 1', 'east moving: 1 2'])
  })

  test('each sees what the one before left', () => {
    const { state, events } = moved('O ━ ━3 ━1', 2)
    expect(told(events, 'monster-stepped').at(-1)).toBe('4 steps 3,0 to 2,0')
    expect(forestOf(state)).toBe(forestOf('O ━3 ━1 ━'))
  })
})

describe('4.1 the desired turn', () => {
  test('[R 15] the longer distance; in line, straight', () => {
    const { events } = moved(
      `
      .  ╋1 ╋1 .
      .  ╋  ╋  ╋1
      O  ╋  ╋1 ╋
      `,
      6,
    )
    expect(whyStepped(events)).toEqual([
      '4 steps 2,0 to 1,0 (wants west)',
      '1 steps 1,-2 to 1,-1 (wants south)',
      '2 steps 2,-2 to 2,-1 (wants south)',
      '3 steps 3,-1 to 2,-1 (wants west)',
    ])
  })

  test('[R 15] gives one reason: line, distance, diagonal', () => {
    const why = [placeAt(0, -3), placeAt(2, 0), placeAt(2, -1), placeAt(-2, 2)].map(whyDesired)
    expect(why).toEqual(['straight', 'straight', 'longer', 'diagonal'])
  })

  test('[R 15] on a diagonal the way that goes clockwise round the oak', () => {
    const { events } = moved(
      `
      ╋1 ╋  ╋1
      ╋  O  ╋
      ╋1 ╋  ╋1
      `,
      6,
    )
    expect(whyStepped(events)).toEqual([
      '2 steps 1,-1 to 1,0 (wants south)',
      '4 steps 1,1 to 0,1 (wants west)',
      '3 steps -1,1 to -1,0 (wants north)',
      '1 steps -1,-1 to 0,-1 (wants east)',
    ])
  })

  test('[R 16] without such a road, the other three clockwise; each with its reason', () => {
    const { events } = moved(
      `
      ┃  ╋1 ╸
      O  ┻3 .
      `,
      1,
    )
    expect(whyStepped(events)).toEqual([
      '1 steps 1,-1 to 2,-1 (wants south; south full, west joins-nothing, north joins-nothing)',
    ])
  })

  test('[R 16] a tile need not have a road where its monster wants to go', () => {
    expect(whyStepped(moved('┗ ┛1 \n O .', 1).events)).toEqual([
      '1 steps 1,-1 to 0,-1 (wants south; south no-road)',
    ])
  })

  test('[R 16] monsters walk straight back, without memory', () => {
    const first = moved('O ╺1 ╸', 2)
    expect(whyStepped(first.events)).toEqual(['1 steps 1,0 to 2,0 (wants west; west no-road, north no-road)'])
    const back = played(first.state, [{ type: 'roll' }, { type: 'end-turn' }], { dice: [1, 2] })
    expect(whyStepped(back.events).at(0)).toBe('1 steps 2,0 to 1,0 (wants west)')
  })

  test('a monster without a road stays', () => {
    const { state, events } = moved('O . ━1', 2)
    expect(whyStepped(events)).toEqual([
      '1 stays at 2,0 (wants west; west joins-nothing, north no-road, east joins-nothing, south no-road)',
    ])
    expect(forestOf(state)).toBe(forestOf('O . ━1'))
  })
})

describe('[R 17] haste', () => {
  test('without a turn it pushes onto a full tile, and runs on at once', () => {
    const { state, events } = moved(
      `
      .  ╻1
      O  ┛3
      `,
      1,
    )
    expect(whyStepped(events)).toEqual([
      '1 steps 1,-1 to 1,0 forced (wants south; south full, west no-road, north no-road, east no-road; forced)',
      '1 steps 1,0 to 0,0 in haste (wants west; haste)',
    ])
    expect(state.hearts).toBe(2)
  })

  test('of full tiles the first, same order', () => {
    const { events } = moved(
      `
      .  ┏1 ┓3
      O  ┻3 .
      `,
      1,
    )
    expect(whyStepped(events)[0]).toBe(
      '1 steps 1,-1 to 1,0 forced (wants south; south full, west no-road, north no-road, east full; forced)',
    )
  })

  test('its first tile does not count as entered: it may return, and rests there', () => {
    const { events } = moved(
      `
      .  ╻1
      O  ╹3
      `,
      1,
    )
    expect(whyStepped(events)).toEqual([
      '1 steps 1,-1 to 1,0 forced (wants south; south full, west no-road, north no-road, east no-road; forced)',
      '1 steps 1,0 to 1,-1 in haste (wants west; west no-road; haste)',
    ])
  })

  test('back on a crowded first tile, it has entered it, and may be squeezed in', () => {
    const { state, events } = moved(
      `
      .  ╻4
      O  ╹3
      `,
      1,
    )
    expect(whyStepped(events).slice(0, 3)).toEqual([
      '1 steps 1,-1 to 1,0 forced (wants south; south full, west no-road, north no-road, east no-road; forced)',
      '1 steps 1,0 to 1,-1 forced in haste (wants west; west no-road, north full, east no-road, south no-road; forced; haste)',
      '1 stays at 1,-1 squeezed (wants south; south entered-already, west no-road, north no-road, east no-road; haste)',
    ])
    expect(forestOf(state)).toBe(forestOf('. ╻4 \n O ╹3'))
  })

  test('a full forest sends it to the oak', () => {
    const forest = `
      ┏3 ━3 ┓3
      ┃3 O  ┛3
      ┗3 ━3 ━3
    `
    const { state, events } = played(
      drawn(`forest${forest}phase new-monsters`),
      { type: 'roll' },
      { dice: [2] },
    )
    expect(told(events, 'monster-appeared', 'monster-stepped', 'oak-hurt')).toEqual([
      '25 ogre appears at 1,1 and hurries',
      '25 steps 1,1 to 0,1 forced in haste',
      '25 steps 0,1 to -1,1 forced in haste',
      '25 steps -1,1 to -1,0 forced in haste',
      '25 steps -1,0 to -1,-1 forced in haste',
      '25 steps -1,-1 to 0,-1 forced in haste',
      '25 steps 0,-1 to 1,-1 forced in haste',
      '25 steps 1,-1 to 1,0 forced in haste',
      '25 steps 1,0 to 0,0 in haste',
      '25 hurts the oak: 2 hearts',
    ])
    expect(forestOf(state)).toBe(forestOf(forest))
  })

  test('three of five find room; others push on', () => {
    const { state, events } = moved('O ━ ━5', 2)
    expect(forestOf(state)).toBe(forestOf('O ━3 ━'))
    expect(told(events, 'oak-hurt')).toEqual(['4 hurts the oak: 2 hearts', '5 hurts the oak: 1 hearts'])
  })
})
