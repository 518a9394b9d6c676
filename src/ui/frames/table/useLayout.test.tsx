import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSettings } from '../../../store/settings.ts'
import { stubWindow } from '../../page/testing.ts'
import { useWindowNames } from '../../page/window-size.ts'
import { useLayout, useTightness } from './useLayout.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  useSettings.getState().set({ letters: '100' })
})

it('follows the window from wide to a phone, in portrait and landscape', () => {
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
