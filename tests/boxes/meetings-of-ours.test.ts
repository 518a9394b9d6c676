import { describe, expect, test } from 'vitest'
import { capacityAt } from '../../src/engine/fairy-tale/index.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf } from '../drawn/index.ts'
import { end, heard, roll, walk } from './support.ts'

// The rows of section 13 of the law of the boxes that soldiers, villagers, houses, scrolls and wise figures have.

const SOLDIERS = 'boxes soldiers special simple'

describe('characters and soldiers or villagers', () => {
  test('the Huntsman and Cinderella remove monsters only', () => {
    const text = (hero: string) => `O ━2 ━\nseats ${hero} 1,0\n${SOLDIERS}\nvillagers 1,0 2`
    const huntsman = played(drawn(text('huntsman')), { type: 'remove', monster: 1 }).state
    expect([forestOf(huntsman), lineOf(huntsman, 'villagers')]).toEqual([forestOf('O ━ ━'), '1,0 2'])
    const cinderella = played(
      drawn(text('cinderella')),
      [1, 2].map((monster) => ({ type: 'remove', monster })),
    ).state
    expect(lineOf(cinderella, 'villagers')).toBe('1,0 2')
  })

  test('Puss takes one villager along each step', () => {
    const text = `O ━ ━ ━ ━☗\nseats puss-in-boots 4,0\n${SOLDIERS}\nvillagers 4,0 3`
    const { state } = played(
      drawn(text),
      ['3,0', '2,0', '1,0', '0,0'].map((to) => walk(to, true)),
    )
    expect(lineOf(state, 'villagers')).toBe('4,0 2; saved 1')
  })

  test('the Beast holds what survives the soldier', () => {
    const text = `O ━ ━ ━2\nseats beast 2,0\n${SOLDIERS}\nsoldiers 2,0 1`
    const first = played(drawn(text), end, { dice: [2] }).state
    expect(forestOf(first)).toBe(forestOf('O ━ ━1 ━'))
    const held = drawn(`O ━ ━1 ━\nseats beast 2,0\n${SOLDIERS}`)
    const { events } = played(held, end, { dice: [2] })
    expect(heard(events, 'monster-stayed').map(({ held }) => held)).toEqual([{ seat: 0 }])
  })

  test('Rapunzel pulls characters only: soldiers and villagers stay', () => {
    const text = `O ━ ━\nseats rapunzel 1,0; beast 2,0\n${SOLDIERS}\nsoldiers 2,0 1\nvillagers 2,0 1`
    const { state } = played(drawn(text), { type: 'use', power: 'pull', seat: 1 })
    expect([lineOf(state, 'soldiers'), lineOf(state, 'villagers')]).toEqual(['2,0 1', '2,0 1'])
  })
})

describe('characters and houses, scrolls, wise figures', () => {
  test('Cinderella at midnight: what happens by stepping happens, casting does not', () => {
    const text = `O ━ ━y ━♥\nseats cinderella 1,0 turns=4\nboxes spells quests`
    const { state } = played(drawn(text), [walk('2,0'), walk('3,0')], { draws: [3] })
    expect(lineOf(state, 'spells')).toBe('home cinderella')
    expect(lineOf(state, 'things')).toBe('cake cinderella; thread lost; slipper lost')
    expect(refusalOf(state, { type: 'cast', spell: 'home' })).toEqual({ code: 'not-this-turn' })
  })

  test('Rapunzel pulls onto a scroll whoever then finds a spell', () => {
    const text = `O ━ ━y\nseats rapunzel 2,0; beast 1,0\nboxes spells`
    const { state } = played(drawn(text), { type: 'use', power: 'pull', seat: 1 }, { draws: [0] })
    expect(lineOf(state, 'spells')).toBe('vanish beast')
  })

  test('Aladdin flies onto a house, and takes what it keeps', () => {
    const text = `O ━ ━♥\nseats aladdin 0,0\nboxes quests`
    const { state } = played(drawn(text), { type: 'use', power: 'fly', at: at('2,0') })
    expect(lineOf(state, 'things')).toBe('cake aladdin; thread lost; slipper lost')
  })

  test('the basket is delivered and the thing too: one question after the other', () => {
    const text = `O ━ ━ ━ ━♥ ━1\nseats red-riding-hood 3,0 basket\nboxes quests\nthings slipper red-riding-hood`
    const { state } = played(drawn(text), walk('4,0'))
    expect(lineOf(state, 'pending')).toBe('clear-place red-riding-hood delivery; delivery')
  })
})

