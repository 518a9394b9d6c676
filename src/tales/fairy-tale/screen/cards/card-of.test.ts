import { describe, expect, it } from 'vitest'
import {
  BUILDING_IDS,
  CHARACTER_IDS,
  MONSTER_KINDS,
  SYMBOL_IDS,
} from '../../../../engine/fairy-tale/index.ts'
import { plain } from '../../../../ui/text/emphasis.ts'
import { LANGUAGES } from '../../../../ui/text/language.ts'
import { messagesOf } from '../../words/testing.ts'
import { drawn, placeOf } from '../board/testing.ts'
import type { Subject } from '../subject.ts'
import type { Entry } from './card.ts'
import { cardOf } from './card-of.ts'

const m = messagesOf('en')
const at = (text: string): Subject => ({ kind: 'place', at: placeOf(text) })
const ask = (text: string, subject: Subject) => cardOf(subject, drawn(text), m)
const names = (entries: Entry[]) => entries.map(({ name }) => name)
const notes = (entries: Entry[], name: string) => entries.find((entry) => entry.name === name)?.notes

describe('the card of a tile', () => {
  it('lists roads, symbols, monsters, characters in order', () => {
    const card = ask('O ┳hGS2\nseats beast 1,0; aladdin 1,0', at('1,0'))
    expect(names(card)).toEqual(['T-crossing', 'Haste', 'Gate', 'Big Bad Wolf 1, 2', 'The Beast', 'Aladdin'])
    expect(card[0]).toMatchObject({
      text: 'Roads east, south and west.',
      notes: ['Two monsters of three.'],
      rule: 'Section 1',
    })
    expect(notes(card, 'Gate')).toEqual(['It is on the road south.'])
    expect(notes(card, 'Aladdin')).toEqual(['Three wishes left in the lamp.'])
  })

  it('describes a special tile in one sentence and cites its rule', () => {
    const [chest] = ask('O ━▣', at('1,0'))
    expect(chest).toMatchObject({
      name: 'Treasure chest',
      text: 'Monsters next door go to it. It sends them to the entrance of its side.',
      notes: ['It never becomes full.', 'Roads east and west.'],
      rule: 'Section 8, rule 25',
    })
  })

  it('omits the capacity of a tile that monsters cannot enter [R 27]', () => {
    expect(ask('O ━♜', at('1,0'))[0]).toMatchObject({ name: 'Palace', notes: ['Roads east and west.'] })
  })

  it('shows whether a thing is used up, broken, set or open', () => {
    const forest = 'O ━b ━b! ┳GS ┳GS! ━▽ ━▽!'
    const [, whole] = ask(forest, at('1,0'))
    const [, spent] = ask(forest, at('2,0'))
    expect(whole?.notes).toEqual([])
    expect(spent?.notes).toEqual(['It is used up.'])
    expect(ask(forest, at('4,0'))[1]?.notes).toContain('It is broken: the road is open.')
    expect(ask(forest, at('5,0'))[0]?.notes).toContain('It is set.')
    expect(ask(forest, at('6,0'))[0]?.notes).toContain('It is open.')
  })

  it('shows how many monsters break walls [R 22]', () => {
    expect(notes(ask('O ━WW ━WE', at('1,0')), 'Wall')).toContain('Two monsters before it would break it now.')
    expect(notes(ask('O ━WW ━', at('1,0')), 'Wall')).toContain('One alone does nothing. Build two.')
  })

  it('lists the sides of a fixed order and the number of a room', () => {
    const card = ask('O ╋oSWNEc5', at('1,0'))
    expect(notes(card, 'Fixed order')).toEqual(['In this order: south, west, north, east.'])
    expect(names(card)).toContain('Room 5')
    expect(card[0]?.notes).toEqual(['Room for five monsters.'])
  })

  it('shows a full tile, empty without one', () => {
    expect(ask('O ━3', at('1,0'))[0]?.notes).toEqual(['Three monsters of three: full.'])
    expect(ask('O ━', at('5,5'))).toEqual([])
  })

  it('shows the Oak and its hearts', () => {
    expect(ask('O ━', at('0,0'))[0]).toMatchObject({ name: 'Great Wise Oak', notes: ['Oak: 3 hearts left.'] })
  })
})

describe('the card of a monster', () => {
  const one = (n: number): Subject => ({ kind: 'monster', n })

  it('shows the origin of a monster and what holds it [R 27]', () => {
    const nibbling = ask('O ━⌂1\nmonsters 1 ogre 1,0 candy-house', one(1))
    expect(nibbling).toHaveLength(1)
    expect(nibbling[0]).toMatchObject({
      name: 'Ogre 1',
      text: 'It came from the east. It wants to go straight at the Oak.',
      notes: ['Nibbling at the candy house.'],
    })
    expect(ask('O ━☾1\nmonsters 4 troll 1,0', one(4))[0]?.notes).toEqual(['Asleep in the glade.'])
    expect(ask('O ━1\nmonsters 2 troll 1,0\nseats beast 1,0', one(2))[0]?.notes).toEqual([
      'Held by the Beast.',
    ])
    expect(ask('O ━1\nmonsters 2 troll 1,0', one(2))[0]?.notes).toEqual([])
  })

  it('is empty for a monster that left', () => {
    expect(ask('O ━', one(7))).toEqual([])
  })
})

