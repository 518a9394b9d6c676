import { describe, expect, test } from 'vitest'
import { at, drawn, forestOf, lineOf, played, refusalOf, told, whyStepped } from '../drawn/index.ts'

const END = { type: 'end-turn' } as const

const ways = (text: string, boxes = 'ways') => drawn(`${text}\nboxes ${boxes}`)

const point = (place: string, side: 'north' | 'east' | 'south' | 'west') =>
  ({ type: 'use-symbol', symbol: 'signpost', at: at(place), side }) as const
const bridge = (place: string, side: 'north' | 'east' | 'south' | 'west') =>
  ({ type: 'use-symbol', symbol: 'drawbridge', at: at(place), side }) as const

describe('a signpost [R 50]', () => {
  test('is the first direction for monsters on it', () => {
    const { events } = played(ways('. . ╻\nO ━ ┻aN1'), END, { dice: [2] })
    expect(whyStepped(events)).toEqual(['1 steps 2,0 to 2,-1 (wants west; drawn by signpost at 2,0)'])
  })

  test('in haste, too; and where that turn does not exist, on by the plan', () => {
    const hasty = ways('. . . ╻ .\nO ━ ━ ┻aNh ━1', 'ways simple')
    expect(whyStepped(played(hasty, END, { dice: [2] }).events).at(-1)).toBe(
      '1 steps 3,0 to 3,-1 in haste (wants west; haste by haste; drawn by signpost at 3,0)',
    )
    const apart = ways('O ━ ┻aN1')
    expect(whyStepped(played(apart, END, { dice: [2] }).events)).toEqual([
      '1 steps 2,0 to 1,0 (wants west; north joins-nothing)',
    ])
  })

  test('after chests, before distractions and printed orders', () => {
    const chest = ways('. . ╻ .\nO ━ ╋aN1 ╸▣', 'ways special')
    expect(whyStepped(played(chest, END, { dice: [2] }).events)[0]).toContain('drawn by treasure-chest')
    const distraction = ways('. . ╻ .\nO ━ ╋aN1 ╸d', 'ways simple')
    expect(lineOf(played(distraction, END, { dice: [2] }).state, 'monsters')).toBe('1 big-bad-wolf 2,-1')
    const order = ways('. . ╻ .\nO ━ ╋aNoSEWN1 ━\n. . ╹ .', 'ways knotty')
    expect(lineOf(played(order, END, { dice: [2] }).state, 'monsters')).toBe('1 big-bad-wolf 2,-1')
  })

  test('a character on it turns it to another road, once a turn and free', () => {
    const position = ways('. . ╻ .\nO ━ ┻aN ━\nseats huntsman 2,0')
    const { state, events } = played(position, point('2,0', 'east'))
    expect(forestOf(state)).toBe(forestOf('. . ╻ .\nO ━ ┻aE ━\nboxes ways'))
    expect(told(events).at(-1)).toBe('seat 0 turns the sign at 2,0 to the east')
    expect(lineOf(state, 'spent')).toBe('turned 2,0 a')
    expect(refusalOf(state, point('2,0', 'west'))).toEqual({ code: 'switched-already' })
    const next = played(state, [END, { type: 'roll' }], { dice: [1, 2] }).state
    expect(refusalOf(next, point('2,0', 'west'))).toBeNull()
  })

  test('is refused in its present direction, without a road, or on another tile', () => {
    const position = ways('. . ╻ .\nO ━ ┻aN ━\nseats huntsman 2,0')
    expect(refusalOf(position, point('2,0', 'north'))).toEqual({ code: 'points-so-already' })
    expect(refusalOf(position, point('2,0', 'south'))).toEqual({ code: 'no-road-out', edge: 'south' })
    expect(refusalOf(position, point('1,0', 'west'))).toEqual({ code: 'wrong-use', symbol: 'signpost' })
    expect(refusalOf(position, { type: 'use-symbol', symbol: 'signpost', at: at('2,0') })).toEqual({
      code: 'wrong-use',
      symbol: 'signpost',
    })
    const midnight = ways('. . ╻ .\nO ━ ┻aN ━\nseats cinderella 2,0 turns=4')
    expect(refusalOf(midnight, point('2,0', 'east'))).toEqual({ code: 'not-this-turn' })
  })

  test('turns with its tile', () => {
    const rotate = { type: 'use-symbol', symbol: 'rotate', at: at('2,0'), turn: 2 } as const
    const { state } = played(ways('O ━r ━aE\nseats huntsman 1,0', 'ways simple'), rotate)
    expect(forestOf(state)).toBe(forestOf('O ━r ━aW\nboxes ways'))
  })
})

