import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettings } from '../../store/settings.ts'
import { SHARED_KEYS } from '../input/shortcuts.ts'
import { useShortcut } from './useShortcut.ts'

const asked = vi.fn()

function Asking() {
  useShortcut(SHARED_KEYS.hint, asked)
  return <input aria-label="name" />
}

beforeEach(() => {
  useSettings.getState().set({ keys: 'on' })
  asked.mockClear()
  render(<Asking />)
})
afterEach(() => useSettings.getState().set({ keys: 'on' }))

const press = (init: KeyboardEventInit, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: 'g', ...init })

test('a key does what it is for, wherever the focus is, and is answered by that', () => {
  expect(press({})).toBe(false)
  expect(asked).toHaveBeenCalledOnce()
})

test.each([
  ['held down', { repeat: true }],
  ['pressed with another', { altKey: true }],
  ['not the one', { key: 'h' }],
])('a key that is %s does nothing', (_, init) => {
  expect(press(init)).toBe(true)
  expect(asked).not.toHaveBeenCalled()
})

test('nor does one that somebody types, that was answered already, or that is switched off', () => {
  press({}, screen.getByLabelText('name'))
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  press({})
  useSettings.getState().set({ keys: 'off' })
  press({})
  expect(asked).not.toHaveBeenCalled()
})
