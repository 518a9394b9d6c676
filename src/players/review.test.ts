import { describe, expect, test } from 'vitest'
import { costliest, turnOfLead, worstOf } from './review.ts'

const own = (loss: number) => loss

describe('the worst', () => {
  test('come first, and those that lost nothing not at all', () => {
    expect(worstOf([1, 0, 3, -2, 2], 9, own)).toEqual([3, 2, 1])
  })

  test('are no more than asked for; of equals the earlier come first', () => {
    const losses = [2, 5, 2, 5]
    expect(worstOf(['a', 'b', 'c', 'd'], 3, (_, index) => losses[index] ?? 0)).toEqual(['b', 'd', 'a'])
  })
})

describe('the costliest decision', () => {
  test('is the first of those that lost most', () => {
    const decisions = [{ lost: 1 }, null, { lost: 4 }, { lost: 4 }, { lost: 2 }]
    expect(costliest(decisions, 1, ({ lost }) => lost)).toBe(decisions[2])
  })

  test('is none if all lost less than is worth a word', () => {
    expect(costliest([0.4, 0.9], 1, own)).toBeNull()
    expect(costliest([1], 1, own)).toBe(1)
    expect(costliest([], 0, own)).toBeNull()
    expect(costliest([0], 0, own)).toBeNull()
  })
})

describe('the turn from which on somebody was ahead', () => {
  const standings = [2, -1, 1, 3].map((ahead, index) => ({ turn: index + 1, ahead }))
  const isAhead = ({ ahead }: { ahead: number }) => ahead > 0

  test('is the first after which that never changed', () => {
    expect(turnOfLead(standings, isAhead)).toBe(3)
    expect(turnOfLead(standings.slice(2), isAhead)).toBe(3)
  })

  test('is none if it was not so at the end', () => {
    expect(turnOfLead(standings.slice(0, 2), isAhead)).toBeNull()
    expect(turnOfLead([], isAhead)).toBeNull()
  })
})
