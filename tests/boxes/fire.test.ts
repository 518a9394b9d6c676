import { describe, expect, test } from 'vitest'
import type { State } from '../../src/engine/fairy-tale/index.ts'
import { play } from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf, told } from '../drawn/index.ts'

const END = { type: 'end-turn' } as const

const fire = (text: string, boxes = 'fire'): State => drawn(`${text}\nboxes ${boxes}`)

const light = (place: string) => ({ type: 'use-symbol', symbol: 'torch', at: at(place) }) as const

describe('a torch [R 40]', () => {
  const position = fire('O ━f ━ ━1 \nseats huntsman 1,0')

  test('lights one adjacent tile, once and free, and removes all monsters there [R 41]', () => {
    const { state, events } = played(fire('O ━f ━2 ━1 \nseats huntsman 1,0'), light('2,0'))
    expect(told(events)).toEqual(['seat 0 uses torch at 1,0', '2,0 catches fire by torch with 1 2'])
    expect(lineOf(state, 'burning')).toBe('2,0 3')
    expect(forestOf(state)).toBe(forestOf('O ━f! ━ ━1 \nboxes fire'))
    expect(lineOf(state, 'spent')).toBeNull()
    expect(refusalOf(state, light('2,0'))).toEqual({ code: 'symbol-is-spent', symbol: 'torch' })
  })

  test('lights neither oak nor its four neighbours', () => {
    expect(refusalOf(position, light('0,0'))).toEqual({ code: 'the-oak-guards-it' })
    const inner = fire('┃ ┗f\nO ━\nseats huntsman 1,-1')
    expect(refusalOf(inner, light('0,-1'))).toEqual({ code: 'the-oak-guards-it' })
  })

  test('lights no dark diamond, no distant tile, and no tile with a hero', () => {
    expect(refusalOf(fire('O ━f ╸◆\nseats huntsman 1,0'), light('2,0'))).toEqual({
      code: 'building-stays',
      building: 'diamond',
    })
    expect(refusalOf(position, light('3,0'))).toEqual({ code: 'not-next-door' })
    expect(refusalOf(position, light('1,1'))).toEqual({ code: 'no-such-tile' })
    const ours = fire('O ━f ━\nseats huntsman 1,0; beast 2,0')
    expect(refusalOf(ours, light('2,0'))).toEqual({ code: 'somebody-stands-there' })
    const guarded = drawn('O ━f ━\nboxes fire soldiers\nsoldiers 2,0 1\nseats huntsman 1,0')
    expect(refusalOf(guarded, light('2,0'))).toEqual({ code: 'somebody-stands-there' })
  })

  test.each([
    ['O ━f ━n\nseats huntsman 1,0', 'fire'],
    ['O ━f ━◎\nseats huntsman 1,0', 'fire'],
    ['O ━f ━v\nseats huntsman 1,0', 'fire river'],
    ['O ━f ━v!\nseats huntsman 1,0', 'fire river'],
    ['O ━f ━\nseats huntsman 1,0\nburning 2,0 2', 'fire'],
    ['O ━f ━\nseats huntsman 1,0\nflooded 2,0 2', 'fire river'],
  ])('lights nothing that cannot burn: %s', (text, boxes) => {
    expect(refusalOf(fire(text, boxes), light('2,0'))).toEqual({ code: 'cannot-burn' })
  })

  test('needs no road; not allowed at midnight', () => {
    const apart = fire('O ━f ┃\nseats huntsman 1,0')
    expect(refusalOf(apart, light('2,0'))).toBeNull()
    const midnight = fire('O ━f ━\nseats cinderella 1,0 turns=4')
    expect(refusalOf(midnight, light('2,0'))).toEqual({ code: 'not-this-turn' })
  })
})

