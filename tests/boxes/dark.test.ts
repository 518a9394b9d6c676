import { describe, expect, test } from 'vitest'
import { at, drawn, forestOf, lineOf, played, refusalOf, told } from '../drawn/index.ts'

const END = { type: 'end-turn' } as const

const dark = (text: string, boxes = 'dark') => drawn(`${text}\nboxes ${boxes}`)

describe('dark tiles must be placed [R 56]', () => {
  const sweep = (slot: number) => ({ type: 'sweep', slot }) as const

  test('are swept only if the market has nothing but such tiles and diamonds', () => {
    // Without an open road, tiles cannot be placed.
    const closed = (market: string) => dark(`. ╻ .\n╺ O ╸\n. ╹ .\nmarket ${market}\npile 1; 0; 0\npool ┃#30`)
    const mixed = closed('╋xmg#20 ┃#21 ╹◆#1')
    expect(refusalOf(mixed, sweep(0))).toEqual({ code: 'must-be-placed' })
    expect(refusalOf(mixed, sweep(2))).toEqual({ code: 'diamonds-stay' })
    expect(refusalOf(mixed, sweep(1))).toBeNull()
    const only = closed('╋x#20 ╋u3#21 ╹◆#1')
    expect(refusalOf(only, sweep(0))).toBeNull()
    expect(refusalOf(only, sweep(2))).toBeNull()
    const felled = closed('╋x!#20 ╋u!#21 ╹◆#1')
    expect(refusalOf(felled, sweep(2))).toEqual({ code: 'diamonds-stay' })
  })

  test('can be swapped in, but not out until torn or felled', () => {
    const swap = { type: 'use-symbol', symbol: 'swap', at: at('2,0'), slot: 0, turn: 0 } as const
    const of = (tile: string) => dark(`O ━s ${tile}\nmarket ━#9\nseats huntsman 1,0`, 'dark simple')
    expect(refusalOf(of('━x'), swap)).toEqual({ code: 'must-be-placed' })
    expect(refusalOf(of('━u2'), swap)).toEqual({ code: 'must-be-placed' })
    expect(refusalOf(of('━x!'), swap)).toBeNull()
    expect(refusalOf(of('━u!'), swap)).toBeNull()
    const inward = dark('O ━s ━\nmarket ━x#9\nseats huntsman 1,0', 'dark simple')
    expect(refusalOf(inward, swap)).toBeNull()
  })
})

describe('a war drum [R 57]', () => {
  test('brings one more when a monster has stepped onto it, once a roll', () => {
    const { state, events } = played(dark('O ━ ━u3 ━2'), END, { dice: [2] })
    expect(lineOf(state, 'monsters')).toBe('1 big-bad-wolf 2,0; 2 big-bad-wolf 2,0; 3 troll 2,0')
    expect(told(events, 'drum-sounded', 'monster-appeared')).toEqual([
      '1 sounds the drum at 2,0, 2 left',
      '3 troll appears at 2,0',
    ])
  })

  test('with its third beat it is torn, and sounds no more', () => {
    const { state } = played(dark('O ━ ━u1 ━1'), END, { dice: [2] })
    expect(forestOf(state)).toBe(forestOf('O ━ ━u!2 ━\nboxes dark'))
    const torn = played(dark('O ━ ━u! ━1'), END, { dice: [2] })
    expect(told(torn.events, 'drum-sounded')).toEqual([])
  })

  test('the run ends before it sounds, stepwise', () => {
    const position = dark('O ━ ━u3h ━u3h ━1', 'dark simple')
    const { events } = played(position, END, { dice: [2] })
    expect(told(events, 'monster-stepped', 'drum-sounded', 'monster-appeared').slice(0, 7)).toEqual([
      '1 steps 4,0 to 3,0',
      '1 steps 3,0 to 2,0 in haste',
      '1 steps 2,0 to 1,0 in haste',
      '1 sounds the drum at 3,0, 2 left',
      '2 troll appears at 3,0 and hurries by haste',
      '2 steps 3,0 to 2,0 in haste',
      '2 steps 2,0 to 1,0 in haste',
    ])
    expect(told(events, 'drum-sounded')).toEqual([
      '1 sounds the drum at 3,0, 2 left',
      '1 sounds the drum at 2,0, 2 left',
    ])
  })

  test('a monster that appears or is put there does not sound it', () => {
    const appears = dark('O ━ ━u3\nphase new-monsters')
    expect(told(played(appears, { type: 'roll' }, { dice: [2] }).events, 'drum-sounded')).toEqual([])
    const put = dark('. . ╻1 .\nO ━ ┻⇩ ━u3', 'dark river')
    expect(told(played(put, END, { dice: [2] }).events, 'drum-sounded')).toEqual([])
  })

  test('sounds on each of two movement rolls, but not closed or wrecked', () => {
    const bargain = { type: 'use', power: 'bargain-movement' } as const
    const position = dark('O ━ ━ ━u3 ━1\nseats rumpelstiltskin 0,0\nphase new-monsters\nmonsters 1 ogre 4,0')
    const { state } = played(position, [bargain, END], { dice: [2, 2] })
    expect(forestOf(state)).toBe(forestOf('O ━ ━2 ━u2 ━\nboxes dark'))
    const wrecked = dark('O ━ ━u3 ━1\nmonsters 10 ogre 3,0')
    const after = played(wrecked, END, { dice: [2] })
    expect(told(after.events, 'drum-sounded')).toEqual([])
    expect(forestOf(after.state)).toBe(forestOf('O ━ ━1 ━\nboxes dark'))
  })
})

