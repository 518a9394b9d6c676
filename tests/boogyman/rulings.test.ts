import { describe, expect, test } from 'vitest'
import {
  asTile,
  boogyman,
  hexOf,
  neighboursOf,
  parseTile,
  stepsApart,
  TILE_ROWS,
  TILES,
  type Tile,
  tileName,
  writeNotation,
} from '../../src/engine/boogyman/index.ts'
import { HEX_CENTRE } from '../../src/engine/kernel/index.ts'
import { cellOf, lineOf, listOf, played, refusalOf, told } from './drawn.ts'

const at = (name: string) => parseTile(name) ?? asTile(-1)
const names = (tiles: readonly Tile[]) => tiles.map(tileName).join(' ')

describe('the clearing', () => {
  test('has seven rows, lettered from the top and numbered along a diagonal [B 1]', () => {
    expect(TILE_ROWS.map(names)).toEqual([
      'a1 a2 a3 a4',
      'b1 b2 b3 b4 b5',
      'c1 c2 c3 c4 c5 c6',
      'd1 d2 d3 d4 d5 d6 d7',
      'e2 e3 e4 e5 e6 e7',
      'f3 f4 f5 f6 f7',
      'g4 g5 g6 g7',
    ])
    expect(TILES).toHaveLength(37)
    expect(hexOf(at('d4'))).toBe(HEX_CENTRE)
    expect(() => hexOf(asTile(37))).toThrow('Unknown tile 37.')
    expect(['e1', 'h4', 'd8', 'd', '', 'D4'].map(parseTile)).toEqual([null, null, null, null, null, null])
  })

  test('joins each tile to those next door, clockwise from the east [B 1]', () => {
    expect(names(neighboursOf(at('d4')))).toBe('d5 e5 e4 d3 c3 c4')
    expect(names(neighboursOf(at('a1')))).toBe('a2 b2 b1')
    expect(names(neighboursOf(at('a2')))).toBe('a3 b3 b2 a1')
    expect(names(neighboursOf(at('g7')))).toBe('g6 f6 f7')
    expect(stepsApart(at('a1'), at('g7'))).toBe(6)
  })
})

const begun = (first: 'red' | 'green') =>
  boogyman.begin({ players: ['', ''], first, rules: { trees: 'two' } }, 7)

describe('the opening', () => {
  test('the first player places one, the second two, the first one, with room [B 2]', () => {
    const { state, events } = played(begun('red'), 'place d4, place d4, place d4')
    expect(cellOf(state, 'd4')).toBe('rgg')
    expect(lineOf(state, 'placing')).toBe('3')
    expect(told(events)).toEqual(['placed green d4'])
    expect(refusalOf(state, 'place d4')).toBe('full')
  })

  test('then the first player begins [B 3]', () => {
    const { state, events } = played(begun('red'), 'place d4, place c4, place a1, place d5')
    expect(told(events)).toEqual(['placed red d5', 'turn-began 1 of red'])
    expect([lineOf(state, 'on-turn'), lineOf(state, 'turn'), lineOf(state, 'actions')]).toEqual([
      'red',
      '1',
      '2',
    ])
  })

  test('all the same the other way round where Green is first [B 2] [B 3]', () => {
    const { state, events } = played(begun('green'), 'place d4, place c4, place a1, place d5')
    expect(['d4', 'c4', 'a1', 'd5'].map((tile) => cellOf(state, tile))).toEqual(['g', 'r', 'r', 'g'])
    expect(told(events)).toEqual(['placed green d5', 'turn-began 1 of green'])
  })
})