describe('when the forest stirs [R 42]', () => {
  test('a burnt-down tile lights neighbours, then goes', () => {
    const { events } = played(fire('O ━ ━ ━ ━\nburning 3,0 1'), END, { dice: [1] })
    expect(told(events).slice(-5)).toEqual([
      'the fires: 3,0 0',
      '4,0 catches fire by fire',
      '2,0 catches fire by fire',
      '━#3 at 3,0 burns down',
      'turn 2 of seat 0',
    ])
  })

  test('at the oak it costs a heart, and the fire is merely out', () => {
    const { events } = played(fire('O ━ ━\nburning 1,0 1'), END, { dice: [3] })
    expect(told(events, 'oak-scorched', 'tile-burnt')).toEqual([
      'the oak is scorched from 1,0: 2 hearts',
      'the fire at 1,0 is out',
    ])
  })

  test('never costs more hearts than are left, and loses after all of it', () => {
    const position = fire('. ┃ .\n╺ O ━\nburning 0,-1 1; 1,0 1; -1,0 1\nhearts 2')
    const { state, events } = played(position, END, { dice: [3] })
    expect(state).toMatchObject({ hearts: 0, outcome: 'lost' })
    expect(told(events).slice(-5)).toEqual([
      'the oak is scorched from 0,-1 -1,0 1,0: 0 hearts',
      'the fire at 0,-1 is out',
      'the fire at -1,0 is out',
      'the fire at 1,0 is out',
      'the game is lost',
    ])
  })

  test("fires that burn down together light neither each other nor a hero's tile", () => {
    const position = fire('O ━ ━ ━ ━\nburning 2,0 1; 3,0 1\nseats huntsman 4,0')
    const { state } = played(position, END, { dice: [1] })
    expect(forestOf(state)).toBe(forestOf('O ━ . . ━\nboxes fire'))
    expect(lineOf(state, 'burning')).toBe('1,0 3')
  })

  test('the oak and dark diamonds never burn, nor do damp or wet tiles [R 41]', () => {
    const position = fire('O ━n ━ ━◎\n. . ╹◆ .\nburning 2,0 1')
    const { state } = played(position, END, { dice: [1] })
    expect(lineOf(state, 'burning')).toBeNull()
    expect(forestOf(state)).toBe(forestOf('O ━n . ━◎\n. . ╹◆ .\nboxes fire'))
  })

  test('a number falls by one, a flood at nought is over, and may then burn', () => {
    const position = drawn('O ━ ━ ━ ━\nboxes fire river\nburning 2,0 1\nflooded 3,0 1; 4,0 2')
    const { state, events } = played(position, END, { dice: [1] })
    expect(lineOf(state, 'burning')).toBe('1,0 3; 3,0 3')
    expect(lineOf(state, 'flooded')).toBe('4,0 1')
    expect(told(events, 'flood-fell')).toEqual(['the floods: 4,0 1 over 3,0'])
  })

  test('fires stir after the last roll, also after bargains [R 38]', () => {
    const position = fire('O ━ ━ ━\nburning 2,0 2\nseats rumpelstiltskin 0,0\nphase new-monsters')
    const bargain = { type: 'use', power: 'bargain-movement' } as const
    const { state, events } = played(position, [bargain, END], { dice: [1, 3] })
    expect(lineOf(state, 'burning')).toBe('2,0 1')
    expect(told(events, 'fire-grew', 'die-rolled')).toHaveLength(3)
    expect(told(events, 'fire-grew', 'die-rolled').at(-1)).toBe('the fires: 2,0 1')
  })
})

