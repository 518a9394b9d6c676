import { describe, expect, test } from 'vitest'
import { boogyman, type State, tileName } from '../../src/engine/boogyman/index.ts'
import { playInPlace, scriptedRng } from '../../src/engine/kernel/index.ts'
import { cellOf, drawn, lineOf, listOf, played, refusalOf } from './drawn.ts'

/** Returns the number of action sequences of this length. */
function sequences(state: State, length: number): number {
  const actions = boogyman.list(state)
  if (length === 1) return actions.length
  return actions.reduce((sum, action) => {
    const after = boogyman.copy(state)
    playInPlace(boogyman, after, action, scriptedRng({}))
    return sum + sequences(after, length - 1)
  }, 0)
}

/** Where the Boogyman on turn can stop, in reading order. */
const stops = (state: State): string =>
  boogyman
    .list(state)
    .flatMap((action) => (action.type === 'prowl' ? [tileName(action.to)] : []))
    .join(' ')

describe('the acceptance facts (section 12): counting', () => {
  test.each([
    ['1: from a sparse board', 'tiles a1 r; b3 r; f5 g; g6 g', [9, 36, 360, 1728]],
    ['2: with everything out', 'tiles d4 rr; d5 ryy; a1 R; g7 g; f6 gy; e5 gyy', [25, 368, 5708]],
    ['3: where spawn, call and prowl meet', 'tiles d4 ryy; g7 r; a1 g', [11, 84, 249]],
  ])('%s', (_, position, counts) => {
    const state = drawn(position)
    expect(counts.map((_count, index) => sequences(state, index + 1))).toEqual(counts)
  })
})

/** Expected results: cells by tile, lines by key, and the events of the last action. */
interface Seen {
  cells?: Record<string, string>
  lines?: Record<string, string>
  events?: string[]
}

const FACTS: readonly [about: string, position: string, actions: string, Seen][] = [
  [
    '5: first tree',
    'tiles f5 r; c2 r; a4 g',
    'step f5 f6',
    { cells: { f5: 'y', f6: 'r!' }, events: ['stepped', 'tree-grew'] },
  ],
  [
    '6: third tree refused to grow',
    'tiles f5 ryy; c2 r; a4 g',
    'step f5 g5',
    { cells: { f5: 'yy', g5: 'r!' }, events: ['stepped', 'no-tree'] },
  ],
  [
    '8: two together: only the second leaves a tree',
    'tiles b2 rr; g4 g',
    'step b2 b3, step b2 c2',
    {
      cells: { b2: 'y', b3: 'r', c2: 'r' },
      lines: { 'on-turn': 'green', actions: '2', turn: '2', quiet: '1' },
    },
  ],
  [
    '9: trees belong to nobody',
    'tiles e4 gyy; e6 g; a1 r / on-turn green',
    'spawn e4',
    { cells: { e4: 'g!g!' }, events: ['spawned'] },
  ],
  [
    '11: called and striking in one turn, past a pawn',
    'tiles b2 ryy; c3 g; d4 gg; b1 y; f6 r; g7 g',
    'call b2, prowl d4',
    {
      cells: { b2: '.', c3: 'g', d4: 'R' },
      lines: { 'on-turn': 'green', quiet: '0' },
      events: ['prowled', 'captured', 'turn-began'],
    },
  ],
  [
    '15: his own pawn may be there',
    'tiles b2 R; d4 rg; g7 g',
    'prowl d4',
    { cells: { d4: 'R!r' }, events: ['prowled', 'captured'] },
  ],
  [
    '19: seven standing',
    'tiles a1 rr; a2 rr; b1 r; g7 g; e4 ryy; d7 R',
    'spawn e4',
    { lines: { outcome: 'red seven' }, events: ['spawned', 'over'] },
  ],
  [
    '20: the last pawn taken',
    'tiles g5 G; e4 r; c2 R; a1 g / on-turn green / actions 1',
    'prowl e4',
    {
      cells: { e4: 'G!' },
      lines: { outcome: 'green no-pawns', 'on-turn': 'green', turn: '1', quiet: '-1' },
      events: ['prowled', 'captured', 'over'],
    },
  ],
  [
    '21: one pawn, one action',
    'tiles c2 r; g5 gg',
    'step c2 c3',
    {
      lines: { 'on-turn': 'green', actions: '2' },
      events: ['stepped', 'tree-grew', 'no-second-action', 'turn-began'],
    },
  ],
  [
    '22: shut in: the turn passes',
    'tiles g4 r; f3 gyy; f4 gyy; g5 gyy; a1 g / on-turn green / actions 1',
    'step a1 a2',
    {
      lines: { 'on-turn': 'green', turn: '3', quiet: '2' },
      events: ['stepped', 'tree-grew', 'turn-began', 'stuck', 'turn-began'],
    },
  ],
  [
    '23: forty quiet turns',
    'tiles c2 rr; g5 g / quiet 39 / on-turn green',
    'step g5 g6',
    { lines: { outcome: 'draw quiet' }, events: ['stepped', 'tree-grew', 'no-second-action', 'over'] },
  ],
  [
    '25: no longer quiet, in the middle of a turn',
    'tiles d4 ryy; f6 r; a1 g / quiet 39',
    'spawn d4',
    { cells: { d4: 'r!r!' }, lines: { actions: '1', quiet: '-1' } },
  ],
]

