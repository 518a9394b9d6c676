import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../tests/drawn/index.ts'
import {
  ALL_BOXES,
  type Boxes,
  EXPANSION_BOXES,
  EXPANSION_BUILDING_IDS,
  EXPANSION_SYMBOL_IDS,
  everyBox,
  type Face,
  FULL_DIFFICULTIES,
  faceText,
} from '../index.ts'
import { deckSize, deckTiles } from '../testing.ts'
import { furnished } from './deck.ts'

const withBoxes = (...boxes: (typeof ALL_BOXES)[number][]): Boxes => ({
  ...everyBox(false),
  ...Object.fromEntries(boxes.map((box) => [box, true])),
})

const ALL = withBoxes(...ALL_BOXES)

/** Parses faces from notation. */
const faces = (text: string): Face[] =>
  drawn(`O\npool ${text}\npile ${text.split(' ').length}; 0; 0\nboxes ${ALL_BOXES.join(' ')}`).pile.pool

const dealt = (text: string, boxes: Boxes, seats = 3): string =>
  furnished(faces(text), boxes, seats).map(faceText).join(' ')

describe('expansions do not make a deck longer [R 37]', () => {
  test.each(FULL_DIFFICULTIES)('a deck keeps its size if possible, and its ids: %s', (difficulty) => {
    const [before, after] = [deckTiles(difficulty, everyBox(true)), deckTiles(difficulty, ALL, 3)]
    const bare = before.filter(({ building, symbols }) => !building && symbols.length === 0).length
    const special = after.filter(({ building }) =>
      EXPANSION_BUILDING_IDS.some((id) => id === building),
    ).length
    const more = Math.max(0, special - bare)
    expect(after.slice(0, before.length).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after).toHaveLength(before.length + more)
    expect(deckSize(difficulty, ALL, 3)).toBe(deckSize(difficulty, everyBox(true)) + more)
    for (const box of EXPANSION_BOXES) {
      expect(deckSize(difficulty, { ...everyBox(true), [box]: true })).toBe(
        deckSize(difficulty, everyBox(true)),
      )
    }
  })

  test.each(FULL_DIFFICULTIES)('every special tile and print has a place in the deck: %s', (difficulty) => {
    const deck = deckTiles(difficulty, ALL, 2)
    const there = new Set(
      deck.flatMap(({ building, symbols }) => [building, ...symbols.map(({ symbol }) => symbol)]),
    )
    expect([...EXPANSION_BUILDING_IDS, ...EXPANSION_SYMBOL_IDS].filter((id) => !there.has(id))).toEqual([])
  })

  test('a special tile replaces the first plain tile of its shape and takes its id', () => {
    expect(dealt('┃w#4 ┃#5 ┃#6 ┗#7', withBoxes('river'))).toBe('┃w#4 ┃⇩#5 ┃v#6 ┗v#7')
  })

  test('it replaces a plain tile of another shape, or is added with the next id', () => {
    expect(dealt('╋#4 ┃w#5', withBoxes('river', 'resources'))).toBe('┃⇩#4 ┃wv#5')
    expect(dealt('╋w#4', withBoxes('river', 'resources'))).toBe('╋w#4 ┃⇩#5')
  })

  test('a print goes to the first tile of its shape with the fewest symbols', () => {
    const deck = '┗w#4 ┗#5 ┗#6 ┃◎#7 ┃#8'
    expect(dealt(deck, withBoxes('ways', 'resources'))).toBe('┗w#4 ┗BE#5 ┗q#6 ┃◎#7 ┃aNBN#8')
  })

  test('skips tiles that cannot have the print: a second signpost, a bridge at a gate', () => {
    expect(dealt('┃GN#4 ┃w#5', withBoxes('ways', 'resources', 'knotty'))).toBe('┃GNaN#4 ┃wBN#5')
    expect(dealt('┃GN#4', withBoxes('ways', 'knotty'))).toBe('┃GNaN#4')
    expect(dealt('┃WN#4 ┗GE#5', withBoxes('ways', 'knotty'))).toBe('┃WNaN#4 ┗GEq#5')
  })

  test('doors are on corner and tee, in older decks on a straight (BOXES 5)', () => {
    const boxes = withBoxes('ways')
    const by = (version?: 7) =>
      furnished(faces('┃#4 ┃#5 ┃#6 ┗#7 ┗#8 ┻#9 ┻#10'), boxes, 3, version).map(faceText).join(' ')
    expect(by()).toBe('┃aN#4 ┃BN#5 ┃#6 ┗BE#7 ┗q#8 ┻aW#9 ┻q#10')
    expect(by(7)).toBe('┃aN#4 ┃BN#5 ┃q#6 ┗BE#7 ┗#8 ┻aW#9 ┻q#10')
  })

  test('every kiln can burn, so that older games burn as before [R 40]', () => {
    for (const difficulty of FULL_DIFFICULTIES)
      for (let choice = 0; choice < 2 ** EXPANSION_BOXES.length; choice++) {
        const there = EXPANSION_BOXES.filter((_, index) => choice & (2 ** index))
        const deck = deckTiles(difficulty, withBoxes('special', 'fire', ...there), 3)
        const kilns = deck.filter(({ building }) => building === 'kiln')
        expect(kilns.map(({ symbols }) => symbols.filter(({ symbol }) => symbol !== 'wood'))).toEqual([[]])
      }
  })

  test('adds icons only with resources, and towers only for two or more seats', () => {
    expect(dealt('┗#4 ┃#5 ┃#6', withBoxes('fire'))).toBe('┗♨#4 ┃◎#5 ┃f#6')
    expect(dealt('╋#4 ┻#5', withBoxes('dark'))).toBe('╋u3#4 ┻x#5')
    expect(dealt('╋#4 ┻#5', withBoxes('dark', 'resources'))).toBe('╋u3wg#4 ┻xmg#5')
    const quests = '┗#4 ┃#5 ┻#6 ┗#7 ┃#8'
    expect(dealt(quests, withBoxes('quests'), 1)).toBe('┗♥#4 ┃✳#5 ┻♫#6 ┗#7 ┃#8')
    expect(dealt(quests, withBoxes('quests'), 2)).toBe('┗♥#4 ┃✳#5 ┻♫#6 ┗♪#7 ┃♪#8')
  })
})
