import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ProblemCode,
  parseNotation,
  problemText,
  writeNotation,
} from '../../src/engine/fortress/index.ts'
import { drawn } from './drawn.ts'
import { randomPositions } from './random-play.ts'

const FULL = `fortress 1
rules gift=hand order=strongest
siege 2
fortress-name glass-hill
own brave-tailor glass-knight*2
drawn 4
start-life 25
weather 0 -1 -1 -2 -2 -3
walls 2
turn 4
life 17
garrison glass-knight honey-bear goose-maid
slain iron-hans
fallen bridge-goat*2 mill-ox
army iron-hans honey-bear mill-ox donkey-drummer!
lands 2 0 1
spent 2
laid 1
treasure honing-wheel
column honey-bear>1 mill-ox>2
hand wood*2 honey-bear
deck magic*3 snow-maid
`

describe('a position in writing [S 22]', () => {
  test('has every line that is not as usual, in the order of the law', () => {
    expect(writeNotation(drawn(FULL))).toBe(FULL)
  })

  test('omits defaults, except life and garrison', () => {
    expect(writeNotation(drawn(''))).toBe('fortress 1\nlife 20\ngarrison -\n')
    expect(writeNotation(drawn('garrison goose-maid; slain mill-ox'))).toBe(
      'fortress 1\nlife 20\ngarrison goose-maid\nslain mill-ox\n',
    )
  })

  test('reads lines and cards in any order, semicolons as separators, and blank lines', () => {
    expect(drawn(' deck honey-bear wood ;; life 3\n\nhand goose-maid*2 gold ')).toEqual(
      drawn('fortress 1; life 3; hand gold goose-maid goose-maid; deck wood honey-bear'),
    )
  })

  test('writes the phase only if the rest does not imply it', () => {
    expect(drawn('phase assault')).toEqual(drawn(''))
    expect(drawn('phase act; attacked')).toEqual(drawn('attacked'))
    expect(drawn('phase over; outcome draw assault')).toEqual(drawn('outcome draw assault'))
  })

  test('a garrison may have several of one creature', () => {
    expect(drawn('garrison goose-maid*2 mill-ox').garrison).toEqual(['goose-maid', 'goose-maid', 'mill-ox'])
  })

  test('of any siege is read back', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        expect({ ...drawn(writeNotation(state)), random: state.random }).toEqual(state)
      }),
      { numRuns: 200 },
    )
  })
})

test.each<[ProblemCode, string, number]>([
  ['unknown-line', 'life 3; dragons 2', 2],
  ['unknown-line', 'life 3\nfortress 1', 2],
  ['line-twice', 'life 3; garrison -; life 3', 3],
  ['unknown-card', 'hand wood wolf', 1],
  ['unknown-card', 'garrison wood', 1],
  ['unknown-card', 'slain siege-ram', 1],
  ['unknown-card', 'army mill-ox*2', 1],
  ['unknown-card', 'army mill-ox !', 1],
  ['unknown-card', 'garrison goose-maid -', 1],
  ['wrong-count', 'hand wood*', 1],
  ['wrong-count', 'hand wood*0', 1],
  ['wrong-count', 'hand wood*100', 1],
  ['wrong-count', 'hand wood*2*2', 1],
  ['wrong-rules', 'rules order=mine', 1],
  ['wrong-rules', 'rules gift=hand gift=hand', 1],
  ['wrong-rules', 'rules', 1],
  ['wrong-fortress', 'fortress-name sand-castle', 1],
  ['wrong-number', 'siege 0', 1],
  ['wrong-number', 'turn -1', 1],
  ['wrong-number', 'turn 1.5', 1],
  ['wrong-number', 'start-life 0', 1],
  ['wrong-number', 'walls -1', 1],
  ['wrong-number', 'weather 1 -1 -1 -1 -2', 1],
  ['wrong-number', 'weather 1 -1 -1 -1 -2 x', 1],
  ['wrong-number', 'lands 1 2', 1],
  ['wrong-number', 'lands 1 2 -3', 1],
  ['wrong-number', 'lands 1 2 1000', 1],
  ['wrong-number', 'life', 1],
  ['wrong-phase', 'phase night', 1],
  ['wrong-phase', 'attacked; phase assault', 2],
  ['wrong-question', 'pending dinner', 1],
  ['wrong-outcome', 'outcome total-defeat assault', 1],
  ['wrong-outcome', 'outcome draw life', 1],
  ['wrong-outcome', 'outcome draw', 1],
  ['wrong-outcome', 'outcome draw assault today', 1],
  ['wrong-treasure', 'treasure mill-ox', 1],
  ['wrong-mark', 'attacked twice', 1],
  ['wrong-column', 'garrison goose-maid; army mill-ox; column mill-ox', 3],
  ['wrong-column', 'garrison goose-maid; army mill-ox; column mill-ox>0', 3],
  ['wrong-column', 'garrison goose-maid; army mill-ox; column wood>1', 3],
  ['no-life', 'garrison goose-maid; life 0', 2],
  ['spent-too-many', 'lands 1 1 0; spent 3', 2],
  ['laid-too-many', 'lands 1 1 0; treasure golden-key; laid 3', 3],
  ['two-treasures', 'treasure siege-ram; hand golden-key', 1],
  ['two-treasures', 'hand golden-key; deck golden-key', 0],
  ['garrison-stands', 'garrison goose-maid; phase assault', 2],
  ['over-without-outcome', 'phase over', 1],
  ['outcome-not-over', 'outcome draw assault; phase assault', 2],
  ['nobody-left', 'phase act', 1],
  ['question-after-end', 'outcome draw assault; pending again', 2],
  ['column-not-sent', 'garrison goose-maid honey-bear; army mill-ox; column mill-ox>1', 3],
  ['column-not-sent', 'garrison goose-maid; army mill-ox!; column mill-ox>1', 3],
  ['column-not-sent', 'garrison goose-maid; army mill-ox; attacked; column mill-ox>1', 4],
  ['column-not-sent', 'garrison goose-maid; army mill-ox; pending again; column mill-ox>1', 4],
  ['column-not-sent', 'outcome draw assault; garrison goose-maid; army mill-ox; column mill-ox>1', 4],
  ['column-not-sent', 'army mill-ox; column mill-ox>1', 2],
  [
    'column-not-sent',
    'rules order=strongest; garrison goose-maid goose-maid; army mill-ox honey-bear; column mill-ox>1 honey-bear>2',
    4,
  ],
])('%s: %s (line %i)', (code, text, line) => {
  const parsed = parseNotation(text)
  if (parsed.ok) throw new Error('It was read.')
  expect(parsed.error).toMatchObject({ code, line })
  expect(problemText(parsed.error)).toMatch(line > 0 ? /^Line \d+: .+\.$/ : /^[A-Z].+\.$/)
})

test('life may be gone at the end, and decks partial [S 22]', () => {
  expect(drawn('outcome total-defeat life; life -1; garrison goose-maid').life).toBe(-1)
})