describe('a burning tile is closed [R 39]', () => {
  test('closed to monsters, even without an alternative: no step is forced', () => {
    const { events } = played(fire('O ━ ━ ╸1\nburning 2,0 2'), END, { dice: [2] })
    expect(told(events, 'monster-stayed')).toEqual(['1 stays at 3,0'])
    const why = events.flatMap((event) => (event.type === 'monster-stayed' ? event.reason.tried : []))
    expect(why[0]).toEqual({ turn: 'west', refused: 'barred', by: 'fire' })
  })

  test('to characters that walk or fly', () => {
    const position = fire('O ━ ━\nburning 1,0 2')
    expect(refusalOf(position, { type: 'walk', to: at('1,0') })).toEqual({ code: 'it-burns' })
    const aladdin = fire('O ━ ━\nburning 1,0 2\nseats aladdin 0,0')
    expect(refusalOf(aladdin, { type: 'use', power: 'fly', at: at('1,0') })).toEqual({ code: 'it-burns' })
    const wet = drawn('O ━ ━\nboxes river\nflooded 1,0 2\nseats aladdin 0,0')
    expect(refusalOf(wet, { type: 'walk', to: at('1,0') })).toEqual({ code: 'under-water' })
    expect(refusalOf(wet, { type: 'use', power: 'fly', at: at('1,0') })).toEqual({ code: 'under-water' })
  })

  test('the fire of a bombed tile is gone when its destruction is announced [R 39]', () => {
    const burning = fire('O ━b ━ ━\nseats huntsman 1,0\nburning 2,0 2', 'simple fire')
    const done = play(fairyTale, burning, { type: 'use-symbol', symbol: 'bomb', at: at('2,0') })
    const told = done.ok ? done.value.frames.find(({ event }) => event.type === 'tile-destroyed') : undefined
    expect(told?.state.extras?.closed).toEqual({})
  })

  test('swap and rotate are refused on it, a bomb is the firebreak', () => {
    const tile = 'O ━ ━\nseats huntsman 1,0\nburning 2,0 2\nmarket ┃#9\nboxes fire simple'
    const of = (symbol: string) => drawn(tile.replace('O ━', `O ━${symbol}`))
    const swap = { type: 'use-symbol', symbol: 'swap', at: at('2,0'), slot: 0, turn: 1 } as const
    const rotate = { type: 'use-symbol', symbol: 'rotate', at: at('2,0'), turn: 1 } as const
    expect(refusalOf(of('s'), swap)).toEqual({ code: 'it-burns' })
    expect(refusalOf(of('r'), rotate)).toEqual({ code: 'it-burns' })
    const { state } = played(of('b'), { type: 'use-symbol', symbol: 'bomb', at: at('2,0') })
    expect(lineOf(state, 'burning')).toBeNull()
    expect(forestOf(state)).toBe(forestOf('O ━b!'.concat('\nboxes fire')))
  })

  test('is closed as entrance and den; without an entrance monsters stay away', () => {
    const roll = { type: 'roll' } as const
    const position = fire('O ━ ━\nburning 2,0 2\nphase new-monsters')
    expect(told(played(position, roll, { dice: [2] }).events, 'monster-appeared')).toEqual([
      '1 ogre appears at 1,0',
    ])
    const none = fire('O ━\nburning 1,0 2\nphase new-monsters\nseats huntsman 0,0')
    expect(told(played(none, roll, { dice: [2] }).events, 'no-entrance', 'monster-appeared')).toEqual([
      'no entrance',
    ])
    const den = fire('O ━∩ ━∩\nburning 2,0 2\nphase new-monsters')
    expect(told(played(den, roll, { dice: [6] }).events, 'monster-appeared')).toEqual([
      '1 troll appears at 1,0',
    ])
  })

  test('a monster in a chest stays there if no entrance is left', () => {
    const chest = '━ O ━♜ ━▣ ━1\nmonsters 1 ogre 3,0'
    const out = (more: string) =>
      told(played(fire(`${chest}${more}`, 'fire special'), END, { dice: [2] }).events).filter((line) =>
        line.startsWith('1 '),
      )
    // Behind the palace nothing is an entrance; the tile to the west of the oak would be.
    expect(out('')).toEqual(['1 steps 3,0 to 2,0', '1 put out from 2,0 to -1,0 by treasure-chest: west'])
    expect(out('\nburning -1,0 3')).toEqual(['1 steps 3,0 to 2,0'])
  })

  test('counts for the longest side, and leaves the road to the oak open', () => {
    const position = fire('O ━ ━ ━ ━\nburning 2,0 2\nphase new-monsters')
    expect(told(played(position, { type: 'roll' }, { dice: [2] }).events, 'monster-appeared')).toHaveLength(3)
  })
})

describe('water [R 43]', () => {
  test('a well fills the bucket, and it is poured over a fire next door', () => {
    const position = fire('O ━◎ ━\nburning 2,0 2')
    expect(refusalOf(position, { type: 'pour', at: at('1,0') })).toEqual({ code: 'no-water' })
    const { state, events } = played(position, [
      { type: 'walk', to: at('1,0') },
      { type: 'pour', at: at('2,0') },
    ])
    expect(told(events).slice(1)).toEqual([
      'seat 0 fills the bucket at 1,0',
      'seat 0 puts the fire out at 2,0',
    ])
    expect(lineOf(state, 'burning')).toBeNull()
    expect(lineOf(state, 'seats')).toBe('huntsman 1,0')
  })

  test('so does a river, its sluice used or not; one bucket each', () => {
    const position = drawn('O ━v! ━v\nboxes fire river')
    const steps = [
      { type: 'walk', to: at('1,0') },
      { type: 'walk', to: at('2,0') },
    ] as const
    const { state, events } = played(position, steps)
    expect(told(events, 'bucket-filled')).toEqual(['seat 0 fills the bucket at 1,0'])
    expect(lineOf(state, 'seats')).toBe('huntsman 2,0 water')
  })

  test('is refused without fire there, or far', () => {
    const position = fire('O ━ ━ ━\nburning 3,0 2\nseats huntsman 1,0 water')
    expect(refusalOf(position, { type: 'pour', at: at('2,0') })).toEqual({ code: 'no-fire-there' })
    expect(refusalOf(position, { type: 'pour', at: at('3,0') })).toEqual({ code: 'not-next-door' })
    const midnight = fire('O ━ ━\nburning 2,0 2\nseats cinderella 1,0 turns=4 water')
    expect(refusalOf(midnight, { type: 'pour', at: at('2,0') })).toEqual({ code: 'not-this-turn' })
  })
})

