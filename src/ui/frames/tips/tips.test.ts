import { expect, test } from 'vitest'
import { dueTip, type Tip } from './tips.ts'

const tip = (id: string, least: number): Tip<number> => ({
  id,
  when: (moment) => moment >= least,
  rule: () => null,
})

const TIPS = [tip('late', 5), tip('early', 1), tip('also', 1)]

test('the first whose moment has come and that was not told', () => {
  expect(dueTip(TIPS, 0, [])).toBeNull()
  expect(dueTip(TIPS, 2, [])?.id).toBe('early')
  expect(dueTip(TIPS, 2, ['early'])?.id).toBe('also')
  expect(dueTip(TIPS, 9, ['early'])?.id).toBe('late')
  expect(dueTip(TIPS, 9, ['early', 'late', 'also'])).toBeNull()
})
