import { describe, expect, test } from 'vitest'
import type { DieFace } from '../../../../../engine/kernel/index.ts'
import { messagesOf } from '../../../words/testing.ts'
import { explainedEvents } from './moments.ts'
import { stepAnswer } from './step-words.ts'
import { taleOf } from './testing.ts'

/** Returns the explanations of the steps of a movement, from a drawn forest. */
function answers(text: string, die: DieFace = 2, language: 'en' | 'nl' = 'en') {
  const session = taleOf(text, [{ type: 'end-turn' }], [die])
  const [move] = session.moves
  if (!move) throw new Error('Nothing was done.')
  const teller = { m: messagesOf(language), config: session.config, lines: null }
  return explainedEvents(move).flatMap((moment) =>
    moment.kind === 'step' ? [stepAnswer(teller, moment)] : [],
  )
}

/** Returns the exits of a step in short: number, side, result and reason. Default: the last step. */
const exits = (text: string, die?: DieFace, language?: 'en' | 'nl', step = -1) =>
  answers(text, die, language)
    .at(step)
    ?.exits.map(({ order, name, fate, reason }) => `${order} ${name} ${fate}: ${reason}`)

const rule = (text: string, die?: DieFace) => {
  const found = answers(text, die).at(-1)?.rule
  return found && `${found.where.section} ${found.where.rulings.join()}`
}

/** Three monsters in front are held. */
const HELD = '\nseats beast 1,0; huntsman 0,0'

describe('the exits of a step in the order of trying', () => {
  test('ends with the oak straight ahead: the others are not tried', () => {
    expect(exits('O ━ ━1')).toEqual([
      '1 West taken: open',
      '2 North untried: not tried',
      '3 East untried: not tried',
      '4 South untried: not tried',
    ])
  })

  test('include a missing road, a road that leads out, and a full tile', () => {
    expect(exits(`O ━3 ┻1${HELD}`, 2, 'en', 3)?.slice(0, 3)).toEqual([
      '1 West taken: full (3 of 3), but the first in order',
      '2 North refused: leads out of the forest',
      '3 East refused: leads out of the forest',
    ])
    expect(exits(`O ━3 ━1 ━${HELD}`)?.[0]).toBe('1 West refused: full (3 of 3)')
    expect(exits('O ┃ ┗1 ━')?.slice(0, 3)).toEqual([
      '1 West refused: no road',
      '2 North refused: leads out of the forest',
      '3 East taken: open',
    ])
  })

  test('end with a push onto the first full tile if nothing is open', () => {
    const pushed = `O ━3 ╸1${HELD}`
    expect(exits(pushed, 2, 'en', 3)?.[0]).toBe('1 West taken: full (3 of 3), but the first in order')
    expect(answers(pushed)[3]?.rule.where).toEqual({ section: '4.3', rulings: [17] })
    expect(answers(pushed).at(-1)?.before).toBe('Held by the Beast.')
  })

  test('include a gate, and a palace', () => {
    expect(exits('O ━ ━GW1 ━')?.[0]).toBe('1 West refused: the gate is shut')
    expect(exits('O ━♜ ━1 ━')?.[0]).toBe('1 West refused: a palace is there')
  })

  test('are not tried while the Piper lures', () => {
    const drawn = 'O ━ ━1 ━\nseats pied-piper 3,0'
    expect(exits(drawn)?.[0]).toBe('1 East taken: open')
    expect(answers(drawn)[0]?.exits[0]?.note).toBe('The Pied Piper lures it, so it tries this first.')
    expect(rule(drawn)).toBe('9 26')
  })

  test('follow the order that the tile prints', () => {
    const printed = 'O ┃ ━oNESW1 ━'
    expect(exits(printed)?.map((exit) => exit.split(' ')[1])).toEqual(['West', 'North', 'East', 'South'])
  })

  test('are empty if the monster is held', () => {
    const [held] = answers('O ━ ━1\nseats beast 2,0; huntsman 0,0')
    expect(held?.exits).toEqual([])
    expect(held?.before).toBe('Held by the Beast.')
    expect(held?.after).toEqual(['So it stays.'])
  })

  test('exist in Dutch too', () => {
    expect(exits('O ━ ━1', 2, 'nl')?.[0]).toBe('1 West taken: open')
    expect(exits(`O ━3 ━1 ━${HELD}`, 2, 'nl')?.[0]).toBe('1 West refused: vol (3 van 3)')
  })
})

describe('the quoted rule', () => {
  test.each([
    ['O ━ ━1', '4.1 15'],
    [`O ━3 ━1 ━${HELD}`, '4.1 16'],
    ['O ┃ ┳1\n. . ┃', '4.1 27'],
    ['O ━ ━1', '4.1 15'],
    ['O ━ ━1 ━d', '7 27'],
  ])('%s: %s', (text, where) => {
    expect(rule(text)).toBe(where)
  })
})

test('explains a run step by step, each with the forest at that moment', () => {
  const steps = answers('O ━ ━h ━1')
  expect(steps.map(({ before }) => before)).toEqual(['', 'It hurries on: haste.'])
  expect(answers('O ━h ━1').at(-1)?.after).toEqual(['It reaches the Oak, which loses a heart.'])
})
