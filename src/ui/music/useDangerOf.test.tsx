import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DangerLevel } from './tune-format.ts'
import { useDangerOf } from './useDangerOf.ts'

interface Given {
  isPlaying: boolean
  position: DangerLevel | 'unknown'
}

const find = (position: Given['position']): DangerLevel | null => (position === 'unknown' ? null : position)

const follow = (initialProps: Given) =>
  renderHook(({ isPlaying, position }: Given) => useDangerOf(isPlaying, position, find), { initialProps })

it('is the danger of the position', () => {
  const { result, rerender } = follow({ isPlaying: false, position: 'uneasy' })
  expect(result.current).toBe('uneasy')
  rerender({ isPlaying: false, position: 'grave' })
  expect(result.current).toBe('grave')
})

it('stays the same during playback', () => {
  const { result, rerender } = follow({ isPlaying: false, position: 'uneasy' })
  rerender({ isPlaying: true, position: 'grave' })
  expect(result.current).toBe('uneasy')
  rerender({ isPlaying: false, position: 'grave' })
  expect(result.current).toBe('grave')
})

it('stays the same while it is unknown', () => {
  const { result, rerender } = follow({ isPlaying: false, position: 'uneasy' })
  rerender({ isPlaying: false, position: 'unknown' })
  expect(result.current).toBe('uneasy')
})
