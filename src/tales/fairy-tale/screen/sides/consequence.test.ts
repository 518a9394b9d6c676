import { describe, expect, it } from 'vitest'
import { futureOfChoice, monsterRuns } from '../../foresight/index.ts'
import { messagesOf } from '../../words/testing.ts'
import { question } from '../board/sides/question.ts'
import { drawn } from '../board/testing.ts'
import { shownOfChoice } from '../foresight/shown-future.ts'
import { bringsWords as consequence, moversOf, priceOf } from './side-price.ts'

const m = messagesOf('en')

describe('a five', () => {
  it('for movement: monsters moving on each side', () => {
    const state = drawn(' . ╻2 .\n ╺1 O .\npending movement-side')
    expect(question(m, state)).toContain('Which side')
    expect(consequence(m, state, 'north')).toBe('2 move')
    expect(consequence(m, state, 'west')).toBe('1 moves')
    expect(consequence(m, state, 'south')).toBe('none moves')
  })

  it('says how many really move: none that sleeps', () => {
    const state = drawn(' .  ╻☾1  .\n .  O  .\npending movement-side')
    expect(consequence(m, state, 'north')).toBe('none moves')
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
    expect(prices(1)).toEqual(['you lose', 'you lose', 'safe'])
  })

  it('for new monsters: shows a price only if there is one', () => {
    expect(priceOf(drawn(' ╻\n O\n ╹\npending spawn-side 3'), 'north')).toBeNull()
  })

  it('for new monsters: their number, and the other entrance if the side has none', () => {
    const state = drawn(' ╻\n O\n ╹\npending spawn-side 3')
    expect(question(m, state)).toContain('three new monsters')
    expect(consequence(m, state, 'north')).toBe('3 come')
    expect(consequence(m, state, 'east')).toBe('they come from the south')
    const dealt = drawn(' ╻\n O\n ╹\npending spawn-side 3\nrules arrivals dealt')
    expect(consequence(m, dealt, 'north')).toBe('3 come, the first one here')
  })
})

describe('the preview of a roll of 5', () => {
  const state = drawn(' . ╻2 .\n ╺1 O ╸\nhearts 3\npending movement-side')

  it('shows the next step of every monster until a side is considered', () => {
    const all = shownOfChoice(state, null)
    expect(all?.strides.map(({ end }) => end)).toEqual(['oak', 'oak', 'oak'])
    expect(all).toMatchObject({ side: null, orders: false, bold: false, hurt: 2 })
  })

  it('shows the considered side’s events in order', () => {
    const west = shownOfChoice(state, 'west')
    expect(west).toMatchObject({ side: 'west', orders: true, bold: true, hurt: 1 })
    expect(west?.strides).toEqual(monsterRuns(futureOfChoice(state, 'west')?.events ?? []))
    expect(moversOf(state, 'north')).toHaveLength(2)
    expect(moversOf(state, 'east')).toEqual([])
  })

  it('is empty if new monsters enter; only their entrance is lit', () => {
    const coming = drawn(' ╻\n O\n ╹\npending spawn-side 3')
    expect(shownOfChoice(coming, 'north')).toBeNull()
    expect(moversOf(coming, 'north')).toEqual([])
  })
})
