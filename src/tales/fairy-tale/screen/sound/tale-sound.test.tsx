import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pathFace } from '../../../../engine/fairy-tale/index.ts'
import { liveTable } from '../../runtime.ts'
import { drawn } from '../log/drawn-tale.ts'
import { lay } from '../table/testing.ts'
import { dangerOf, useDanger } from './tale-sound.ts'

const market = [pathFace(40, 5), pathFace(41, 3), null]
const quiet = drawn({ '0,-1': [5], '0,1': [5] }, { market })
const beside = drawn({ '0,-1': [5, 'ogre', 1], '0,1': [5] }, { market })

test('is calm, uneasy, grave by worst roll', () => {
  expect(dangerOf(quiet)).toBe('calm')
  expect(dangerOf(beside)).toBe('uneasy')
  expect(dangerOf({ ...beside, hearts: 1 })).toBe('grave')
})

test('is uneasy at the last of several hearts, and null if no monster will move', () => {
  expect(dangerOf({ ...quiet, hearts: 1 })).toBe('uneasy')
  const frail = { ...quiet.rules, oak: 'frail' as const }
  expect(dangerOf({ ...quiet, hearts: 1, rules: frail })).toBe('calm')
  expect(dangerOf({ ...beside, phase: 'new-monsters' })).toBeNull()
})

test('follows the game and stays unchanged during playback', () => {
  lay(quiet)
  const { result } = renderHook(useDanger)
  expect(result.current).toBe('calm')
  act(() => liveTable.playback.setState({ playing: true }))
  act(() => lay(beside))
  act(() => liveTable.playback.setState({ playing: true }))
  act(() => liveTable.playback.setState({ playing: false }))
  expect(result.current).toBe('uneasy')
})