describe('tiles and soldiers or villagers', () => {
  test('a candy house, a glade and a chest work for nobody whom a soldier meets', () => {
    for (const building of ['⌂', '☾', '▣']) {
      const text = `O ━ ━${building} ━1\n${SOLDIERS}\nsoldiers 2,0 1`
      const { state, events } = played(drawn(text), end, { dice: [2] })
      expect(forestOf(state)).toBe(forestOf(`O ━ ━${building} ━`))
      expect(heard(events, 'soldier-fell')).toHaveLength(1)
    }
  })

  test('a villager is carried off before the trapdoor opens, and before sweets are nibbled', () => {
    const text = `O ━ ━▽ ━1\n${SOLDIERS}\nvillagers 2,0 2`
    const types = played(drawn(text), end, { dice: [2] }).events.map(({ type }) => type)
    expect(types.indexOf('villager-lost')).toBeLessThan(types.indexOf('monster-lost'))
  })

  test('a swap leaves whoever stands there, and the tile of a village without anybody may go', () => {
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

  test('no tile with soldiers or villagers is felled [R 73]', () => {
    const shut = '. ╻ . .\n╺ O ━ ┓\n. ╹ . ╹\nmarket ╹#20 ┃#21 ┏#22\npile 2 ╹◆#1; 0; 0\npool ┗#30'
    const fell = (lines: string) => refusalOf(drawn(`${shut}\n${lines}`), { type: 'fell', at: at('2,1') })
    expect(fell('boxes soldiers')).toBeNull()
    expect(fell('boxes soldiers\nsoldiers 2,1 1')).toEqual({ code: 'somebody-stands-there' })
    expect(fell('boxes soldiers\nvillagers 2,1 1')).toEqual({ code: 'somebody-stands-there' })
  })
})

describe('curses and what they meet', () => {
  test('thicket takes one from 1, 2, 4, 5 and 3, never below 1', () => {
    const holds = (mark: string) =>
      capacityAt(drawn(`O ━${mark} ╸◆\nboxes spells simple\ncurses thicket 2,0`), at('1,0'))
    expect(['c1', 'c2', '', 'c4', 'c5'].map(holds)).toEqual([1, 1, 2, 3, 4])
  })

  test('a full tile in the thicket is full sooner: whoever comes hurries on', () => {
    const text = `O ━ ━2 ━1 ╸◆\nboxes spells\ncurses thicket 4,0\nseats huntsman 0,0`
    const { events } = played(drawn(text), end, { dice: [1] })
    expect(heard(events, 'monster-stepped')).toEqual([])
    const moved = played(drawn(text.replace('━2', '━2')), end, { dice: [2] })
    expect(forestOf(moved.state)).toBe(forestOf('O ━2 ━1 ━ ╸◆'))
  })

  test('night brings one more to every roll of a bargain', () => {
    const text = `O ━ ╸◆\nseats rumpelstiltskin 0,0\nphase new-monsters\nboxes spells\ncurses night 2,0`
    const { events } = played(drawn(text), [{ type: 'use', power: 'bargain-monsters' }, roll, roll], {
      dice: [2, 2],
    })
    expect(heard(events, 'monster-appeared')).toHaveLength(4)
  })

  test('a curse stays with the place of its diamond when a tile beside it is turned or swapped', () => {
    const text = `O ━ ┳r ╸◆\n. . ┻ .\nseats huntsman 2,0\nboxes spells knotty\ncurses mist 3,0`
    const { state } = played(drawn(text), { type: 'use-symbol', symbol: 'rotate', at: at('2,1'), turn: 1 })
    expect(lineOf(state, 'curses')).toBe('mist 3,0')
  })
})