describe('a drawbridge [R 51]', () => {
  test('when raised, blocks monsters, and falls before those of a full tile', () => {
    const two = ways('O ━ ━BE! ━2')
    const held = played(two, END, { dice: [2] })
    expect(whyStepped(held.events)[0]).toContain('west barred by drawbridge')
    const { events } = played(ways('O ━ ━BE! ━3'), END, { dice: [2] })
    expect(told(events, 'bridge-fell', 'bar-broken')).toEqual([
      'the bridge falls before 1 at 2,0 to the east',
    ])
  })

  test('lowered, it is nothing', () => {
    const { state } = played(ways('O ━ ━BE ━1'), END, { dice: [2] })
    expect(lineOf(state, 'monsters')).toBe('1 big-bad-wolf 2,0')
  })

  test('when raised, stops heroes both ways; a closed tile is the first reason', () => {
    const walk = (place: string) => ({ type: 'walk', to: at(place) }) as const
    expect(refusalOf(ways('O ━BW! ━'), walk('1,0'))).toEqual({ code: 'bridge-is-raised' })
    expect(refusalOf(ways('O ━ ━BW!\nseats huntsman 1,0'), walk('2,0'))).toEqual({ code: 'bridge-is-raised' })
    expect(refusalOf(ways('O ━BW! ━\nburning 1,0 3', 'ways fire'), walk('1,0'))).toEqual({ code: 'it-burns' })
  })

  test('a character on its tile moves it, once a turn each, and free', () => {
    const position = ways('O ━BEBW ━\nseats huntsman 1,0')
    const { state, events } = played(position, bridge('1,0', 'east'))
    expect(forestOf(state)).toBe(forestOf('O ━BE!BW ━\nboxes ways'))
    expect(told(events).at(-1)).toBe('seat 0 raises the bridge at 1,0 to the east')
    expect(lineOf(state, 'spent')).toBe('turned 1,0 BE')
    expect(refusalOf(state, bridge('1,0', 'east'))).toEqual({ code: 'switched-already' })
    const both = played(state, bridge('1,0', 'west')).state
    expect(lineOf(both, 'spent')).toBe('turned 1,0 BE 1,0 BW')
    expect(refusalOf(both, { type: 'walk', to: at('0,0') })).toEqual({ code: 'bridge-is-raised' })
    expect(refusalOf(position, bridge('1,0', 'north'))).toEqual({ code: 'no-such-symbol-here' })
  })

  test('one that fell can be raised again', () => {
    const fallen = played(ways('O ━ ━BE! ━3\nseats huntsman 2,0'), END, { dice: [2] }).state
    const next = played(fallen, { type: 'roll' }, { dice: [2] }).state
    expect(refusalOf(next, bridge('2,0', 'east'))).toBeNull()
  })

  test('with two on one edge, both must give [R 21] [R 22]', () => {
    const { events } = played(ways('O ━ ━BE! ━GW3', 'ways knotty'), END, { dice: [2] })
    expect(told(events, 'bar-broken', 'bridge-fell')).toEqual([
      '1 breaks gate at 3,0 to the west',
      'the bridge falls before 1 at 2,0 to the east',
    ])
    const wall = played(ways('O ━ ━BE! ━WW3', 'ways knotty'), END, { dice: [2] })
    expect(told(wall.events, 'bar-broken', 'bridge-fell')).toEqual([
      '1 breaks wall at 3,0 to the west',
      'the bridge falls before 1 at 2,0 to the east',
    ])
    const long = played(ways('O ━ ━WWBE! ━WWc11', 'ways knotty simple'), END, {
      dice: [2],
    })
    expect(told(long.events, 'bar-broken', 'bridge-fell')).toEqual([])
  })

  test('a full tile behind it is tried after all full tiles without one', () => {
    // The Beast holds the monsters at 1,0, so that tile stays full.
    const position = ways('. . ╻3\nO ━3 ┻BW!3\nseats beast 1,0')
    const { events } = played(position, END, { dice: [2] })
    const forced = events.find((event) => event.type === 'monster-stepped' && event.reason.forced)
    expect(forced).toMatchObject({ from: at('2,0'), to: at('2,-1') })
  })

  test('entrances and dens look through it', () => {
    const roll = { type: 'roll' } as const
    const position = ways('O ━BE! ━∩\nphase new-monsters')
    expect(told(played(position, roll, { dice: [2] }).events, 'monster-appeared')).toEqual([
      '1 ogre appears at 2,0',
    ])
    expect(told(played(position, roll, { dice: [6] }).events, 'monster-appeared')).toEqual([
      '1 troll appears at 2,0',
    ])
  })

  test('a raised one stays raised when its tile is turned or swapped', () => {
    const rotate = { type: 'use-symbol', symbol: 'rotate', at: at('2,0'), turn: 2 } as const
    const { state } = played(ways('O ━r ━BE!\nseats huntsman 1,0', 'ways simple'), rotate)
    expect(forestOf(state)).toBe(forestOf('O ━r ━BW!\nboxes ways'))
    const swap = { type: 'use-symbol', symbol: 'swap', at: at('2,0'), slot: 0, turn: 0 } as const
    const swapped = played(ways('O ━s ━BE!\nmarket ━#9\nseats huntsman 1,0', 'ways simple'), swap).state
    expect(lineOf(swapped, 'market')).toBe('━BE!#2 - -')
  })
})

