import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../words/testing.ts'
import { question } from '../board/sides/question.ts'
import { drawn } from '../board/testing.ts'
import { bringsWords as consequence, priceOf } from './side-price.ts'

const m = messagesOf('en')

describe('a five', () => {
  it('for movement: how many monsters of each side would move', () => {
    const state = drawn(' . ╻2 .\n ╺1 O .\npending movement-side')
    expect(question(m, state)).toContain('which side')
    expect(consequence(m, state, 'north')).toBe('2 move')
    expect(consequence(m, state, 'west')).toBe('1 moves')
    expect(consequence(m, state, 'south')).toBe('nobody moves')
  })

  it('says how many really move: none that sleeps', () => {
    const state = drawn(' .  ╻☾1  .\n .  O  .\npending movement-side')
    expect(consequence(m, state, 'north')).toBe('nobody moves')
  })

  it('for movement: what each side costs', () => {
    const prices = (hearts: number) => {
      const state = drawn(` . ╻2 .\n ╺1 O .\nhearts ${hearts}\npending movement-side`)
      return (['north', 'west', 'south'] as const).map((side) => {
        const price = priceOf(state, side)
        return price && m.board.price(price)
      })
    }
    expect(prices(3)).toEqual(['two hearts', 'one heart', 'safe'])
    expect(prices(1)).toEqual(['the end', 'the end', 'safe'])
  })

  it('for new monsters: says a price only where there is one', () => {
    expect(priceOf(drawn(' ╻\n O\n ╹\npending spawn-side 3'), 'north')).toBeNull()
  })

  it('for new monsters: how many come, and where from if the side has no way in', () => {
    const state = drawn(' ╻\n O\n ╹\npending spawn-side 3')
    expect(question(m, state)).toContain('three new monsters')
    expect(consequence(m, state, 'north')).toBe('3 come')
    expect(consequence(m, state, 'east')).toBe('they come from the south')
    const dealt = drawn(' ╻\n O\n ╹\npending spawn-side 3\nrules arrivals dealt')
    expect(consequence(m, dealt, 'north')).toBe('3 come, the first of them here')
  })
})
