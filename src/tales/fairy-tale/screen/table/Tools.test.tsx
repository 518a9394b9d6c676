import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSettings } from '../../../../store/settings.ts'
import { Tools } from './Tools.tsx'

afterEach(() => vi.unstubAllGlobals())

test('the button of the hour follows the system, where nobody chose', () => {
  let matches = false
  const told = new Set<() => void>()
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return matches
    },
    addEventListener: (_: string, tell: () => void) => told.add(tell),
    removeEventListener: (_: string, tell: () => void) => told.delete(tell),
  }))
  useSettings.setState({ theme: 'system' })
  render(<Tools />)
  const hour = () => screen.getByRole('button', { name: /night|day/i }).getAttribute('aria-label')
  const byDay = hour()
  matches = true
  act(() => {
    for (const tell of told) tell()
  })
  expect(hour()).not.toBe(byDay)
})