describe('a turn', () => {
  test('two actions need two pieces [B 4]', () => {
    const { state } = played('tiles d4 r; b2 r; g7 g', 'step d4 d5')
    expect(refusalOf(state, 'step d5 d6')).toBe('has-acted')
    expect(refusalOf(state, 'step b2 b3')).toBeNull()
  })

  test('a pawn that joins another does not tire it [B 4]', () => {
    const { state } = played('tiles d4 r; d5 r; g7 g', 'step d4 d5')
    expect(cellOf(state, 'd5')).toBe('rr!')
    expect(cellOf(played(state, 'step d5 d6').state, 'd6')).toBe('r')
  })

  test('with one pawn and a Boogyman there are two actions [B 4]', () => {
    const { state, events } = played('tiles d4 r; a1 R; g7 g', 'step d4 d5')
    expect(told(events)).toEqual(['stepped red d4 d5', 'tree-grew d4'])
    expect(lineOf(state, 'actions')).toBe('1')
    expect(listOf(state).every((action) => action.startsWith('prowl'))).toBe(true)
    expect(lineOf(played(state, 'prowl a2').state, 'on-turn')).toBe('green')
  })

  test('a turn without allowed actions is skipped and counts as quiet [B 5]', () => {
    const { events } = played(
      'tiles g4 r; f3 gyy; f4 gyy; g5 gyy; a1 g / on-turn green',
      'step a1 a2, step f3 e2',
    )
    expect(told(events)).toEqual(['stepped green f3 e2', 'no-tree f3', 'turn-began 2 of red'])
    const shut = played(
      'tiles g4 r; f3 gyy; f4 gyy; g5 gyy; a1 g / on-turn green / actions 1 / turn 8 / quiet 3',
      'step a1 a2',
    )
    expect(told(shut.events).slice(2)).toEqual(['turn-began 9 of red', 'stuck red', 'turn-began 10 of green'])
    expect(lineOf(shut.state, 'quiet')).toBe('5')
  })

  test('it is a standstill if neither side can act [B 5] [B 17]', () => {
    const shut = 'tiles a1 gy; b1 yyy; b2 yyy; a2 yy; a3 r; a4 yyy; b3 yyy; b4 yyy / rules trees three'
    const once = played(shut, 'step a3 a2')
    expect(told(once.events).slice(-3)).toEqual([
      'turn-began 2 of green',
      'stuck green',
      'turn-began 3 of red',
    ])
    const { state, events } = played(once.state, 'step a2 a3')
    expect(told(events)).toEqual([
      'stepped red a2 a3',
      'tree-grew a2',
      'no-second-action red',
      'turn-began 4 of green',
      'stuck green',
      'over nobody standstill',
    ])
    expect([lineOf(state, 'on-turn'), lineOf(state, 'turn'), lineOf(state, 'quiet')]).toEqual([
      'green',
      '4',
      '3',
    ])
  })
})

describe('a step', () => {
  test('of the last pawn leaves a tree, at most two [B 7]', () => {
    expect(told(played('tiles d4 ry; b2 r; g7 g', 'step d4 d5').events)).toEqual([
      'stepped red d4 d5',
      'tree-grew d4',
    ])
    expect(told(played('tiles d4 ryy; b2 r; g7 g', 'step d4 d5').events)).toEqual([
      'stepped red d4 d5',
      'no-tree d4',
    ])
    expect(cellOf(played('tiles d4 ryy; b2 r; g7 g / rules trees three', 'step d4 d5').state, 'd4')).toBe(
      'yyy',
    )
    expect(told(played('tiles d4 rr; b2 r; g7 g', 'step d4 d5').events)).toEqual(['stepped red d4 d5'])
  })

  test('leaves a tree beside its own Boogyman and beside any other pawn [B 8]', () => {
    expect(cellOf(played('tiles d4 Rr; b2 r; g7 g', 'step d4 d5').state, 'd4')).toBe('Ry')
    expect(cellOf(played('tiles d4 Grg; b2 r; g7 g', 'step d4 d5').state, 'd4')).toBe('Ggy')
  })

  test('cannot enter a tile with three things of any kind [B 9]', () => {
    for (const full of ['rrg', 'Ryy', 'RGg', 'gyy', 'Gry']) {
      expect(refusalOf(`tiles d4 r; d5 ${full}; g7 g`, 'step d4 d5')).toBe('full')
    }
    expect(refusalOf('tiles d4 r; d5 Gy; g7 g', 'step d4 d5')).toBeNull()
  })
})

