import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fortland,
  type ProblemCode,
  parseNotation,
  problemText,
  type State,
  writeNotation,
} from '../../src/engine/fortland/index.ts'
import { drawn } from './drawn.ts'
import { randomPositions } from './random-play.ts'

const EXAMPLE = `fortland 1
 B b   a+c A
 b .   .   a
 c .   .   d
 C c+c d   D
armies a n3; b w1; c s2 cw; d e4
on-turn c
round 5
phase act
actions 3
turned
built s2
`

const SMALL = 'a a A\nB b b'
const LARGE = 'B b a A\nb . . a\nc . . d\nC c d D'

/** Positions in writing know nothing of luck. */
const withoutLuck = ({ random: _, ...rest }: State) => rest

/** The lines of a position below its board. */
const linesOf = (text: string) =>
  writeNotation(drawn(text))
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith(' '))
    .slice(1)

describe('a position in writing', () => {
  test('is written in one way, and read back', () => {
    expect(writeNotation(drawn(EXAMPLE))).toBe(EXAMPLE)
  })

  test('writes its lines in one order, reads any order, and defaults omitted lines', () => {
    expect(linesOf(SMALL)).toEqual(['armies a n1; b w2', 'on-turn a', 'round 1', 'phase roll'])
    expect(linesOf(`${SMALL}\nphase muster`)).toEqual([
      'armies a waits; b waits',
      'on-turn a',
      'round 1',
      'phase muster',
    ])
    expect(linesOf(`actions 2\nbuilt s2 e1\nturned\n${LARGE}\narmies c s3; a n2 cw`)).toEqual([
      'armies a n2 cw; b n4; c s3; d s4',
      'on-turn a',
      'round 1',
      'phase act',
      'actions 2',
      'turned',
      'built s2 s4',
    ])
    expect(linesOf(`outcome winter b a\n${SMALL}\nround 60\nactions 2\narmies b fallen`)).toEqual([
      'armies a n1; b fallen',
      'on-turn a',
      'round 60',
      'phase over',
      'outcome winter a b',
    ])
  })

  test('lists non-standard house rules in order [F 14]', () => {
    const said = 'rules leave on; own-forts cost; dice 2; turn-cost 3; winter 30; fall first'
    expect(linesOf(`${SMALL}\n${said}`).at(-1)).toBe(said)
    expect(linesOf(`${SMALL}\nrules fall first; dice 1; leave on`).at(-1)).toBe('rules leave on; fall first')
  })

  test('may have any layout of countries, with one city each [F 1]', () => {
    expect(linesOf('b A b\na B a')[0]).toBe('armies a n2; b s2')
    expect(linesOf('b c A b\nc . . a\na . . B\na C a b')[0]).toBe('armies a n2; b e2; c s2')
  })

  test('shows an army that passes another, if its actions carry it on [F 5]', () => {
    expect(linesOf(`${SMALL}\narmies a n2; b n2\nactions 1`)[0]).toBe('armies a n2; b n2')
  })

  test('can be read with any blanks, and with ends of lines of every kind', () => {
    const wide = EXAMPLE.replaceAll('\n', '\r\n').replaceAll('   ', '  \t ')
    expect(drawn(`\r\n${wide}`)).toEqual(drawn(EXAMPLE))
  })

  test('of every position that games lead to is read back whole', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        const text = writeNotation(state)
        expect(withoutLuck(drawn(text))).toEqual(withoutLuck(state))
        expect(writeNotation(drawn(text))).toBe(text)
      }),
      { numRuns: 200 },
    )
  })
})

