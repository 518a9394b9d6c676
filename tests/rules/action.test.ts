import { describe, expect, test } from 'vitest'
import type { Action, Turn } from '../../src/engine/fairy-tale/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf, told } from '../drawn/index.ts'

const walk = (to: string): Action => ({ type: 'walk', to: at(to) })
const expand = (to: string, turn: Turn, slot = 0): Action => ({ type: 'expand', slot, at: at(to), turn })
const sweep = (slot: number): Action => ({ type: 'sweep', slot })

describe('3.2 walking', () => {
  const position = drawn(`forest
    ┏  ┃  .  .
    ┗  O  ━3 ╸
    .  ━  .  .
    seats rapunzel 0,0`)

  test('at most two joined steps a turn', () => {
    const { state } = played(position, [walk('-1,0'), walk('-1,-1')])
    expect(lineOf(state, 'seats')).toBe('rapunzel -1,-1')
    expect(refusalOf(state, walk('-1,0'))).toEqual({ code: 'no-steps-left' })
  })

  test('full tiles and monsters stop no character', () => {
    expect(lineOf(played(position, [walk('1,0'), walk('2,0')]).state, 'seats')).toBe('rapunzel 2,0')
  })

  test('not through hedges, not off the forest, not further than one tile', () => {
    expect(refusalOf(position, walk('0,1'))).toEqual({ code: 'road-joins-nothing', edge: 'south' })
    const west = played(position, walk('-1,0')).state
    expect(refusalOf(west, walk('-2,0'))).toEqual({ code: 'no-road-out', edge: 'west' })
    expect(refusalOf(position, walk('2,0'))).toEqual({ code: 'not-next-door' })
    const north = played(position, walk('0,-1')).state
    expect(refusalOf(north, walk('0,-2'))).toEqual({ code: 'road-joins-nothing', edge: 'north' })
  })

  test('it may be split around the other actions', () => {
    const acts: Action[] = [walk('1,0'), { type: 'remove', monster: 2 }, walk('2,0')]
    const { state, events } = played(position, acts)
    expect(told(events)).toEqual([
      'seat 0 walks 0,0 to 1,0',
      'seat 0 removes 2 at 1,0',
      'seat 0 walks 1,0 to 2,0',
    ])
    expect(lineOf(state, 'spent')).toBe('steps 2; removes 1')
  })
})

describe('3.2 removing', () => {
  const position = drawn('forest\n O ━2 ━1\n seats rapunzel 1,0')

  test('one monster from the character’s own tile; the player picks which', () => {
    expect(fairyTale.list(position).filter(({ type }) => type === 'remove')).toEqual([
      { type: 'remove', monster: 1 },
      { type: 'remove', monster: 2 },
    ])
    const { state } = played(position, { type: 'remove', monster: 2 })
    expect(lineOf(state, 'monsters')).toBe('1 big-bad-wolf 1,0; 3 big-bad-wolf 2,0')
  })

  test('only once a turn, and only there', () => {
    expect(refusalOf(position, { type: 'remove', monster: 3 })).toEqual({ code: 'no-such-monster-here' })
    const { state } = played(position, { type: 'remove', monster: 1 })
    expect(refusalOf(state, { type: 'remove', monster: 2 })).toEqual({ code: 'no-remove-left' })
  })
})

describe('3.2 expanding', () => {
  const forest = `forest
    .  ┃  ┃
    ┗  O  ━
    .  ┗  .`
  const position = drawn(`${forest}\nmarket ┏ ╹ ┃`)

  test('places a market tile, freely turned, next to the forest, and refills the market', () => {
    const refilling = drawn(`${forest}\nmarket ┏#20\npile 1; 0; 0\npool ╹#30`)
    const { state, events } = played(refilling, expand('1,1', 1), { draws: [0] })
    expect(forestOf(state)).toBe(forestOf('. ┃ ┃ \n ┗ O ━ \n . ┗ ┓'))
    expect(told(events)).toEqual(['seat 0 places ┏#20 of slot 0 at 1,1, turned 1', 'slot 0 shows ╹#30'])
    expect(refusalOf(state, expand('2,0', 3))).toEqual({ code: 'no-expand-left' })
  })

  test('on every shared edge road meets road and hedge meets hedge', () => {
    expect(refusalOf(position, expand('1,1', 0))).toEqual({ code: 'hedge-meets-road', edge: 'west' })
    expect(refusalOf(position, expand('1,1', 3, 0))).toEqual({ code: 'road-meets-hedge', edge: 'north' })
    expect(refusalOf(position, expand('2,0', 3, 1))).toBeNull()
  })

  test('at least one road must join', () => {
    expect(refusalOf(position, expand('2,-1', 1, 1))).toEqual({ code: 'no-road-joins' })
  })

  test('not on a tile, not away from the forest, not from an empty slot', () => {
    expect(refusalOf(position, expand('1,0', 0))).toEqual({ code: 'place-is-taken' })
    expect(refusalOf(position, expand('5,5', 0))).toEqual({ code: 'not-next-to-the-forest' })
    expect(refusalOf(position, expand('2,0', 0, 3))).toEqual({ code: 'no-such-slot' })
    expect(refusalOf(drawn(`${forest}\nmarket ┏ - -`), expand('2,0', 0, 1))).toEqual({
      code: 'slot-is-empty',
    })
  })

  test('[R 11] house rule "loose": one road suffices', () => {
    const loose = drawn(`${forest}\nmarket ┏ ╹ ╋\nrules roads loose`)
    expect(refusalOf(loose, expand('1,1', 2, 0))).toBeNull()
    expect(refusalOf(loose, expand('1,1', 0, 0))).toEqual({ code: 'no-road-joins' })
  })
})