describe('a secret door [R 52]', () => {
  test('leads to every other door in one step', () => {
    const position = ways('O ━q ━ ━q\nseats huntsman 1,0')
    const { events } = played(position, { type: 'walk', to: at('3,0') })
    expect(told(events)).toEqual(['seat 0 walks 1,0 to 3,0'])
  })

  test('is printed on its tile, without a side', () => {
    const { tiles } = ways('O ━q')
    expect(tiles[at('1,0')]?.symbols).toEqual([{ symbol: 'secret-door', sides: [], number: 0, spent: false }])
  })

  test('one alone leads nowhere, and a tile without one has no exit by it', () => {
    expect(refusalOf(ways('O ━q ━ ━\nseats huntsman 1,0'), { type: 'walk', to: at('3,0') })).toEqual({
      code: 'not-next-door',
    })
    expect(refusalOf(ways('O ━q ━ ━q'), { type: 'walk', to: at('3,0') })).toEqual({ code: 'not-next-door' })
  })

  test('it counts as a step, and closed tiles stay closed [R 39]', () => {
    const spent = ways('O ━q ━ ━q\nseats huntsman 1,0\nspent steps 2')
    expect(refusalOf(spent, { type: 'walk', to: at('3,0') })).toEqual({ code: 'no-steps-left' })
    const fire = ways('O ━q ━ ━q\nseats huntsman 1,0\nburning 3,0 2', 'ways fire')
    expect(refusalOf(fire, { type: 'walk', to: at('3,0') })).toEqual({ code: 'it-burns' })
  })

  test('to a door next door a raised bridge is no hindrance', () => {
    const position = ways('O ━qBE! ━q\nseats huntsman 1,0')
    expect(refusalOf(position, { type: 'walk', to: at('2,0') })).toBeNull()
  })

  test('monsters do not know it', () => {
    const { state } = played(ways('O ━q ┃ ┃q1'), END, { dice: [2] })
    expect(lineOf(state, 'monsters')).toBe('1 big-bad-wolf 3,0')
  })

  test('the Beast must leave through a door if there is no other way [R 29]', () => {
    const position = ways('O ┃q ━q\nseats beast 1,0 rest=1,0')
    expect(refusalOf(position, END)).toEqual({ code: 'may-not-stay' })
    const alone = ways('O ┃q ━\nseats beast 1,0 rest=1,0')
    expect(refusalOf(alone, END)).toBeNull()
  })
})