describe('the card of a market tile', () => {
  const slot: Subject = { kind: 'market', slot: 0 }

  it('shows the price and the forest’s icons', () => {
    const [house] = ask('O ━w\nmarket ┃⌂\nboxes resources special', slot)
    expect(house?.notes[0]).toBe('It costs 1 wood (the forest has 1) and 1 gold (the forest has 0).')
    expect(ask('O ━w\nmarket ┃⌂\nboxes special', slot)[0]?.notes).toEqual(['Roads north and south.'])
    expect(ask('O ━w\nmarket ┃\nboxes resources', slot)[0]?.notes).toEqual(['It costs nothing.'])
  })

  it('counts equal symbols', () => {
    expect(names(ask('O ━\nmarket ┃wwbb!', slot))).toEqual(['Straight', 'Wood × 2', 'Bomb', 'Bomb'])
  })

  it('lists the symbols of a market tile', () => {
    expect(names(ask('O ━\nmarket ┃bh', slot))).toEqual(['Straight', 'Bomb', 'Haste'])
    expect(ask('O ━\nmarket ┃', { kind: 'market', slot: 2 })).toEqual([])
  })
})

describe('other cards', () => {
  it('show the thing that a character carries', () => {
    const state = 'O ━\nseats red-riding-hood 1,0 basket; beast 0,0'
    expect(names(ask(state, { kind: 'character', seat: 0 }))).toEqual(['Red Riding Hood', 'Basket'])
    expect(names(ask(state, { kind: 'carried', seat: 0 }))).toEqual(['Basket'])
    expect(ask(state, { kind: 'carried', seat: 1 })).toEqual([])
  })

  it('describe hearts, diamonds, die, pile and resources', () => {
    const told = (subject: Subject) => ask('O ━', subject)[0]
    expect(told({ kind: 'hearts' })?.notes).toEqual(['Oak: 3 hearts left.'])
    expect(told({ kind: 'diamonds' })?.notes[0]).toMatch(/^Dark diamonds: /)
    expect(told({ kind: 'die', for: 'movement' })?.rule).toBe('Section 3.3, rule 14')
    expect(told({ kind: 'symbol', symbol: 'wood' })).toMatchObject({ name: 'Wood', notes: [] })
    expect(ask('O ━', { kind: 'third', third: 9 })).toEqual([])
  })

  it('describe actions with the number left, and sides with their entrance', () => {
    const walk = ask('O ━\nseats beast 0,0\nspent steps 1', { kind: 'act', act: 'walk' })
    expect(walk[0]).toMatchObject({ name: 'Walk', notes: ['One left this turn.'], rule: 'Section 3.2' })
    expect(ask('O ━', { kind: 'side', side: 'east' })[0]).toMatchObject({
      name: 'The East',
      text: 'On a 2, new monsters enter at this end of the forest, or those on this side take a step.',
      notes: ['Now they enter at 1 east, in the gold frame.'],
    })
    expect(ask('O', { kind: 'side', side: 'east' })[0]).toMatchObject({ notes: [] })
  })

  it('describe first tiles, selected or laid', () => {
    const opening = 'O\nopening ┗#5 north 1; ┃#9 hand; ╹#4 hand; ╋ hand'
    expect(names(ask(opening, { kind: 'first-tile', tile: 1 }))).toEqual(['Straight'])
    expect(ask(opening, at('0,-1'))[0]).toMatchObject({ name: 'Corner', text: 'Roads east and south.' })
  })
})

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('in %s', (language) => {
  const { cards, common } = messagesOf(language)

  it('describes everything in one to three short sentences', () => {
    const sentences = [
      ...SYMBOL_IDS.map((id) => cards.symbols[id]),
      ...BUILDING_IDS.map((id) => cards.buildings[id]),
      ...MONSTER_KINDS.map((kind) => cards.monsters[kind]),
      ...CHARACTER_IDS.map((id) => plain(common.powers[id])),
      ...Object.values(cards.acts),
      cards.side(4),
      ...[cards.hearts, cards.diamonds, cards.pile, ...Object.values(cards.carried)].map(({ does }) => does),
    ]
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[\p{Lu}0-9][^.]*\.( \p{Lu}[^.]*\.){0,2}$/u)
      expect(sentence.length).toBeLessThanOrEqual(112)
    }
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})
