import { describe, expect, test } from 'vitest'
import { fortland, type State, writeNotation } from '../../src/engine/fortland/index.ts'
import { playInPlace, scriptedRng } from '../../src/engine/kernel/index.ts'
import { boardText, drawn, lineOf, listOf, played, refusalOf } from './drawn.ts'

/** In how many ways a turn can be played out, `end` included, and to how many different positions. */
function waysOut(state: State, ends = new Set<string>()): { ways: number; ends: Set<string> } {
  let ways = 0
  for (const action of fortland.list(state)) {
    const after = fortland.copy(state)
    playInPlace(fortland, after, action, scriptedRng({}))
    if (action.type === 'end') {
      ways += 1
      ends.add(writeNotation(after))
    } else ways += waysOut(after, ends).ways
  }
  return { ways, ends }
}

describe('the acceptance facts (section 14): counting', () => {
  test.each([
    ['1: a four in the open', 'a a A / B b b / armies a n1; b w2 / actions 4', 6, 6],
    [
      '2: a six among four armies',
      'B b a A / b . . a / c . . d / C c d D / armies a n2; b n4; c w4; d e1 / actions 6',
      14,
      11,
    ],
    ['3: own forts as a store', 'a a+a A / B+a b b / armies a n1; b s2 / actions 3', 23, 12],
  ])('%s', (_, position, ways, ends) => {
    const out = waysOut(drawn(position))
    expect([out.ways, out.ends.size]).toEqual([ways, ends])
  })
})

/** Expected results of some actions. */
interface Seen {
  board?: string
  lines?: Record<string, string>
  events?: string[]
  allowed?: string
}

const FOUR = 'B b a A / b . . a / c . . d / C c d D'

const FACTS: readonly [about: string, position: string, actions: string, Seen][] = [
  [
    '5: once round the corner',
    `${FOUR} / armies a e4; b n4; c w4; d e1 / actions 1`,
    'march',
    { lines: { armies: 'a n1; b n4; c w4; d e1' } },
  ],
  [
    '6: clockwise round the corner, both sides of one city',
    `${FOUR} / armies a n4 cw; b w3; c w4; d e1 / actions 4 / on-turn a`,
    'march 4',
    { lines: { armies: 'a e4 cw; b w3; c w4; d e1' } },
  ],
  [
    '7: a siege',
    'a a A / B b b / armies a s2; b n2 / actions 3',
    'build, march',
    { board: 'a a A / B b+a b', lines: { armies: 'a s3; b n2', actions: '0' }, events: ['marched'] },
  ],
  [
    '8: relief: tear down, then fortify',
    'a a+b A / B b b / armies a n2; b s1 / actions 4',
    'tear, build',
    { board: 'a a+a A / B b b' },
  ],
  [
    '10: standing behind another army with a one',
    'a a A / B b b / armies a w1; b w2 / actions 1',
    'end',
    { lines: { 'on-turn': 'b' }, events: ['actions-lost', 'turn-began'] },
  ],
  [
    '12: and how far it then carries',
    'a+a a A / B b b / armies a w1; b w2 / actions 1',
    'tear, march 3',
    { board: 'a a A / B b b', lines: { armies: 'a s2; b w2', actions: '0' } },
  ],
  [
    '13: passing two on a corner',
    `${FOUR} / armies a n3; b n4; c w1; d e1 / actions 3`,
    'march 3',
    { lines: { armies: 'a w2; b n4; c w1; d e1' } },
  ],
  [
    '17: a store emptied with the last step',
    'a a+a A / B b b / armies a n1; b s1 / actions 1',
    'march, tear',
    { allowed: 'march turn build', lines: { actions: '2', armies: 'a n2; b s1' } },
  ],
  [
    '18: two players: the end',
    'a+b a A+b / B b b / armies a s1; b n3 cw / on-turn b / actions 3',
    'march 1, build',
    { events: ['built', 'fell', 'fort-returned', 'fort-returned', 'fort-returned', 'over'] },
  ],
  [
    '19: three players: one free place is left, so nobody falls',
    'B b a+c A / b+c . . a / b+a . . a / C c c+b c / armies a w2; b s1; c w1 / on-turn c / actions 5',
    'build',
    { events: ['built'] },
  ],
  [
    '20: three players: the last free place',
    'B+c b a+c A / b+c . . a / b+a . . a / C c c+b c / armies a w2; b s1; c n3 / on-turn c / actions 5',
    'build',
    {
      board: 'B b a+c A / b . . a / b . . a / C c c c',
      lines: { armies: 'a w2; b fallen; c n3', actions: '3' },
      events: ['built', 'fell', ...Array.from({ length: 5 }, () => 'fort-returned')],
    },
  ],
  [
    '21: winter',
    'a a A+b / B+a b b / armies a n1; b s1 / on-turn b / actions 0 / round 60',
    'end',
    { lines: { outcome: 'winter a b' } },
  ],
  [
    '22: house rule own-forts cost',
    'a a A+a / B b b / armies a n1; b s1 / actions 4 / rules own-forts cost',
    'tear',
    { board: 'a a A / B b b', lines: { actions: '1' } },
  ],
  [
    '24: fall first: the forts of the fallen go home, then equal: who felled it',
    'B+c b a A / b+c . . a / b+a . . a / C+b c c c / armies a w2; b s1; c n3 / on-turn c / actions 5 / rules fall first',
    'build',
    {
      board: 'B b a A / b . . a / b . . a / C c c c',
      lines: { 'on-turn': 'c', phase: 'over', outcome: 'fall c' },
      events: ['built', 'fell', ...Array.from({ length: 5 }, () => 'fort-returned'), 'over'],
    },
  ],
  [
    '25: fall first: who fells may lose',
    'B+c b a A / b+c . . a / b+a . . a / C+a c c c / armies a w2; b s1; c n3 / on-turn c / actions 5 / rules fall first',
    'build',
    { lines: { outcome: 'fall a' } },
  ],
  [
    '26: fall first: giving up, nobody felled, so shared',
    'B b a A / b . . a / b . . a / C c c c / on-turn b / rules fall first',
    'give-up',
    { events: ['gave-up', 'fell', 'over'], lines: { outcome: 'fall a c' } },
  ],
]

