import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSettings } from '../../store/settings.ts'
import { useWindowNames } from '../app/window-size.ts'
import { useLayout, useTightness } from './useLayout.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  useSettings.getState().set({ letters: '100' })
})

/** A window of some size, in the browser's usual letters; answers how to change it. */
function stubWindow(width: number, height: number): (width: number, height: number) => void {
  let size = { width, height }
  const listeners = new Set<() => void>()
  const holds = (query: string) =>
    [...query.matchAll(/(max|min)-(width|height): ([\d.]+)em/g)].every(([, end, side, em]) => {
      const px = size[side === 'width' ? 'width' : 'height']
      return end === 'max' ? px <= Number(em) * 16 : px >= Number(em) * 16
    }) &&
    (!query.includes('min-aspect-ratio: 6/5') || size.width / size.height >= 6 / 5)
  const fits = (queries: string) => queries.split(',').some(holds)
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return fits(query)
    },
    addEventListener: (_: string, changed: () => void) => listeners.add(changed),
    removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
  }))
  return (newWidth, newHeight) => {
    size = { width: newWidth, height: newHeight }
    for (const changed of listeners) changed()
  }
}

it('follows the window from wide to a phone, held upright and across', () => {
  const resize = stubWindow(1440, 900)
  const { result } = renderHook(useLayout)
  const after = (width: number, height: number) => {
    act(() => resize(width, height))
    return result.current
  }
  expect(result.current).toBe('wide')
  expect(after(1024, 768)).toBe('rail')
  expect(after(768, 1024)).toBe('phone')
  expect(after(390, 844)).toBe('phone')
  expect(after(844, 390)).toBe('across')
  expect(after(800, 600)).toBe('across')
  expect(after(320, 480)).toBe('phone')
})

it('counts larger letters as a smaller window, for the style sheets too', () => {
  const resize = stubWindow(1440, 900)
  const { result } = renderHook(() => ({ layout: useLayout(), names: useWindowNames(), ...useTightness() }))
  const lettersOf = (letters: '100' | '125' | '150') => {
    act(() => useSettings.getState().set({ letters }))
    return result.current
  }
  const spacious = { low: false, flat: false, narrow: false }
  expect(lettersOf('100')).toEqual({ layout: 'wide', names: '', ...spacious })
  expect(lettersOf('125')).toEqual({ layout: 'rail', names: 'tight', ...spacious })
  expect(lettersOf('150')).toEqual({ layout: 'rail', names: 'tight', ...spacious, low: true })
  act(() => resize(1024, 768))
  expect(lettersOf('100')).toEqual({ layout: 'rail', names: 'tight', ...spacious })
  expect(lettersOf('125')).toEqual({ layout: 'across', names: 'tight page', ...spacious, low: true })
})
