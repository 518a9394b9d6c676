import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boogyman,
  type ProblemCode,
  parseNotation,
  problemText,
  writeNotation,
} from '../../src/engine/boogyman/index.ts'
import { drawn } from './drawn.ts'
import { randomPositions } from './random-play.ts'

const EXAMPLE = `the bigbadboogyman 1
       R   .   .   .
     .   .   .   .   .
   .   .   .   .   .   .
 .   .   .   rr! ryy .   .
   .   .   .   gyy .   .
     .   .   .   gy  .
       .   .   .   g
on-turn red
actions 1
turn 9
quiet 3
`

describe('a position in writing', () => {
  test('is written in one way, and read back', () => {
    expect(writeNotation(drawn(EXAMPLE))).toBe(EXAMPLE)
    const listed = 'tiles a1 R; d4 rr!; d5 ryy; e5 gyy; f6 gy; g7 g / actions 1 / turn 9 / quiet 3'
    expect(drawn(listed)).toEqual(drawn(EXAMPLE))
  })

  test('has columns of the smallest even width above the longest word', () => {
    const rows = (text: string) => writeNotation(drawn(text)).split('\n')
    expect(rows('tiles').slice(1, 5)).toEqual([
      '    . . . .',
      '   . . . . .',
      '  . . . . . .',
      ' . . . . . . .',
    ])
    expect(rows('tiles a1 r!r!; d1 R!ry').slice(1, 5)).toEqual([
      '          r!r!  .     .     .',
      '       .     .     .     .     .',
      '    .     .     .     .     .     .',
      ' R!ry  .     .     .     .     .     .',
    ])
    expect(rows('tiles a1 r!r!r!')[4]?.length).toBe(1 + 8 * 6 + 1)
  })

  test('has its lines in one order, those that say nothing left out', () => {
    const lines = (text: string) => writeNotation(drawn(text)).trimEnd().split('\n').slice(8)
    expect(lines('tiles')).toEqual(['on-turn red', 'actions 2', 'turn 1', 'quiet 0'])
    expect(lines('first green / tiles / placing 1 / rules trees three')).toEqual([
      'placing 1',
      'first green',
      'on-turn red',
      'turn 0',
      'quiet 0',
      'rules trees three',
    ])
    expect(lines('outcome draw dawn / quiet -1 / actions 1 / turn 200 / on-turn green / tiles')).toEqual([
      'on-turn green',
      'turn 200',
      'quiet -1',
      'outcome draw dawn',
    ])
  })

  test('says who places next by default', () => {
    const onTurn = (text: string) => drawn(text).onTurn
    expect([0, 1, 2, 3].map((placed) => onTurn(`tiles / placing ${placed}`))).toEqual([0, 1, 1, 0])
    expect([0, 1, 2, 3].map((placed) => onTurn(`tiles / placing ${placed} / first green`))).toEqual([
      1, 0, 0, 1,
    ])
    expect(onTurn('tiles / placing 1 / on-turn red')).toBe(0)
  })

  test('can be read with any blanks, and with ends of lines of every kind', () => {
    expect(drawn(`\r\n${EXAMPLE.replaceAll('\n', '\r\n').replaceAll('   ', '  \t ')}`)).toEqual(
      drawn(EXAMPLE),
    )
  })

  test('of every position that games lead to is read back whole', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        const text = writeNotation(state)
        expect(drawn(text)).toEqual(state)
        expect(writeNotation(drawn(text))).toBe(text)
      }),
      { numRuns: 300 },
    )
  })
})

const rows = EXAMPLE.trimEnd().split('\n').slice(1, 8)

