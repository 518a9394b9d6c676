import { describe, expect, test } from 'vitest'
import type { Action } from '../../src/engine/fairy-tale/index.ts'
import { writeNotation } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf, told } from '../drawn/index.ts'
import { end, heard, roll, walk } from './support.ts'

const QUESTS = 'boxes quests'
const things = (text: string, ...actions: Action[]) => lineOf(played(drawn(text), actions).state, 'things')

describe('[R 60] errands', () => {
  test('the spinning room: takes the cake, stops new monsters, gives the thread', () => {
    const { state, events } = played(
      drawn(`O ━ ━✳\nseats huntsman 1,0\n${QUESTS}\nthings cake huntsman`),
      walk('2,0'),
    )
    expect(heard(events, 'thing-delivered').map(({ thing }) => thing)).toEqual(['cake'])
    expect(heard(events, 'thing-fetched').map(({ thing }) => thing)).toEqual(['thread'])
    const quiet = played(state, [end, roll], { dice: [1] })
    expect(told(quiet.events, 'monster-appeared')).toEqual([])
    expect(heard(quiet.events, 'hushed')).toEqual([{ type: 'hushed', left: 0 }])
    expect(quiet.state.phase).toBe('action')
  })

  test('the cottage: the slipper arrives and one tile is cleared, as a notated question', () => {
    const text = `O ━ ━♥ ━2\nseats rapunzel 1,0\n${QUESTS}\nthings slipper rapunzel`
    const { state, events } = played(drawn(text), walk('2,0'))
    expect(lineOf(state, 'pending')).toBe('clear-place rapunzel delivery')
    expect(heard(events, 'question-asked')).toHaveLength(1)
    expect(drawn(writeNotation(state))).toEqual(state)
    const cleared = played(state, { type: 'choose-place', at: at('3,0') })
    expect(forestOf(cleared.state)).toBe(forestOf(`O ━ ━♥! ━\n${QUESTS}`))
  })

  test('the ballroom returns a lost heart; it also counts as served with full hearts', () => {
    const text = (hearts: number) =>
      `O ━ ━♫\nseats huntsman 1,0\n${QUESTS}\nthings thread huntsman\nhearts ${hearts}`
    expect(played(drawn(text(1)), walk('2,0')).state.hearts).toBe(2)
    const full = played(drawn(text(3)), walk('2,0')).state
    expect(full.hearts).toBe(3)
    expect(forestOf(full)).toBe(forestOf(`O ━ ━♫!\n${QUESTS}`))
  })

  test('full hands take nothing, and a served house keeps its thing and wants no other', () => {
    expect(things(`O ━ ━♥\nseats huntsman 1,0\n${QUESTS}\nthings thread huntsman`, walk('2,0'))).toBe(
      'thread huntsman; slipper lost',
    )
    expect(things(`O ━ ━✳!\nseats huntsman 1,0\n${QUESTS}`, walk('2,0'))).toBe(
      'thread huntsman; slipper lost',
    )
  })

  test('a house among monsters has no effect', () => {
    expect(things(`O ━ ━♥1\nseats huntsman 1,0\n${QUESTS}`, walk('2,0'))).toBe('thread lost; slipper lost')
  })

  test('two sleepers add up, and a bargain of two rolls uses up two', () => {
    const text = `O ━ ━\nseats rumpelstiltskin 0,0\nphase new-monsters\n${QUESTS}\nhush 2`
    const both = played(drawn(text), [{ type: 'use', power: 'bargain-monsters' }, roll, roll])
    expect(told(both.events, 'monster-appeared')).toEqual([])
    expect(lineOf(both.state, 'hush')).toBeNull()
    const none = played(drawn(text), { type: 'use', power: 'bargain-movement' })
    expect(lineOf(none.state, 'hush')).toBe('2')
  })

  test('the basket is separate: Red Riding Hood carries both', () => {
    const text = `O ━ ━♥\nseats red-riding-hood 1,0 basket\n${QUESTS}`
    const { state } = played(drawn(text), walk('2,0'))
    expect(lineOf(state, 'things')).toBe('cake red-riding-hood; thread lost; slipper lost')
    expect(lineOf(state, 'seats')).toBe('red-riding-hood 2,0 basket')
  })
})

