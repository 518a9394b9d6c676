import { describe, expect, test } from 'vitest'
import { at, drawn, forestOf, played, refusalOf, told } from '../drawn/index.ts'
import { fates } from '../pairs/fates.ts'

/** A roll of 2 moves the monsters of the east side. */
const moved = (forest: string) => played(drawn(`forest\n${forest}`), { type: 'end-turn' }, { dice: [2] })

/** In many of these forests one monster, asleep on a glade for one, is in the way: ☾c11. */
const east = (forest: string): string[] => fates(moved(forest).events)

describe('[R 21] a gate', () => {
  test('is open for heroes, on either tile, as is a wall', () => {
    const between = drawn('forest\n O ━GEWW ━WEGE ━GW \n seats huntsman 1,0')
    expect(refusalOf(between, { type: 'walk', to: at('0,0') })).toBeNull()
    expect(refusalOf(between, { type: 'walk', to: at('2,0') })).toBeNull()
    const { state } = played(between, [
      { type: 'walk', to: at('2,0') },
      { type: 'walk', to: at('3,0') },
    ])
    expect(forestOf(state)).toBe(forestOf('O ━GEWW ━WEGE ━GW'))
  })

  test('breaks for good: a later monster passes alone', () => {
    const { state } = moved('O ━GE ━c11')
    expect(forestOf(state)).toBe(forestOf('O ━GE!1 ━c1'))
    expect(east('O ━GE! ━1')).toEqual(['1 steps 2,0 to 1,0 (wants west)'])
  })

  test('is broken when the plan reaches it, even if other turns would follow', () => {
    const forest = `
      .  .   ╻
      O  ━GE ┛c11`
    expect(east(forest)).toEqual(['1 breaks gate at 1,0 to the east', '1 steps 2,0 to 1,0 (wants west)'])
  })

  test('is spared while an earlier turn exists', () => {
    const forest = `
      .  .  ╻GS
      O  ━  ┛c11`
    const { state, events } = moved(forest)
    expect(fates(events)).toEqual(['1 steps 2,0 to 1,0 (wants west)'])
    expect(forestOf(state)).toBe(forestOf(forest.replace('━ ', '━1').replace('c11', 'c1')))
  })

  test('is broken rather than that they push onto a full tile', () => {
    const forest = `
      .  .     ╻GS
      O  ━☾c11 ┛c11`
    expect(east(forest).slice(1)).toEqual([
      '2 breaks gate at 2,-1 to the south',
      '2 steps 2,0 to 2,-1 (wants west; west full)',
    ])
  })

  test('with a full tile behind it is tried after all full tiles without one', () => {
    const forest = `
      .  .       ╻☾c11
      O  ━☾c1GE1 ┛c11`
    const { state, events } = moved(forest)
    expect(fates(events)).toEqual([
      '2 stays at 1,0 held by sleeping-glade (wants west)',
      '3 steps 2,0 to 2,-1 forced (wants west; west barred by gate, north full, east no-road, south no-road; forced)',
      '3 steps 2,-1 to 2,0 in haste (wants west; west no-road, north no-road, east no-road; haste)',
      '1 stays at 2,-1 held by sleeping-glade (wants west)',
    ])
    expect(forestOf(state)).toBe(forestOf(forest))
  })

  test('also if the full tile behind it is what draws them [R 27]', () => {
    expect(east('O ━☾c11 ━c11 ╸☾dc1GW1').slice(1, 2)).toEqual([
      '2 steps 2,0 to 1,0 forced (wants west; east barred by gate, west full, north no-road, south no-road; forced)',
    ])
  })

  test('breaks last, the first planned of two', () => {
    expect(east('O ━☾c1GE1 ╸c11')).toEqual([
      '1 stays at 1,0 held by sleeping-glade (wants west)',
      '2 breaks gate at 1,0 to the east',
      '2 steps 2,0 to 1,0 forced (wants west; west barred by gate, north no-road, east no-road, south no-road; forced)',
      '2 steps 1,0 to 0,0 in haste (wants west; haste)',
      '2 hurts the oak: 2 hearts',
    ])
    const two = `
      .  .       ╻☾c1GS1
      O  ━☾c1GE1 ┛c11`
    expect(east(two).slice(1, 3)).toEqual([
      '3 breaks gate at 1,0 to the east',
      '3 steps 2,0 to 1,0 forced (wants west; west barred by gate, north barred by gate, east no-road, south no-road; forced)',
    ])
  })

  test('with a full tile behind it bars those who are too few to break it', () => {
    expect(east('O ━☾c1GE1 ╸1').at(-1)).toBe(
      '2 stays at 2,0 (wants west; west barred by gate, north no-road, east no-road, south no-road)',
    )
  })

  test('asks, where both tiles bear one, only for those that are whole', () => {
    expect(east('O ━GE! ━GWc11')).toEqual([
      '1 breaks gate at 2,0 to the west',
      '1 steps 2,0 to 1,0 (wants west)',
    ])
  })

  test('is never broken from a chest, which is never full [R 25]', () => {
    expect(east('O ━GE ━▣c11')).toEqual([
      '1 stays at 2,0 (wants west; west barred by gate, north no-road, east joins-nothing, south no-road)',
    ])
  })

  test('is broken in haste from a tile that others crowd: the hasty one counts', () => {
    const { events } = played(
      drawn('forest\n O ━GE ━c2h1 \n phase new-monsters'),
      { type: 'roll' },
      { dice: [2] },
    )
    expect(fates(events)).toEqual([
      '2 ogre appears at 2,0 and hurries by haste',
      '2 breaks gate at 1,0 to the east',
      '2 steps 2,0 to 1,0 in haste (wants west; haste by haste)',
    ])
  })
})