describe('[R 11] the forest’s last open road', () => {
  const nearlyClosed = `forest
    .  ╻  .
    ╺  O  ━
    .  ╹  .
    market ╹#20
    `
  const lid = expand('2,0', 3)

  test('must stay open while a diamond is still in the pile', () => {
    const position = drawn(`${nearlyClosed}pile 1 ╹◆; 0; 0`)
    expect(refusalOf(position, lid)).toEqual({ code: 'closes-the-last-road' })
  })

  test('or in the market', () => {
    const position = drawn(nearlyClosed.replace('╹#20', '╹#20 ╹◆'))
    expect(refusalOf(position, lid)).toEqual({ code: 'closes-the-last-road' })
  })

  test('or was swept under the pile', () => {
    const position = drawn(`${nearlyClosed}under ╹◆#1`)
    expect(refusalOf(position, lid)).toEqual({ code: 'closes-the-last-road' })
  })

  test('may close once no diamond is coming', () => {
    expect(refusalOf(drawn(nearlyClosed), lid)).toBeNull()
  })

  test('an open road on an island is one', () => {
    const island = nearlyClosed
      .replace('━\n', '━ . . ━\n')
      .replace('╻  .', '╻ . . . .')
      .replace('╹  .', '╹ . . . .')
    expect(refusalOf(drawn(`${island}pile 1 ╹◆; 0; 0`), lid)).toBeNull()
  })

  test('a placed diamond is no longer coming', () => {
    const last = nearlyClosed.replace('╹#20', '╹◆')
    expect(refusalOf(drawn(last), lid)).toBeNull()
    expect(refusalOf(drawn(`${last}pile 1 ╹◆; 0; 0`), lid)).toEqual({ code: 'closes-the-last-road' })
  })
})

describe('[R 12] sweeping', () => {
  const stuck = `forest
    .  ╻  .
    ╺  O  ━
    .  ╹  .
    `
  test('puts a market tile under the pile when none can be placed, and refills', () => {
    const position = drawn(`${stuck}market ╹#20 ╹#21 ╹#22\npile 2 ╹◆; 0; 0\npool ┃#30`)
    const { state, events } = played(position, sweep(1), { draws: [1, 0] })
    expect(told(events)).toEqual(['seat 0 sweeps ╹#21 of slot 1', 'slot 1 shows ┃#30'])
    expect(lineOf(state, 'under')).toBe('╹#21')
    expect(refusalOf(state, sweep(0))).toEqual({ code: 'no-expand-left' })
  })

  test('not while a tile fits, nor from an empty pile or slot', () => {
    const possible = drawn(`${stuck}market ╹#20 ┃#21\npile 1 ╹◆; 0; 0`)
    expect(refusalOf(possible, sweep(0))).toEqual({ code: 'a-tile-can-be-placed' })
    expect(refusalOf(possible, sweep(2))).toEqual({ code: 'slot-is-empty' })
    expect(refusalOf(possible, sweep(3))).toEqual({ code: 'no-such-slot' })
    const empty = drawn(`${stuck}market ╹#20 ╹◆#1 ╹◆#2`)
    expect(refusalOf(empty, sweep(0))).toEqual({ code: 'pile-is-empty' })
  })

  test('not while a diamond can be placed, even if nothing else can', () => {
    const position = drawn(`${stuck}market ╹◆#1 ╹#20 ╹#21\npile 1; 0; 0\npool ┃#30`)
    expect(refusalOf(position, expand('2,0', 3))).toBeNull()
    expect(refusalOf(position, expand('2,0', 3, 1))).toEqual({ code: 'closes-the-last-road' })
    expect(refusalOf(position, sweep(1))).toEqual({ code: 'a-tile-can-be-placed' })
  })

  test('the tiles under the pile stay in order', () => {
    const position = drawn(`${stuck}market ╹#20\nunder ╹#21 ╹#23 ╹◆#1`)
    const { state } = played(position, sweep(0))
    expect([lineOf(state, 'market'), lineOf(state, 'under')]).toEqual(['╹#21 - -', '╹#23 ╹◆#1 ╹#20'])
  })

  test('a diamond only if all are diamonds', () => {
    const mixed = drawn(`${stuck}market ╹◆#1 ╹#20 ╹#21\npile 1 ╹◆#2; 0; 0`)
    expect(refusalOf(mixed, sweep(0))).toEqual({ code: 'diamonds-stay' })
    const all = drawn(`${stuck}market ╹◆#1 ╹◆#2 ╹◆#3\npile 1; 0; 0\npool ┃#30`)
    expect(lineOf(played(all, sweep(2), { draws: [0] }).state, 'under')).toBe('╹◆#3')
  })

  test('swept tiles come last, without the rng', () => {
    const position = drawn(`${stuck}market ┃#20\nunder ╹#21 ┗#22`)
    const { state } = played(position, expand('2,0', 1))
    expect([lineOf(state, 'market'), lineOf(state, 'under')]).toEqual(['╹#21 - -', '┗#22'])
  })
})

describe('[R 13] an empty pile', () => {
  test('stops refilling the market; play goes on', () => {
    const { state, events } = played(drawn('forest\n O ━\n market ┃#20 ╹#21'), expand('2,0', 1))
    expect(told(events)).toEqual(['seat 0 places ┃#20 of slot 0 at 2,0, turned 1'])
    expect(lineOf(state, 'market')).toBe('- ╹#21 -')
    expect(refusalOf(state, { type: 'end-turn' })).toBeNull()
  })

  test('with an empty market too, turns go on', () => {
    const position = drawn('forest\n O ━')
    expect(fairyTale.list(position).map(({ type }) => type)).toEqual(['walk', 'end-turn', 'give-up'])
  })
})
