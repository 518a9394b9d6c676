import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { liveTable } from '../../runtime.ts'
import { CONFIG, drawn, played } from '../log/drawn-tale.ts'
import { useShownRoll } from './useRoll.ts'

test('keeps the words of the last die from its landing on, while monsters walk', () => {
  const [move] = played(drawn({ '0,-1': [5], '0,-2': [5] }), [{ type: 'end-turn' }], [2]).moves
  const frames = move?.frames ?? []
  const rolled = frames.findIndex(({ event }) => event.type === 'die-rolled')
  const { result } = renderHook(() => useShownRoll(CONFIG))
  const show = (index: number, told: boolean) => {
    const event = frames[index]?.event ?? expect.fail('Nothing happens there.')
    const cue = { key: index, event, ms: 900, motion: 600, index, count: frames.length }
    act(() => liveTable.playback.setState({ cue, told, seen: frames.slice(0, index + 1) }))
  }

  show(rolled - 1, true)
  expect(result.current).toBeNull()
  show(rolled, false)
  expect(result.current).toBeNull()
  show(rolled, true)
  expect(result.current).toMatchObject({ face: 2, words: '2: the East' })
  show(frames.length - 1, false)
  expect(result.current).toMatchObject({ face: 2, words: '2: the East' })
  act(() => liveTable.playback.getState().skip())
  expect(result.current).toBeNull()
})
