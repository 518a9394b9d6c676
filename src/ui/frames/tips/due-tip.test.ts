import { expect, test } from 'vitest'
import { dueTip, type Tip } from './due-tip.ts'

const tip = (id: string, least: number): Tip<number> => ({
  id,
  when: (moment) => moment >= least,
  rule: null,
})

const TIPS = [tip('late', 5), tip('early', 1), tip('also', 1)]
const WORDS = { late: 'Late.', early: 'Early.', also: 'Also.' }

test('returns the first tip that is due and was not shown yet', () => {
  const due = (moment: number, told: readonly string[] = []) => dueTip(TIPS, moment, told, WORDS)?.id
  expect(due(0)).toBeUndefined()
  expect(due(2)).toBe('early')
  expect(due(2, ['early'])).toBe('also')
  expect(due(9, ['early'])).toBe('late')
  expect(due(9, ['early', 'late', 'also'])).toBeUndefined()
})

test('returns no tip before its words have loaded', () => {
  expect(dueTip(TIPS, 2, [], { also: 'Also.' })?.id).toBe('also')
})