test('an explosion lights tiles around the gap, except near the oak [R 41] [R 44]', () => {
  const bomb = { type: 'use-symbol', symbol: 'bomb', at: at('3,0') } as const
  const position = fire('O ━ ━b ━ ━1\nseats huntsman 2,0', 'simple fire')
  const { events } = played(position, bomb)
  expect(told(events).slice(-2)).toEqual(['seat 0 destroys ━#3 at 3,0', '4,0 catches fire by sparks with 1'])
  const damp = fire('O ━ ━b ━ ━n1\nseats huntsman 2,0', 'simple fire')
  expect(lineOf(played(damp, bomb).state, 'burning')).toBeNull()
  const inward = fire('O ━1 ━ ━b\nseats huntsman 3,0', 'simple fire')
  const atOak = played(inward, { ...bomb, at: at('2,0') }).state
  expect([lineOf(atOak, 'burning'), lineOf(atOak, 'monsters')]).toEqual([null, '1 big-bad-wolf 1,0'])
  const without = drawn('O ━ ━b ━ ━1\nseats huntsman 2,0\nboxes simple')
  expect(played(without, bomb).state.extras).toBeUndefined()
})

describe('a kiln [R 45]', () => {
  test('is set alight by the first monster to enter, which is gone with all there', () => {
    const { events } = played(fire('O ━ ━♨www ━1'), END, { dice: [2] })
    expect(told(events, 'monster-stepped', 'tile-lit')).toEqual([
      '1 steps 3,0 to 2,0',
      '2,0 catches fire by kiln with 1',
    ])
  })

  test('takes those waiting for their step', () => {
    const { state, events } = played(
      fire('O ━ ┻♨2 ━1\n. . ╹ .\nmonsters 1 troll 3,0; 2 troll 2,0; 3 troll 2,0'),
      END,
      {
        dice: [2],
      },
    )
    expect(lineOf(state, 'monsters')).toBe('2 troll 1,0; 3 troll 1,0')
    expect(told(events, 'tile-lit')).toEqual(['2,0 catches fire by kiln with 1'])
  })

  test('does nothing with a hero on it, and works again once doused', () => {
    const { state } = played(fire('O ━ ━♨ ━1\nseats huntsman 2,0'), END, { dice: [2] })
    expect(lineOf(state, 'monsters')).toBe('1 big-bad-wolf 2,0')
    expect(lineOf(state, 'burning')).toBeNull()
    const doused = played(
      fire('O ━ ━♨ ━1\nburning 2,0 3\nseats huntsman 1,0 water'),
      [{ type: 'pour', at: at('2,0') }, END],
      { dice: [2] },
    )
    expect(lineOf(doused.state, 'burning')).toBe('2,0 2')
  })

  test('closes its own entrance: the next monster looks for another [R 39]', () => {
    const position = fire('O ━ ━ ━♨\nphase new-monsters')
    const { events } = played(position, { type: 'roll' }, { dice: [2] })
    expect(told(events, 'monsters-coming', 'monster-appeared', 'tile-lit')).toEqual([
      '2 coming at 3,0',
      '1 ogre appears at 3,0',
      '3,0 catches fire by kiln with 1',
      '1 coming at 2,0',
      '2 ogre appears at 2,0',
    ])
  })

  test('lights one of the oak’s neighbours too', () => {
    const { state } = played(fire('O ━♨ ━1'), END, { dice: [2] })
    expect(lineOf(state, 'burning')).toBe('1,0 2')
  })
})
