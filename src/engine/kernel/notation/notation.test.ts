import { describe, expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { fieldLine, flagLine, numberLine, partLine, wordLine, wordNotation } from './lines.ts'
import { type NotationLines, notation, valueLine } from './notation.ts'
import { type Fault, problemAt, problemTextBy, wordProblems, wordProblemTextBy } from './problem.ts'

/** A sample notation: a garden in rows. */
interface Garden {
  rows: string[]
  turn: number
  onTurn: number
  sky: 'rain' | 'sun' | null
  locked: boolean
  bees: string[]
  soil: { acid: number }
}

const problemText = wordProblemTextBy({
  'wrong-seat': ({ word }) => `"${word}" is no gardener`,
  'wrong-sky': ({ word }) => `the sky is never "${word}"`,
  'wrong-lock': ({ word }) => `"${word}" is no lock`,
  'wrong-bee': ({ word }) => `${word} is no bee`,
  'no-rows': () => 'nothing grows',
})

type Code = Parameters<typeof problemText>[0]['code']

const GARDENERS = ['ann', 'bob']

const LINES: NotationLines<Garden, 'turn' | 'on-turn' | 'sky' | 'locked' | 'bee' | 'acid', Fault<Code>> = {
  turn: numberLine('turn', [1, 9], ({ turn }) => turn > 1),
  'on-turn': fieldLine(
    'onTurn',
    'wrong-seat',
    (seat: number) => GARDENERS[seat] ?? '',
    (text) => (GARDENERS.includes(text) ? GARDENERS.indexOf(text) : null),
  ),
  sky: wordLine('sky', ['rain', 'sun'], 'wrong-sky'),
  locked: flagLine('locked', 'wrong-lock'),
  bee: {
    many: true,
    write: ({ bees }) => bees,
    read({ bees }, text, index) {
      if (text.startsWith('wasp')) return { code: 'wrong-bee', word: `wasp ${index}` }
      bees.push(text)
      return null
    },
  },
  acid: partLine(
    'soil',
    numberLine('acid', [0, 14], ({ acid }) => acid !== 7),
  ),
}

const empty = (): Garden => ({
  rows: [],
  turn: 1,
  onTurn: 0,
  sky: null,
  locked: false,
  bees: [],
  soil: { acid: 7 },
})

const GARDEN = wordNotation<Garden, keyof typeof LINES, Code>({
  title: 'garden 1',
  lines: LINES,
  draw: ({ rows }) => rows.map((row) => ` ${row}`),
  read(text) {
    const state: Garden = { ...empty(), rows: text.rows.map((row) => row.text) }
    const problem =
      text.readLines(state, 'sky') ??
      (text.rows.length === 0 ? problemAt<Code>('no-rows', '') : null) ??
      text.readLinesBut(state, 'sky')
    return problem ? err(problem) : ok(state)
  },
})

const FULL: Garden = {
  rows: ['rose fern', 'moss'],
  turn: 3,
  onTurn: 1,
  sky: 'sun',
  locked: true,
  bees: ['mia', 'zoe'],
  soil: { acid: 5 },
}

const refusal = (text: string) => {
  const read = GARDEN.parse(text)
  return read.ok ? read : [read.error.code, read.error.word, read.error.line]
}

describe('a notation', () => {
  test('writes title, drawing and lines in the order of the table', () => {
    expect(GARDEN.write(FULL)).toBe(
      'garden 1\n rose fern\n moss\nturn 3\non-turn bob\nsky sun\nlocked\nbee mia\nbee zoe\nacid 5\n',
    )
  })

  test('omits null, textless values and false flags', () => {
    expect(GARDEN.write({ ...empty(), rows: ['moss'] })).toBe('garden 1\n moss\non-turn ann\n')
  })

  test('reads its own text, lines in any order, and a text without a title', () => {
    expect(GARDEN.parse(GARDEN.write(FULL))).toEqual(ok(FULL))
    const turned = 'bee mia\n\nbee zoe\r\nlocked\rmoss \n sky  sun\nacid 5'
    expect(GARDEN.parse(turned)).toEqual(ok({ ...FULL, rows: ['moss'], turn: 1, onTurn: 0 }))
  })

  test.each([
    ['a second line of a key', 'moss\nturn 2\nturn 2', ['line-twice', 'turn', 3]],
    ['a number out of bounds', 'moss\nturn 10', ['wrong-number', '10', 2]],
    ['a number that is none', 'moss\nturn 1.5', ['wrong-number', '1.5', 2]],
    ['a strange seat', 'moss\non-turn eve', ['wrong-seat', 'eve', 2]],
    ['a strange word', 'sky snow', ['wrong-sky', 'snow', 1]],
    ['text after a flag', 'moss\nlocked twice', ['wrong-lock', 'twice', 2]],
    ['the word that a line names', 'moss\nbee mia\nbee wasp', ['wrong-bee', 'wasp 1', 3]],
    ['the whole text', 'turn 2', ['no-rows', '', 0]],
    ['the first problem in the order of reading', 'turn 10\nsky snow', ['wrong-sky', 'snow', 2]],
    ['a title that is not the first line', 'turn 10\nmoss\nturn 1', ['line-twice', 'turn', 3]],
    ['a long word, quoted', `sky ${'x'.repeat(50)}`, ['wrong-sky', `${'x'.repeat(40)}…`, 1]],
  ])('refuses %s', (_, text, problem) => {
    expect(refusal(text)).toEqual(problem)
  })

  test('describes a problem in one sentence, with its line if it has one', () => {
    expect(problemText({ code: 'wrong-sky', word: 'snow', line: 2 })).toBe('Line 2: the sky is never "snow".')
    expect(problemText({ code: 'no-rows', word: '', line: 0 })).toBe('Nothing grows.')
    expect(problemText({ code: 'line-twice', word: 'turn', line: 3 })).toBe(
      'Line 3: the line "turn" is there twice.',
    )
    const ownText = wordProblemTextBy({ 'wrong-number': ({ word }) => `"${word}" is no age of a tree` })
    expect(ownText({ code: 'wrong-number', word: '0', line: 1 })).toBe('Line 1: "0" is no age of a tree.')
  })
})

test('without a drawing, refuses unknown and repeated lines, and uses other line ends', () => {
  const list = notation({
    title: 'list 1',
    breaks: /[\n|]/,
    problems: wordProblems<'no-line'>(),
    isRow: () => 'no-line' as const,
    lines: { size: { write: String, read: () => null } },
    read: () => ok(1),
  })
  expect(list.parse('list 1|size 1\n')).toEqual(ok(1))
  expect(list.parse('size 1|color 2|size 1')).toEqual(err({ code: 'no-line', word: 'color 2', line: 2 }))
  expect(list.parse('size 1|size 1|color 2')).toEqual(err({ code: 'line-twice', word: 'size', line: 2 }))
})

describe('a notation with a draft and problems with several details', () => {
  interface Walk {
    steps: number
    length: number
  }
  type Flaw =
    | { code: 'too-long'; most: number }
    | { code: 'twice'; key: string }
    | { code: 'torn'; row: string }
  type Located = Flaw & { line: number }

  interface Draft {
    steps: number
    length: number | null
    most: number
  }

  const lines: NotationLines<Walk, 'steps' | 'length', Flaw, Draft> = {
    steps: valueLine<Walk, number, Flaw, Draft>(
      ({ steps }) => String(steps),
      (text, { most }) => (Number(text) > most ? err({ code: 'too-long', most }) : ok(Number(text))),
      (draft, steps) => {
        draft.steps = steps
      },
    ),
    length: {
      write: ({ length }) => String(length),
      read: () => null,
      absent(draft) {
        draft.length = 2 * draft.steps
        return draft.length > draft.most ? { code: 'too-long', most: draft.most } : null
      },
    },
  }

  const walks = notation<Walk, 'steps' | 'length', Flaw, Located, Draft>({
    title: 'walk 1',
    problems: {
      twice: (key) => ({ code: 'twice', key }),
      at: (flaw, { number }) => ({ ...flaw, line: number }),
    },
    isRow({ text }, before, rows) {
      if (text.startsWith('//')) return false
      return rows.length === 0 || before === rows.at(-1) || { code: 'torn', row: text }
    },
    lines,
    read(text) {
      const draft: Draft = { steps: 1, length: null, most: 9 }
      const problem = text.readLines(draft, 'steps', 'length') ?? text.fillAbsent(draft, 'steps', 'length')
      return problem ? err(problem) : ok({ steps: draft.steps, length: draft.length ?? 0 })
    },
  })

  test('fills the draft and absent lines', () => {
    expect(walks.parse('// a note\n~~\n~~\nsteps 4')).toEqual(ok({ steps: 4, length: 8 }))
    expect(walks.parse('steps 4\nlength 5')).toEqual(ok({ steps: 4, length: 0 }))
  })

  test.each<[string, string, Located]>([
    ['a line', 'steps 10', { code: 'too-long', most: 9, line: 1 }],
    ['an absent line, at the drawing', 'steps 5\n// no row\n~~', { code: 'too-long', most: 9, line: 3 }],
    ['an absent line without a drawing', 'steps 5', { code: 'too-long', most: 9, line: 0 }],
    ['a line that is no row', '~~\nsteps 1\n~', { code: 'torn', row: '~', line: 3 }],
    ['a second line', 'steps 1\nsteps 1\n~', { code: 'twice', key: 'steps', line: 2 }],
  ])('refuses %s with all details', (_, text, problem) => {
    expect(walks.parse(text)).toEqual(err(problem))
  })

  test('describes a problem from its details', () => {
    const textOf = problemTextBy<Located>({
      'too-long': ({ most }) => `more than ${most}`,
      twice: ({ key }) => `two of ${key}`,
      torn: ({ row }) => `torn at ${row}`,
    })
    expect(textOf({ code: 'too-long', most: 9, line: 2 })).toBe('Line 2: more than 9.')
    expect(textOf({ code: 'twice', key: 'steps', line: 0 })).toBe('Two of steps.')
  })
})
