import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useTaleSettings } from '../../settings.ts'
import { liveTable } from '../../table.ts'
import { lay } from '../table/testing.ts'
import { useDanger } from './tale-sound.ts'

/** Green could be called on b2 and strike on c3. */
const CALLED = 'tiles b2 gyy; c3 rr; f6 ryy; g7 g'
const QUIET = 'tiles b2 y; c3 r; g7 g'
const MATED = 'tiles a1 ggg; a2 gg; g7 gyy; f3 r'

beforeEach(() => useTaleSettings.getState().set({ warnings: 'threats' }))

test('is calm where nothing is warned of, uneasy where something may be taken, grave where it may end', () => {
  lay(QUIET)
  const { result } = renderHook(useDanger)
  expect(result.current).toBe('calm')
  act(() => lay(CALLED))
  expect(result.current).toBe('uneasy')
  act(() => lay(MATED))
  expect(result.current).toBe('grave')
})

test('tells no more than the list: with warnings off it is calm', () => {
  act(() => useTaleSettings.getState().set({ warnings: 'off' }))
  lay(MATED)
  expect(renderHook(useDanger).result.current).toBe('calm')
})

test('stays as it was while something is shown', () => {
  lay(CALLED)
  const { result } = renderHook(useDanger)
  act(() => liveTable.playback.setState({ playing: true }))
  expect(result.current).toBe('uneasy')
})