describe('spawn and call', () => {
  test('seven on board win immediately [B 6]', () => {
    const { state, events } = played('tiles a1 rr; a2 rr; b1 r; g7 g; e4 ryy; d7 R', 'spawn e4')
    expect(told(events)).toEqual(['spawned red e4: 7', 'over red seven'])
    expect(boogyman.outcome(state)).toEqual({ won: [0] })
    expect([lineOf(state, 'on-turn'), lineOf(state, 'actions'), lineOf(state, 'quiet')]).toEqual([
      'red',
      null,
      '-1',
    ])
  })

  test('pawns that went home can return [B 6]', () => {
    const { state } = played('tiles b2 G; d4 r; e4 ryy; c1 r; g7 g / on-turn green / actions 1', 'prowl d4')
    expect(told(played(state, 'spawn e4').events)).toEqual(['spawned red e4: 3'])
  })

  test('the called Boogyman can still act; pawn and trees go [B 15]', () => {
    const { state, events } = played('tiles b2 ryy; c2 r; g7 g', 'call b2')
    expect(told(events)).toEqual(['boogyman-came red b2'])
    expect(cellOf(state, 'b2')).toBe('R')
    expect(refusalOf(state, 'prowl b3')).toBeNull()
  })

  test('one tree makes nothing', () => {
    expect(refusalOf('tiles d4 ry; g7 g', 'spawn d4')).toBe('needs-two-trees')
    expect(refusalOf('tiles d4 ry; g7 g', 'call d4')).toBe('needs-two-trees')
  })

  test('the last pawn is never given for the Boogyman [B 15]', () => {
    expect(refusalOf('tiles d4 ryy; a1 g', 'call d4')).toBe('last-pawn')
    expect(refusalOf('tiles d4 ryy; b2 r; a1 g', 'call d4')).toBeNull()
  })

  test('trees never run out [B 19]', () => {
    const full = TILES.filter((tile) => !['a1', 'a2', 'g7'].includes(tileName(tile)))
    const { state } = played(
      `tiles a1 ry; g7 g; ${full.map((tile) => `${tileName(tile)} yy`).join('; ')}`,
      'step a1 a2',
    )
    expect(cellOf(state, 'a1')).toBe('yy')
  })
})

describe('the Boogyman', () => {
  test('passes pawns and captures where he stops [B 10] [B 12]', () => {
    const { state, events } = played('tiles d1 R; d2 g; d3 rg; d4 gg; g7 g', 'prowl d4')
    expect(told(events)).toEqual(['prowled red d1 by d2 d3 d4', 'captured 2 of green d4'])
    expect(['d2', 'd3', 'd4'].map((tile) => cellOf(state, tile))).toEqual(['g', 'rg', 'R!'])
  })

  test('takes a shortest way, the one found first in the order of neighbours [B 10]', () => {
    expect(told(played('tiles d4 R; a1 r; g7 g', 'prowl e6').events)).toEqual(['prowled red d4 by d5 e6'])
    expect(told(played('tiles d4 R; d5 y; a1 r; g7 g', 'prowl e6').events)).toEqual([
      'prowled red d4 by e5 e6',
    ])
    const around = played('tiles d4 R; d5 y; e5 y; e4 g; a1 r; g7 g', 'prowl f6')
    expect(told(around.events)).toEqual(['prowled red d4 by e4 f5 f6'])
  })

  test('must end on another tile than its own [B 11] [B 13]', () => {
    const position = 'tiles c4 Rgg; e4 r; g7 g'
    expect(refusalOf(position, 'prowl c4')).toBe('must-move')
    const { state } = played(position, 'prowl c5')
    expect(cellOf(state, 'c4')).toBe('gg')
  })

  test('stops with own pawns, which stay [B 12]', () => {
    const { state, events } = played('tiles d4 R; d5 rr; a1 r; g7 g', 'prowl d5')
    expect(told(events)).toEqual(['prowled red d4 by d5'])
    expect(cellOf(state, 'd5')).toBe('R!rr')
    expect(lineOf(state, 'quiet')).toBe('0')
  })

  test('pawns may step to him, also to the enemy’s, and nothing happens [B 13]', () => {
    const { state, events } = played('tiles d4 r; d5 G; a1 r; g7 g', 'step d4 d5')
    expect(told(events)).toEqual(['stepped red d4 d5', 'tree-grew d4'])
    expect(cellOf(state, 'd5')).toBe('Gr!')
  })

  test('may leave the trees that grew under him, and leaves none himself [B 14]', () => {
    const { state, events } = played('tiles d4 Ryy; a1 r; g7 g', 'prowl d5')
    expect(told(events)).toEqual(['prowled red d4 by d5'])
    expect(cellOf(state, 'd4')).toBe('yy')
  })

  test('is called at most once, since he never goes home [B 14]', () => {
    expect(refusalOf('tiles d4 ryy; b2 r; a1 R; g7 g', 'call d4')).toBe('boogyman-is-out')
  })
})

test('nothing depends on the seed: there is no randomness [B 2]', () => {
  const config = {
    players: ['Hare', 'Fox'] as const,
    first: 'red' as const,
    rules: { trees: 'three' as const },
  }
  expect(boogyman.begin(config, 1)).toEqual(boogyman.begin(config, 99))
  expect(writeNotation(boogyman.begin(config, 1))).toContain('rules trees three')
  expect(boogyman.seats(config)).toEqual([
    { player: 'Hare', role: 'red' },
    { player: 'Fox', role: 'green' },
  ])
})