/** For every problem: a text, and the line that has it. */
const PROBLEMS: Record<ProblemCode, [text: string, line: number][]> = {
  'wrong-board': [
    ['', 0],
    ['a a A', 1],
    ['a a A\nB b', 2],
    ['a a A\nB b b\na a a', 3],
    ['a a A b\nB b b', 2],
    ['a a A\nA b b', 1],
    ['a a A\nb b b', 1],
    ['a a A\nC c c', 1],
    ['B b a A\nb . . a\nb . . a\nB b a a', 1],
    ['B b a A\nb . . a\nd . . a\nD d b a', 1],
    ['B b a A\nb a . a\nc . . d\nC c d D', 2],
    ['B b a .\nb . . a\nc . . d\nC c d D', 1],
    [`${SMALL}\nmood gloomy`, 3],
    [`${SMALL}\nactions 3\nturned twice`, 4],
    [`fortland 2\n${SMALL}`, 1],
  ],
  'wrong-cell': [
    ['a e A\nB b b', 1],
    ['a a+e A\nB b b', 1],
    ['a a+ A\nB b b', 1],
    ['a a+B A\nB b b', 1],
    ['a a+c A\nB b b', 0],
    ['a a!b A\nB b b', 1],
  ],
  'wrong-space': [
    [`${SMALL}\narmies a n4`, 3],
    [`${SMALL}\narmies a`, 3],
    [`${SMALL}\narmies a n1 ccw`, 3],
    [`${SMALL}\narmies a n1 cw cw`, 3],
    [`${SMALL}\narmies a waits cw`, 3],
    [`${SMALL}\nactions 2\nbuilt w3`, 4],
    [`${SMALL}\nactions 2\nbuilt`, 4],
    [`${SMALL}\nphase muster\narmies a n2`, 4],
  ],
  'wrong-seat': [
    [`${SMALL}\non-turn c`, 3],
    [`${SMALL}\non-turn ash`, 3],
    [`${SMALL}\narmies c n1`, 3],
    [`${SMALL}\narmies a n1; a n2`, 3],
    [`${SMALL}\narmies`, 3],
    [`${LARGE}\narmies a fallen`, 5],
  ],
  'wrong-phase': [
    [`${SMALL}\nphase night`, 3],
    [`${SMALL}\nphase over`, 3],
    [`${SMALL}\nphase roll\noutcome last a`, 3],
    [`${SMALL}\narmies b waits`, 3],
    [`${SMALL}\narmies b fallen`, 3],
    [`${LARGE}\nphase muster\narmies b fallen`, 6],
  ],
  'wrong-number': [
    [`${SMALL}\nround 0`, 3],
    [`${SMALL}\nround -1`, 3],
    [`${SMALL}\nround 1e3`, 3],
    [`${SMALL}\nround 99999999999999999999`, 3],
    [`${SMALL}\nactions -1`, 3],
    [`${SMALL}\nactions 1.5`, 3],
    [`${SMALL}\nactions 100`, 3],
    [`${SMALL}\nactions`, 3],
  ],
  'wrong-outcome': [
    [`${SMALL}\noutcome last`, 3],
    [`${SMALL}\noutcome a`, 3],
    [`${SMALL}\noutcome last a b`, 3],
    [`${SMALL}\noutcome winter a a`, 3],
    [`${SMALL}\noutcome fall c`, 3],
    [`${SMALL}\noutcome siege a`, 3],
  ],
  'wrong-rules': [
    [`${SMALL}\nrules`, 3],
    [`${SMALL}\nrules leave`, 3],
    [`${SMALL}\nrules leave maybe`, 3],
    [`${SMALL}\nrules leave on; leave on`, 3],
    [`${SMALL}\nrules dice 3`, 3],
    [`${SMALL}\nrules ownForts cost`, 3],
    [`${SMALL}\nrules layout patchwork`, 3],
    [`${SMALL}\nrules leave on off`, 3],
  ],
  'line-twice': [
    [`${SMALL}\nround 1\nround 1`, 4],
    [`${SMALL}\nturned\nturned`, 4],
  ],
  'too-many-forts': [['a+b a+b A+b\nB+b b+b b+b', 0]],
  'two-armies-on-a-space': [
    [`${SMALL}\narmies a n3; b n3`, 3],
    [`${SMALL}\narmies b n1`, 3],
    [`${SMALL}\nactions 0\narmies a n3; b n3`, 4],
    [`${LARGE}\nactions 1\narmies a n3; b n3; c n4; d w1`, 6],
    [`${LARGE}\nactions 3\non-turn c\narmies a n3; b n3`, 7],
  ],
}

describe('invalid positions', () => {
  const all = Object.entries(PROBLEMS).flatMap(([code, texts]) =>
    texts.map((text) => [code, ...text] as const),
  )

  test.each(all)('%s: %s', (code, text, line) => {
    const parsed = parseNotation(text)
    if (parsed.ok) throw new Error('It was read.')
    expect(parsed.error).toMatchObject({ code, line })
    expect(problemText(parsed.error)).toMatch(line > 0 ? /^Line \d+: .+\.$/ : /^[A-Z"].+\.$/)
  })

  test('any text gets a reason, and a long one is not repeated', () => {
    const pieces = fc.constantFrom(
      ...['a', 'B', '+c', ' ', '\n', '. ', 'armies ', 'n1', '; ', 'cw', 'actions ', '7', 'built ', 'rules '],
      ...[SMALL, LARGE, EXAMPLE, 'phase act\n', 'outcome fall a\n'],
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces).map((some) => some.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseNotation(text)
        if (parsed.ok) {
          expect(drawn(writeNotation(parsed.value))).toEqual(parsed.value)
          expect(fortland.list(parsed.value).length > 0).toBe(parsed.value.outcome === null)
        } else expect(problemText(parsed.error)).toMatch(/\.$/)
      }),
      { numRuns: 1000 },
    )
    const long = parseNotation('x'.repeat(100_000))
    expect(long.ok || problemText(long.error).length).toBeLessThan(200)
  })
})