/** For every problem: a text, the line that has it, and its message. */
const PROBLEMS: Record<ProblemCode, [text: string, line: number, said: string][]> = {
  'wrong-board': [
    ['', 0, 'The board has seven rows of 4, 5, 6, 7, 6, 5 and 4 words.'],
    ['turn 3', 0, 'The board has seven rows of 4, 5, 6, 7, 6, 5 and 4 words.'],
    [rows.slice(0, 6).join('\n'), 1, 'the board has seven rows of 4, 5, 6, 7, 6, 5 and 4 words.'],
    ['. . . .\n. . . .', 2, '". . . ." is no line, and no row of a board of 4, 5, 6, 7, 6, 5 and 4 words.'],
    [
      'tiles a1 r\nmood gloomy',
      2,
      '"mood gloomy" is no line, and no row of a board of 4, 5, 6, 7, 6, 5 and 4 words.',
    ],
    [`${EXAMPLE}mood`, 13, '"mood" is no line, and no row of a board of 4, 5, 6, 7, 6, 5 and 4 words.'],
    [
      'the bigbadboogyman 2\ntiles',
      1,
      '"the bigbadboogyman 2" is no line, and no row of a board of 4, 5, 6, 7, 6, 5 and 4 words.',
    ],
  ],
  'wrong-cell': [
    ['. . . rx', 1, '"rx" is not what a tile holds: R G r g y in this order, or a single point.'],
    ['tiles a1 gr', 1, '"gr" is not what a tile holds: R G r g y in this order, or a single point.'],
    ['tiles a1 r!r', 1, '"r!r" is not what a tile holds: R G r g y in this order, or a single point.'],
    ['tiles a1 r r', 1, '"r r" is not what a tile holds: R G r g y in this order, or a single point.'],
    ['tiles a1 y!', 1, '"y!" is not what a tile holds: R G r g y in this order, or a single point.'],
  ],
  'wrong-tile': [
    ['tiles a5 r', 1, '"a5 r" is not a tile and what it holds, as in "d4 ryy".'],
    ['tiles a1', 1, '"a1" is not a tile and what it holds, as in "d4 ryy".'],
    ['tiles a1 r;', 1, '"" is not a tile and what it holds, as in "d4 ryy".'],
  ],
  'tile-twice': [['tiles a1 r; a1 g', 1, 'the tile a1 is there twice.']],
  'line-twice': [
    ['tiles\nturn 1\nturn 1', 3, 'the line "turn" is there twice.'],
    [`${EXAMPLE}tiles a1 r`, 13, 'the line "tiles" is there twice.'],
  ],
  'wrong-seat': [
    ['tiles\non-turn blue', 2, '"blue" is neither red nor green.'],
    ['tiles\nfirst', 2, '"" is neither red nor green.'],
  ],
  'wrong-rules': [
    ['tiles\nrules trees four', 2, '"trees four" is no house rule.'],
    ['tiles\nrules', 2, '"" is no house rule.'],
    ['tiles\nrules trees two three', 2, '"trees two three" is no house rule.'],
  ],
  'wrong-number': [
    ['tiles\nplacing 4', 2, '"4" is no number that may stand there.'],
    ['tiles\nactions 0', 2, '"0" is no number that may stand there.'],
    ['tiles\nactions 3', 2, '"3" is no number that may stand there.'],
    ['tiles\nturn -1', 2, '"-1" is no number that may stand there.'],
    ['tiles\nquiet -2', 2, '"-2" is no number that may stand there.'],
    ['tiles\nquiet 1.5', 2, '"1.5" is no number that may stand there.'],
    ['tiles\nturn 1e3', 2, '"1e3" is no number that may stand there.'],
    ['tiles\nturn 99999999999999999999', 2, '"99999999999999999999" is no number that may stand there.'],
    ['tiles\nturn', 2, '"" is no number that may stand there.'],
  ],
  'wrong-outcome': [
    ['tiles\noutcome red', 2, 'no game ends with "red".'],
    ['tiles\noutcome draw seven', 2, 'no game ends with "draw seven".'],
    ['tiles\noutcome green dawn', 2, 'no game ends with "green dawn".'],
    ['tiles\noutcome red seven pawns', 2, 'no game ends with "red seven pawns".'],
  ],
  'tile-too-full': [['tiles a1 rrgy', 1, 'on a1 are more than three things.']],
  'too-many-trees': [['tiles a1 yyy', 1, 'on a1 are more trees than may stand there.']],
  'too-many-pawns': [['tiles a1 rrr; a2 rrr; a3 rr', 0, 'Red has more than seven pawns.']],
  'two-boogymen': [
    ['tiles a1 R; a2 R', 1, 'a2 has more than one Boogyman.'],
    ['tiles a1 RR', 1, 'a1 has more than one Boogyman.'],
  ],
  'acted-out-of-turn': [
    ['tiles a1 g!', 1, 'on a1 somebody has acted whose turn it is not.'],
    ['tiles a1 R!\non-turn green', 1, 'on a1 somebody has acted whose turn it is not.'],
  ],
}

describe('invalid positions', () => {
  const all = Object.entries(PROBLEMS).flatMap(([code, rows]) => rows.map((row) => [code, ...row] as const))

  test.each(all)('%s: %s', (code, text, line, said) => {
    const parsed = parseNotation(text)
    if (parsed.ok) throw new Error('It was read.')
    expect(parsed.error).toMatchObject({ code, line })
    expect(problemText(parsed.error)).toBe(line > 0 ? `Line ${line}: ${said}` : said)
  })

  test('any text gets a reason, and a long one is not repeated', () => {
    const pieces = fc.constantFrom(
      'tiles ',
      'a1',
      ' ',
      '\n',
      'r',
      'yy',
      '!',
      '; ',
      'turn ',
      '7',
      '. . . .',
      EXAMPLE,
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseNotation(text)
        if (parsed.ok) {
          expect(drawn(writeNotation(parsed.value))).toEqual(parsed.value)
          expect(() => boogyman.list(parsed.value)).not.toThrow()
        } else expect(problemText(parsed.error)).toMatch(/\.$/)
      }),
      { numRuns: 1000 },
    )
    const long = parseNotation('x'.repeat(100_000))
    expect(long.ok || problemText(long.error).length).toBeLessThan(200)
  })
})
