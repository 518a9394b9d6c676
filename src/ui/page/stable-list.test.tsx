import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useStableList } from './useStableList.ts'
import { useMatched } from './window-size.ts'

afterEach(() => vi.unstubAllGlobals())

it('returns the same list while its items and their order are the same', () => {
  const { result, rerender } = renderHook(({ list }) => useStableList(list), {
    initialProps: { list: [1, 2] },
  })
  const first = result.current
  rerender({ list: [1, 2] })
  expect(result.current).toBe(first)
  rerender({ list: [2, 1] })
  expect(result.current).toEqual([2, 1])
  rerender({ list: [2, 1, 3] })
  expect(result.current).toEqual([2, 1, 3])
})

it('evaluates media queries on each call, but creates their lists once', () => {
  let matches = false
  const matchMedia = vi.fn(() => ({
    get matches() {
      return matches
    },
    addEventListener: () => {},
  }))
  vi.stubGlobal('matchMedia', matchMedia)
  const queries = { small: '(max-width: 40em)' }
  const { result, rerender } = renderHook(() => useMatched(queries))
  expect(result.current).toEqual([])
  matches = true
  rerender()
  expect(result.current).toEqual(['small'])
  expect(matchMedia).toHaveBeenCalledTimes(1)
})