describe('the acceptance facts: results of actions', () => {
  test.each(FACTS)('%s', (_, position, actions, { board, lines = {}, events, allowed }) => {
    const after = played(position, actions)
    if (board !== undefined) expect(boardText(after.state)).toBe(board)
    for (const [key, line] of Object.entries(lines))
      expect([key, lineOf(after.state, key)]).toEqual([key, line])
    if (events) expect(after.events.map(({ type }) => type)).toEqual(events)
    if (allowed) expect(listOf(after.state).join(' ')).toBe(allowed)
  })
})

describe('the acceptance facts: allowed actions', () => {
  test.each([
    [
      '4: muster of the second of three',
      'B b a A / b . . a / b . . a / C c c c / phase muster / armies a e4; b waits; c waits / on-turn b',
      'muster n4, muster w1',
    ],
    [
      '9: fortify, and the way is shut: a would-be waste',
      'a a A / B b b / armies a n2; b n3 / actions 3',
      'march, turn',
    ],
    [
      '11: the same with an own fort underfoot: may be used',
      'a+a a A / B b b / armies a w1; b w2 / actions 1',
      'tear, end',
    ],
  ])('%s', (_, position, allowed) => {
    expect(listOf(position).join(', ')).toBe(allowed)
  })
})

describe('the acceptance facts: refusals', () => {
  test.each([
    [
      '9: fortify, and the way is shut: a would-be waste',
      'a a A / B b b / armies a n2; b n3 / actions 3',
      'build',
      'would-waste',
    ],
    [
      '14: too far for two actions',
      `${FOUR} / armies a n3; b n4; c w1; d e1 / actions 2`,
      'march',
      'no-room',
    ],
    [
      '23: no more than five',
      'B b+a a+a A+a / b+a . . a+a / c . . d / C c d D / armies a s2; b n4; c w4; d e1 / actions 3',
      'build',
      'no-fort-left',
    ],
  ])('%s', (_, position, action, code) => {
    expect(refusalOf(position, action)).toBe(code)
  })

  test('15: no stop on the way', () => {
    const { state } = played(`${FOUR} / armies a n3; b n4; c w1; d e1 / actions 5`, 'march')
    expect(refusalOf(state, 'turn')).toBe('must-march-on')
  })

  test('16: a fort built this turn stays', () => {
    const { state } = played('a a A / B b b / armies a n2; b s1 / actions 4', 'build')
    expect(refusalOf(state, 'tear')).toBe('built-this-turn')
  })
})