describe('a grove [R 58]', () => {
  test('costs a heart if monsters outnumber the defenders there, and is felled', () => {
    const { state, events } = played(dark('O ━ ━x1'), END, { dice: [1] })
    expect(told(events, 'grove-taken')).toEqual(['the grove at 2,0 is taken with 1: 2 hearts'])
    expect(lineOf(state, 'reached')).toBe('0')
  })

  test('is safe with at least equal defenders', () => {
    const two = played(dark('O ━ ━x2\nseats huntsman 2,0'), END, { dice: [1] }).state
    expect(two.hearts).toBe(2)
    const soldier = drawn('O ━ ━x2\nseats huntsman 2,0\nsoldiers 2,0 1\nboxes dark soldiers')
    expect(played(soldier, END, { dice: [1] }).state.hearts).toBe(3)
  })

  test('row by row after the whole roll, and the last heart loses at once', () => {
    const position = dark('. ┃x1\nO ━x1\nhearts 1')
    const { state, events } = played(position, END, { dice: [3] })
    expect(told(events, 'grove-taken', 'game-ended')).toEqual([
      'the grove at 1,-1 is taken with 1: 0 hearts',
      'the game is lost',
    ])
    expect(state.hearts).toBe(0)
  })

  test('the house rule "loss" ends games immediately', () => {
    const { state } = played(dark('O ━ ━x1\nrules grove loss'), END, { dice: [1] })
    expect(state).toMatchObject({ outcome: 'lost', hearts: 3 })
    expect(drawn(`O\nrules grove loss\noutcome lost\nhearts 3`).outcome).toBe('lost')
  })
})

describe('wreckers [R 59]', () => {
  test('every tenth monster makes a plain path of the tile that it enters', () => {
    const { events } = played(dark('O ━ ━▽ ━1\nmonsters 10 ogre 3,0', 'dark special'), END, { dice: [2] })
    expect(told(events, 'tile-wrecked', 'monster-lost')).toEqual(['10 wrecks ━▽#2 at 2,0'])
    const other = played(dark('O ━ ━▽ ━1\nmonsters 11 ogre 3,0', 'dark special'), END, { dice: [2] }).state
    expect(lineOf(other, 'monsters')).toBeNull()
  })

  test('also if a monster appears, and before haste applies; fullness is judged before', () => {
    const hasty = played(dark('O ━ ━h ━1\nmonsters 20 ogre 3,0', 'dark simple'), END, { dice: [2] }).state
    expect(lineOf(hasty, 'monsters')).toBe('20 ogre 2,0')
    const appears = dark('O ━ ━bh\nnext-monster 10\nphase new-monsters', 'dark simple')
    const come = played(appears, { type: 'roll' }, { dice: [2] })
    expect(told(come.events, 'monster-appeared', 'tile-wrecked')).toEqual([
      '10 ogre appears at 2,0',
      '10 wrecks ━bh#2 at 2,0',
    ])
    const full = dark('O ━ ━▽!c11 ━1\nmonsters 3 ogre 2,0; 20 ogre 3,0', 'dark special simple')
    const { events } = played(full, END, { dice: [2] })
    expect(told(events, 'tile-wrecked')).toEqual(['20 wrecks ━▽!c1#2 at 2,0'])
  })

  test.each([
    ['a den', 'O ━ ━∩ ━1\nmonsters 10 ogre 3,0'],
    ['a dark diamond', 'O ┛ ╺◆ ┛1\nmonsters 10 ogre 3,0'],
    ['where a character stands', 'O ━ ━b ━1\nmonsters 10 ogre 3,0\nseats huntsman 2,0'],
    ['a village with villagers', 'O ━ ━☗b ━1\nmonsters 10 ogre 3,0\nvillagers 2,0 1'],
  ])('not %s', (_what, text) => {
    const { events } = played(dark(text, 'dark soldiers'), END, { dice: [2] })
    expect(told(events, 'monster-stepped', 'tile-wrecked')).toEqual(['10 steps 3,0 to 2,0'])
  })

  test.each([
    ['a village without villagers', '━☗', ''],
    ['where villagers are on their way, but no village is', '━b', 'villagers 2,0 1'],
  ])('but %s', (_what, tile, villagers) => {
    const position = dark(`O ━ ${tile} ━1\nmonsters 10 ogre 3,0\n${villagers}`, 'dark soldiers')
    const { state, events } = played(position, END, { dice: [2] })
    expect(forestOf(state)).toBe(forestOf('O ━ ━1 ━'))
    expect(told(events, 'tile-wrecked', 'villager-lost')).toEqual([
      `10 wrecks ${tile}#2 at 2,0`,
      ...(villagers ? ['10 carries villager 1 off at 2,0'] : []),
    ])
  })

  test('resources are lost with it', () => {
    const { state } = played(dark('O ━ ━wwg ━1\nmonsters 30 ogre 3,0', 'dark resources'), END, { dice: [2] })
    expect(forestOf(state)).toBe(forestOf('O ━ ━1 ━'))
  })
})
