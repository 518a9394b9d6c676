import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTipWords } from './tips.ts'

/** The tip about a monster's way, on a device with or without a mouse. */
const whyTip = (isByFinger: boolean) => renderHook(() => useTipWords(isByFinger)).result.current.why

test('the tip about a monster’s way names the finger, or mouse and keys', () => {
  expect(whyTip(true)).toContain('Hold a finger')
  expect(whyTip(false)).toContain('press')
  expect(whyTip(false)).not.toContain('finger')
})
