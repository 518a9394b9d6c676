import { describe, expect, test } from 'vitest'
import { costliest, turnOfLead, worstOf } from './review.ts'

const own = (loss: number) => loss

describe('worstOf', () => {
  test('sorts by loss, drops items without one', () => {
    expect(worstOf([1, 0, 3, -2, 2], 9, own)).toEqual([3, 2, 1])
  })

  test('returns at most `count` items, equal losses in their order', () => {
    const losses = [2, 5, 2, 5]
    expect(worstOf(['a', 'b', 'c', 'd'], 3, (_, index) => losses[index] ?? 0)).toEqual(['b', 'd', 'a'])
  })
})

describe('costliest', () => {
  test('returns the first decision with the largest loss', () => {
    const decisions = [{ lost: 1 }, null, { lost: 4 }, { lost: 4 }, { lost: 2 }]
    expect(costliest(decisions, 1, ({ lost }) => lost)).toBe(decisions[2])
  })

  test('returns null if every loss is zero or below the least', () => {
    expect(costliest([0.4, 0.9], 1, own)).toBeNull()
    expect(costliest([1], 1, own)).toBe(1)
    expect(costliest([], 0, own)).toBeNull()
    expect(costliest([0], 0, own)).toBeNull()
  })
})

describe('turnOfLead', () => {
  const standings = [2, -1, 1, 3].map((ahead, index) => ({ turn: index + 1, ahead }))
  const isAhead = ({ ahead }: { ahead: number }) => ahead > 0

  test('returns the first turn of a lead that lasts to the end', () => {
    expect(turnOfLead(standings, isAhead)).toBe(3)
    expect(turnOfLead(standings.slice(2), isAhead)).toBe(3)
  })

  test('returns null without a lead at the end', () => {
    expect(turnOfLead(standings.slice(0, 2), isAhead)).toBeNull()
    expect(turnOfLead([], isAhead)).toBeNull()
  })
})
