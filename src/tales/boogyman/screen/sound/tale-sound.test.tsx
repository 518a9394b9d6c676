import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { liveTable } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { lay } from '../table/testing.ts'
import { useDanger } from './tale-sound.ts'

/** Green can be called on b2 and capture on c3. */
const CALLED = 'tiles b2 gyy; c3 rr; f6 ryy; g7 g'
const QUIET = 'tiles b2 y; c3 r; g7 g'
const MATED = 'tiles a1 ggg; a2 gg; g7 gyy; f3 r'

beforeEach(() => useTaleSettings.getState().set({ warnings: 'threats' }))

test('is calm without warnings, uneasy with prey, and grave with a possible loss', () => {
  lay(QUIET)
  const { result } = renderHook(useDanger)
  expect(result.current).toBe('calm')
  act(() => lay(CALLED))
  expect(result.current).toBe('uneasy')
  act(() => lay(MATED))
  expect(result.current).toBe('grave')
})

test('reveals no more than the list: it is calm with warnings off', () => {
  act(() => useTaleSettings.getState().set({ warnings: 'off' }))
  lay(MATED)
  expect(renderHook(useDanger).result.current).toBe('calm')
})

test('stays the same during playback', () => {
  lay(CALLED)
  const { result } = renderHook(useDanger)
  act(() => liveTable.playback.setState({ playing: true }))
  expect(result.current).toBe('uneasy')
})
