import { describe, expect, test } from 'vitest'
import { type Action, capacityAt } from '../../src/engine/fairy-tale/index.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf } from '../drawn/index.ts'
import { end, heard, roll } from './support.ts'

// Meetings of soldiers, villagers, houses, scrolls and curses beyond the cells of section 13.

const SOLDIERS = 'boxes soldiers special simple'

describe('characters and houses, scrolls, wise figures', () => {
  test('Rapunzel pulls a hero onto a scroll, who finds a spell', () => {
    const text = `O ━ ━y\nseats rapunzel 2,0; beast 1,0\nboxes spells`
    const { state } = played(drawn(text), { type: 'use', power: 'pull', seat: 1 }, { draws: [0] })
    expect(lineOf(state, 'spells')).toBe('vanish beast')
  })

  test('Aladdin lands on houses, taking their thing', () => {
    const text = `O ━ ━♥\nseats aladdin 0,0\nboxes quests`
    const { state } = played(drawn(text), { type: 'use', power: 'fly', at: at('2,0') })
    expect(lineOf(state, 'things')).toBe('cake aladdin; thread lost; slipper lost')
  })
})

describe('tiles and soldiers or villagers', () => {
  test('a soldier cancels candy house, glade and chest', () => {
    for (const building of ['⌂', '☾', '▣']) {
      const text = `O ━ ━${building} ━1\n${SOLDIERS}\nsoldiers 2,0 1`
      const { state, events } = played(drawn(text), end, { dice: [2] })
      expect(forestOf(state)).toBe(forestOf(`O ━ ━${building} ━`))
      expect(heard(events, 'soldier-fell')).toHaveLength(1)
    }
  })

  test('a villager is carried off before the trapdoor opens or sweets are nibbled', () => {
    const text = `O ━ ━▽ ━1\n${SOLDIERS}\nvillagers 2,0 2`
    const types = played(drawn(text), end, { dice: [2] }).events.map(({ type }) => type)
    expect(types.indexOf('villager-lost')).toBeLessThan(types.indexOf('monster-lost'))
  })

  test('a swap leaves the soldiers on the tile', () => {
    const text = `O ━ ┃s\n. . ┃\nseats huntsman 2,0\nboxes soldiers knotty\nmarket ┃#20\nsoldiers 2,1 2`
    const { state } = played(drawn(text), {
      type: 'use-symbol',
      symbol: 'swap',
      at: at('2,1'),
      slot: 0,
      turn: 0,
    })
    expect(lineOf(state, 'soldiers')).toBe('2,1 2')
  })

  test('no occupied tile is felled [R 73]', () => {
    const shut = '. ╻ . .\n╺ O ━ ┓\n. ╹ . ╹\nmarket ╹#20 ┃#21 ┏#22\npile 2 ╹◆#1; 0; 0\npool ┗#30'
    const fell = (lines: string) => refusalOf(drawn(`${shut}\n${lines}`), { type: 'fell', at: at('2,1') })
    expect(fell('boxes soldiers')).toBeNull()
    expect(fell('boxes soldiers\nsoldiers 2,1 1')).toEqual({ code: 'somebody-stands-there' })
    expect(fell('boxes soldiers\nvillagers 2,1 1')).toEqual({ code: 'somebody-stands-there' })
  })
})

describe('meetings of curses', () => {
  test('thicket takes one from 1, 2, 4, 5 and 3, never below 1', () => {
    const holds = (mark: string) =>
      capacityAt(drawn(`O ━${mark} ╸◆\nboxes spells simple\ncurses thicket 2,0`), at('1,0'))
    expect(['c1', 'c2', '', 'c4', 'c5'].map(holds)).toEqual([1, 1, 2, 3, 4])
  })

  test('night adds one to each bargain roll', () => {
    const text = `O ━ ╸◆\nseats rumpelstiltskin 0,0\nphase new-monsters\nboxes spells\ncurses night 2,0`
    const { events } = played(drawn(text), [{ type: 'use', power: 'bargain-monsters' }, roll, roll], {
      dice: [2, 2],
    })
    expect(heard(events, 'monster-appeared')).toHaveLength(4)
  })

  test('a curse stays with its diamond when a neighbouring tile is turned or swapped', () => {
    const text = `O ━ ┳rs ╸◆\n. . ┻ .\nseats huntsman 2,0\nboxes spells knotty\ncurses mist 3,0\nmarket ┻#20`
    const rotate: Action = { type: 'use-symbol', symbol: 'rotate', at: at('2,1'), turn: 1 }
    const swap: Action = { type: 'use-symbol', symbol: 'swap', at: at('2,1'), slot: 0, turn: 0 }
    for (const action of [rotate, swap])
      expect(lineOf(played(drawn(text), action).state, 'curses')).toBe('mist 3,0')
  })
})
