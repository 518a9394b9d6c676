import { expect, test } from 'vitest'
import {
  fortress,
  PRESETS,
  parseAction,
  parseNotation,
  standardRules,
} from '../../../engine/fortress/index.ts'
import { advance } from '../../../engine/kernel/index.ts'
import type { Session } from '../game.ts'
import { factsOf, readFacts } from './facts.ts'
import { SEALS, type SealId, sealsOf } from './seals.ts'

const CONFIG = {
  player: '',
  muster: PRESETS['town-watch'],
  against: { defenders: 5 },
  rules: standardRules(),
}

/** Plays one action from a drawn position. */
function from(position: string, text: string): Session {
  const read = parseNotation(position)
  const action = parseAction(text)
  if (!read.ok || !action) throw new Error('This is no position, or no action.')
  const next = advance(fortress, { config: CONFIG, seed: 0, first: read.value, moves: [] }, action)
  if (!next.ok) throw new Error(next.error.code)
  return next.value
}

const STRONG = 'army bean-giant bean-giant bean-giant'
const SIX = 'goose-maid*3 mill-ox*3'

/** For each seal a siege that earns it, and one that narrowly fails. */
const SIEGES: Record<SealId, { earns: string; misses: string }> = {
  'nobody-lost': { earns: `${STRONG}; slain ${SIX}`, misses: `${STRONG}; slain ${SIX}; fallen mill-ox` },
  'last-candle': { earns: `${STRONG}; life 2`, misses: `${STRONG}; life 3` },
  'seven-shields': { earns: `${STRONG}; slain ${SIX} iron-hans`, misses: `${STRONG}; slain ${SIX}` },
  'much-renown': {
    earns: `${STRONG}; slain ${SIX}; life 12`,
    misses: `${STRONG}; slain ${SIX}; life 11`,
  },
}

test.each(SEALS)('%s needs a victory, and misses narrowly', (seal) => {
  const { earns, misses } = SIEGES[seal]
  expect(sealsOf(from(earns, 'assault'))).toContain(seal)
  expect(sealsOf(from(misses, 'assault'))).not.toContain(seal)
  expect(sealsOf(from(earns, 'give-up'))).toEqual([])
})

test('facts of sieges survive storage', () => {
  const facts = factsOf(from(`${STRONG}; slain ${SIX}; siege 2; fortress-name glass-hill`, 'assault'), {
    besieger: 'page',
  })
  expect(facts).toEqual({
    person: false,
    defenders: 6,
    fortress: 'glass-hill',
    sieges: 2,
    outcome: 'total-victory',
    renown: 33,
    seals: ['nobody-lost', 'much-renown'],
  })
  expect(readFacts({ ...facts, ink: 'green' })).toEqual(facts)
  expect(readFacts({ people: [true, true] })).toBeNull()
})
