import { describe, expect, test } from 'vitest'
import { DIAMONDS, everyBox, FULL_DIFFICULTIES } from '../../src/engine/fairy-tale/index.ts'
import { deckSize, fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { drawn, played, told } from '../drawn/index.ts'
import { fates } from '../pairs/fates.ts'
import { someConfig } from '../support/random-play.ts'

/** Returns the events of the monsters of the east side. */
const east = (forest: string): string[] =>
  fates(played(drawn(`forest\n${forest}`), { type: 'end-turn' }, { dice: [2] }).events)

describe('[R 27] holding goes before barring, and barring before drawing', () => {
  test.each([
    ['the Beast', 'ogre 2,0 candy-house', 'beast', 'seat 0'],
    ['nibbling', 'ogre 2,0 candy-house', 'huntsman', 'candy-house'],
    ['sleep', 'ogre 2,0', 'huntsman', 'sleeping-glade'],
  ])('of those that hold: %s', (_what, monster, character, by) => {
    const forest = `O ━♜ ━☾1 ━▣ \n monsters 1 ${monster} \n seats ${character} 2,0`
    expect(east(forest)).toEqual([`1 stays at 2,0 held by ${by} (wants west)`])
  })

  test.each([
    ['the chest', 'd', '', '▣', '2,1 (wants west; drawn by treasure-chest at 2,1)'],
    ['the Piper', 'd', '', '▣GN', '3,0 (wants west; south barred by gate; drawn by seat 0)'],
    [
      'a distraction',
      'd',
      '♜',
      '▣GN',
      '2,-1 (wants west; south barred by gate; drawn by distraction at 2,-1)',
    ],
    ['the desired turn', '♜d', '♜', '▣GN', '1,0 (wants west; south barred by gate, north barred by palace)'],
  ])('of those that draw: %s', (_what, north, piper, south, expected) => {
    const forest = `
      .  .  ╻${north} .
      O  ━  ╋1        ━${piper}
      .  .  ╹${south} .
      seats pied-piper 3,0`
    expect(east(forest)[0]).toBe(`1 steps 2,0 to ${expected}`)
  })

  test('of two chests the first in the order of the plan', () => {
    const forest = `
      .  .  ╻▣
      O  ━  ╋1
      .  .  ╹▣`
    expect(east(forest)[0]).toBe('1 steps 2,0 to 2,-1 (wants west; drawn by treasure-chest at 2,-1)')
  })

  test.each([
    ['no road before joins nothing', 'O . ╹1', 'west no-road'],
    ['joins nothing before a gate', 'O . ━GW1', 'west joins-nothing'],
    [
      'a palace before a gate, and both before full',
      'O ━♜c1GE1 ━1 \n seats beast 1,0',
      'west barred by palace',
    ],
    ['a gate before full', 'O ━c1GE1 ━1 \n seats beast 1,0', 'west barred by gate'],
    ['full last', 'O ━c11 ━1 ━ \n seats beast 1,0', 'west full'],
  ])('a turn barred in several ways names the first: %s', (_what, forest, expected) => {
    expect(east(forest).at(-1)).toContain(`(wants west; ${expected}, north `)
  })

  test('a turn barred in several ways names the first: entered already before a gate', () => {
    const forest = `
      .  ┏h ┓h   .
      O  ┗h ┻GWh ━1`
    expect(east(forest)).toEqual([
      '1 steps 3,0 to 2,0 (wants west)',
      '1 steps 2,0 to 2,-1 in haste (wants west; west barred by gate; haste by haste)',
      '1 steps 2,-1 to 1,-1 in haste (wants west; haste by haste)',
      '1 steps 1,-1 to 1,0 in haste (wants south; haste by haste)',
      '1 stays at 1,0 (wants west; west no-road, north entered-already, east entered-already, south no-road; haste by haste)',
    ])
  })
})

describe('[R 26] the Pied Piper where tiles are full or entered', () => {
  test('changes no order if all are full', () => {
    expect(east('O ━☾c11 ━1 ━☾c11 \n seats pied-piper 3,0').slice(1, 3)).toEqual([
      '2 steps 2,0 to 1,0 forced (wants west; west full, north no-road, east full, south no-road; forced)',
      '2 steps 1,0 to 0,0 in haste (wants west; haste)',
    ])
  })

  test('a monster pushed onto his full tile was not drawn there', () => {
    expect(east('O . ━1 ━☾c11 \n seats pied-piper 3,0')).toEqual([
      '1 steps 2,0 to 3,0 forced (wants west; west joins-nothing, north no-road, east full, south no-road; forced)',
      '1 steps 3,0 to 2,0 in haste (wants west; haste)',
      '2 stays at 3,0 held by sleeping-glade (wants west)',
    ])
  })

  test('draws back one that started with him', () => {
    expect(east('O ━h ━1 \n seats pied-piper 2,0')).toEqual([
      '1 steps 2,0 to 1,0 (wants west)',
      '1 steps 1,0 to 2,0 in haste (wants west; haste by haste; drawn by seat 0)',
    ])
    const den = drawn('forest\n O ━h ━∩h \n seats pied-piper 2,0 \n phase new-monsters')
    expect(fates(played(den, { type: 'roll' }, { dice: [6] }).events)).toEqual([
      '1 troll appears at 2,0 and hurries by haste',
      '1 steps 2,0 to 1,0 in haste (wants west; haste by haste)',
      '1 steps 1,0 to 0,0 in haste (wants west; haste by haste)',
      '1 hurts the oak: 2 hearts',
    ])
  })

  test('round a gate he takes the longer road', () => {
    const forest = `
      .  .  ┏   ┓
      O  ━  ┻1  ┫GW
      .  .  .   .
      seats pied-piper 3,0`
    expect(east(forest)).toEqual(['1 steps 2,0 to 2,-1 (wants west; drawn by seat 0)'])
  })
})

describe('[R 36] ours too', () => {
  test.each([1, 2, 4, 5])('a tile of capacity %i holds as many monsters, and the next hurries on', (most) => {
    const hurries = (already: number) => {
      const tile = `━c${most}${already || ''}`
      const position = drawn(`forest\n O ━ ${tile}\n phase new-monsters`)
      const { events } = played(position, { type: 'roll' }, { dice: [2] })
      return told(events, 'monster-appeared')[0]?.endsWith('and hurries')
    }
    expect([hurries(most - 1), hurries(most)]).toEqual([false, true])
  })

  test.each([0, 3, 6])('there is no capacity %i', (most) => {
    expect(() => drawn(`O ━c${most}`)).toThrow('Line 1')
  })

  test('adjacent means joined: across a hedge there is no pull and no entry', () => {
    const forest = `
      .  .  ┃d .
      O  ━  ━1 ╺▣
      .  .  ┃d .`
    expect(east(forest)).toEqual(['1 steps 2,0 to 1,0 (wants west)'])
  })

  test.each(FULL_DIFFICULTIES)('%s: at most two chests in a deck', (difficulty) => {
    const { pile, opening } = fairyTale.begin(someConfig(1, difficulty, {}, everyBox(true)), 1)
    const deck = [...pile.pool, ...(opening?.tiles ?? [])]
    const chests = deck.filter(({ building }) => building === 'treasure-chest')
    expect(deck).toHaveLength(deckSize(difficulty, everyBox(true)) - DIAMONDS)
    expect(chests.length).toBeLessThanOrEqual(2)
  })
})
