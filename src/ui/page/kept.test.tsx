import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useKept } from './useKept.ts'
import { useMatched } from './window-size.ts'

afterEach(() => vi.unstubAllGlobals())

it('a list stays the same one while the same things are in it, in the same order', () => {
  const { result, rerender } = renderHook(({ list }) => useKept(list), { initialProps: { list: [1, 2] } })
  const first = result.current
  rerender({ list: [1, 2] })
  expect(result.current).toBe(first)
  rerender({ list: [2, 1] })
  expect(result.current).toEqual([2, 1])
  rerender({ list: [2, 1, 3] })
  expect(result.current).toEqual([2, 1, 3])
})

it('a window is asked what it matches, but its lists are made once, however often something is drawn', () => {
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