describe('[R 61] the messenger', () => {
  const CARRIES = `${QUESTS}\nthings cake huntsman`

  test('stepping onto monsters loses the thing, which is at home again', () => {
    const { state, events } = played(drawn(`O ━ ━1 ━♥\nseats huntsman 1,0\n${CARRIES}`), walk('2,0'))
    expect(lineOf(state, 'things')).toBe('thread lost; slipper lost')
    expect(heard(events, 'thing-lost')).toEqual([
      { type: 'thing-lost', seat: 0, thing: 'cake', forGood: false },
    ])
  })

  test('also if the house is in the market or to come', () => {
    const lost = 'cake lost; thread lost; slipper lost'
    expect(things(`O ━ ━1\nmarket ┗♥#20\nseats huntsman 1,0\n${CARRIES}`, walk('2,0'))).toBe(
      'thread lost; slipper lost',
    )
    expect(things(`O ━ ━1\npile 1; 0; 0\npool ┗♥#20\nseats huntsman 1,0\n${CARRIES}`, walk('2,0'))).toBe(
      'thread lost; slipper lost',
    )
    expect(things(`O ━ ━1\nseats huntsman 1,0\n${CARRIES}`, walk('2,0'))).toBe(lost)
  })

  test('flying and being pulled onto them loses it too, a dark diamond does not', () => {
    const flies = `O ━ ━1 ━♥\nseats aladdin 1,0\n${QUESTS}\nthings cake aladdin`
    expect(things(flies, { type: 'use', power: 'fly', at: at('2,0') })).toBe('thread lost; slipper lost')
    const pulled = `O ━1 ━ ━♥\nseats rapunzel 1,0; huntsman 2,0\n${CARRIES}`
    expect(things(pulled, { type: 'use', power: 'pull', seat: 1 })).toBe('thread lost; slipper lost')
    const diamond = `O ━ ╸◆1\nseats huntsman 1,0\n${CARRIES}\nmarket ┗♥#20`
    expect(things(diamond, walk('2,0'))).toBe('cake huntsman; thread lost; slipper lost')
  })

  test('monsters coming to a standing messenger take nothing', () => {
    const text = `O ━ ━ ━1 ━♥\nseats huntsman 2,0\n${CARRIES}`
    expect(lineOf(played(drawn(text), end, { dice: [2] }).state, 'things')).toBe(
      'cake huntsman; thread lost; slipper lost',
    )
  })

  test('a thing at home is lost with its house, a delivered one with its target', () => {
    const bomb: Action = { type: 'use-symbol', symbol: 'bomb', at: at('3,0') }
    const home = `O ━ ━b ━♥\nseats huntsman 2,0\nboxes simple quests`
    const { state, events } = played(drawn(home), bomb)
    expect(lineOf(state, 'things')).toBe('cake lost; thread lost; slipper lost')
    expect(heard(events, 'thing-lost')).toEqual([
      { type: 'thing-lost', seat: null, thing: 'cake', forGood: true },
    ])
    const served = `O ━ ━b ━✳! ━♥\nseats huntsman 2,0\nboxes simple quests`
    expect(lineOf(drawn(served), 'things')).toBe('slipper lost')
    expect(things(served, bomb)).toBe('cake lost; thread lost; slipper lost')
  })

  test('carried things outlive their house, dropped ones not', () => {
    const text = `O ━1 ━b ━♥\nseats huntsman 2,0\nboxes simple quests\nthings cake huntsman`
    const bomb: Action = { type: 'use-symbol', symbol: 'bomb', at: at('3,0') }
    expect(things(text, bomb)).toBe('cake huntsman; thread lost; slipper lost')
    expect(things(text, bomb, walk('1,0'))).toBe('cake lost; thread lost; slipper lost')
  })
})

describe('[R 62] bell towers', () => {
  const TOWERS = '╺ ━♪ O ━♪ ╸'

  test('two manned towers halve new monsters, rounding up', () => {
    const text = `${TOWERS}\nseats huntsman -1,0; beast 1,0\nphase new-monsters\n${QUESTS}`
    const { events } = played(drawn(text), roll, { dice: [2] })
    expect(heard(events, 'bells-rang')).toEqual([{ type: 'bells-rang', of: 3, come: 2 }])
  })

  test('one tower, or two characters on the same one, ring nothing', () => {
    for (const seats of ['huntsman -1,0; beast 0,0', 'huntsman -1,0; beast -1,0']) {
      const text = `${TOWERS}\nseats ${seats}\nphase new-monsters\n${QUESTS}`
      expect(forestOf(played(drawn(text), roll, { dice: [2] }).state)).toBe(
        forestOf(`╺ ━♪ O ━♪ ╸3\n${QUESTS}`),
      )
    }
  })

  test('night is counted first', () => {
    const text = `╺◆ ━♪ O ━♪ ╸\nseats huntsman -1,0; beast 1,0\nphase new-monsters\nboxes quests spells\ncurses night -2,0`
    const { events } = played(drawn(text), roll, { dice: [2] })
    expect(heard(events, 'bells-rang')).toEqual([{ type: 'bells-rang', of: 4, come: 2 }])
  })
})

test('houses stay two tiles away, closed in fire [R 39] [R 60]', () => {
  const text = `O ━\nmarket ┗♥#20\n${QUESTS}`
  expect(refusalOf(drawn(text), { type: 'expand', slot: 0, at: at('-1,0'), turn: 0 })).toEqual({
    code: 'too-close-to-the-oak',
    minimum: 2,
  })
  const burning = drawn(`O ━ ━♥\nseats huntsman 1,0\nburning 2,0 3\n${QUESTS} fire`)
  expect(refusalOf(burning, walk('2,0'))).toEqual({ code: 'it-burns' })
})