describe('the acceptance facts: results of actions', () => {
  test.each(FACTS)('%s', (_, position, actions, { cells = {}, lines = {}, events }) => {
    const after = played(position, actions)
    for (const [tile, cell] of Object.entries(cells))
      expect([tile, cellOf(after.state, tile)]).toEqual([tile, cell])
    for (const [key, line] of Object.entries(lines))
      expect([key, lineOf(after.state, key)]).toEqual([key, line])
    if (events) expect(after.events.map(({ type }) => type)).toEqual(events)
  })

  test('7: house rule: it grows and fills the tile', () => {
    const { state } = played('tiles f5 ryy; f6 r; a4 g / rules trees three', 'step f5 g5')
    expect(refusalOf(state, 'step f6 f5')).toBe('full')
    expect(cellOf(state, 'f5')).toBe('yyy')
  })

  test('10: a pawn just arrived cannot spawn', () => {
    const { state } = played('tiles e4 g; e5 yy; g6 g; a1 r / on-turn green', 'step e4 e5')
    expect(refusalOf(state, 'spawn e5')).toBe('has-acted')
    expect(cellOf(state, 'e5')).toBe('g!yy')
  })
})

describe('the acceptance facts: refusals', () => {
  test.each([
    ['12: a stopping place under trees', 'tiles b2 R; d4 ggy; f6 r', 'prowl d4', 'trees'],
    ['13: three together are safe', 'tiles b2 R; d4 ggg; f6 r', 'prowl d4', 'full'],
    ['14: the cloak of their own Boogyman', 'tiles b2 R; d4 Gg; f6 r; g7 g', 'prowl d4', 'boogyman'],
    ['17: under his nose', 'tiles c4 Rg; e4 r; g7 g', 'prowl c4', 'must-move'],
    ['18: the last pawn cannot be given', 'tiles c4 gyy; d7 r / on-turn green', 'call c4', 'last-pawn'],
  ])('%s', (_, position, action, code) => {
    expect(refusalOf(position, action)).toBe(code)
  })

  test('16: too far round the trees', () => {
    const position = 'tiles g7 R; g6 y; f6 y; e6 y; e7 yy; d4 g; b2 r'
    expect(refusalOf(position, 'prowl e5')).toBe('out-of-reach')
    expect(stops(drawn(position))).toBe('f7')
  })

  test('24: four do not fit the middle', () => {
    const position = 'tiles d4 rgg / placing 3'
    expect(refusalOf(position, 'place d4')).toBe('full')
    expect(listOf(position)).toHaveLength(36)
  })

  test('4: his reach among trees, full tiles and the other', () => {
    expect(stops(drawn('tiles d4 R; c3 y; d3 rgg; d5 gy; e5 G; c4 g; e4 rr; a1 r'))).toBe(
      'a2 a3 a4 b2 b3 b4 b5 c4 c5 c6 d2 d6 e2 e3 e4 f3 f4 f5 f6 g4 g5 g6',
    )
  })
})