describe('[R 22] a wall is as long as all connected tiles with an unbroken one', () => {
  const breaks = (forest: string): boolean => east(forest).includes('1 breaks wall at 1,0 to the east')

  test.each([
    ['alone', 1, (n: number) => `O ━WE ━${n}`],
    ['two on one tile are one tile', 1, (n: number) => `O ━WEWW ━${n}`],
    ['across a corner they do not hang together', 1, (n: number) => `O ━WE ━${n} \n . . ━WE`],
    ['broken ones do not count', 1, (n: number) => `O ━WE ━${n} \n . ┃WN! .`],
    ['nor what hangs on over them', 1, (n: number) => `O ━WE ━${n} \n . ┃WN! . \n . ┃WN .`],
    ['a tile with a broken one and a whole one does', 2, (n: number) => `O ━WE ━${n} \n . ┃WN!WS .`],
    ['though no road joins the tiles', 2, (n: number) => `O ━WE ━${n} \n . ━WE .`],
    ['the tile where they stand may be part of it', 2, (n: number) => `O ━WE ┻WN${n}`],
    ['round a bend', 3, (n: number) => `O ━WE ━${n} \n ┃WS ┃WN .`],
    ['longer than their tile holds', 4, (n: number) => `O ━WE ━${n} \n ┃WS ┃WN . \n ┃WS . .`],
  ])('%s: %i', (_what, length, forest) => {
    expect(breaks(forest(length))).toBe(true)
    if (length > 1) expect(breaks(forest(length - 1))).toBe(false)
  })

  test('is measured each time: the rest of a broken one is shorter', () => {
    expect(east('O ━WE ━WE2 ╸1')).toEqual([
      '1 breaks wall at 1,0 to the east',
      '1 steps 2,0 to 1,0 (wants west)',
      '2 steps 2,0 to 1,0 (wants west)',
      '3 breaks wall at 2,0 to the east',
      '3 steps 3,0 to 2,0 (wants west)',
    ])
  })

  test('breaks in both directions, also from the tile that bears it', () => {
    expect(east('O . ━WE1 ━')).toEqual([
      '1 breaks wall at 2,0 to the east',
      '1 steps 2,0 to 3,0 (wants west; west joins-nothing, north no-road)',
    ])
  })

  test('that is breakable, with a full tile behind it, is tried after other full tiles', () => {
    const forest = `
      .  .       ╻☾c11
      O  ━☾c1WE1 ┛1`
    expect(east(forest)[1]).toBe(
      '3 steps 2,0 to 2,-1 forced (wants west; west barred by wall, north full, east no-road, south no-road; forced)',
    )
  })
})

describe('[R 21] [R 22] of several on one tile only that on the road that is taken breaks', () => {
  const end = { type: 'end-turn' } as const

  test('another gate of the tile stays closed', () => {
    const { state, events } = played(drawn('forest\n O ━ ━GWGE3'), end, { dice: [2] })
    expect(told(events, 'bar-broken')).toEqual(['1 breaks gate at 2,0 to the west'])
    expect(forestOf(state)).toBe(forestOf('O ━3 ━GW!GE'))
  })

  test('another wall of the tile stays whole', () => {
    const { state, events } = played(drawn('forest\n O ━ ━WWWE2'), end, { dice: [2] })
    expect(told(events, 'bar-broken')).toEqual(['1 breaks wall at 2,0 to the west'])
    expect(forestOf(state)).toBe(forestOf('O ━2 ━WW!WE'))
  })
})
