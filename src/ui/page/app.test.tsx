import { act, render, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prefersReducedMotion } from '../../store/motion.ts'
import { useSettings } from '../../store/settings.ts'
import { announce, useAnnouncements } from './announce.ts'
import { DialogAnnouncer, LiveAnnouncer } from './LiveRegion.tsx'
import { useDocument } from './useDocument.ts'

describe('announcements', () => {
  beforeEach(() => useAnnouncements.setState(useAnnouncements.getInitialState()))
  const spoken = (urgency: 'polite' | 'assertive') => [
    ...(document.querySelector(`[aria-live="${urgency}"]`)?.children ?? []),
  ]

  test('adds a line for each repeated text, so that it is read twice', () => {
    render(<LiveAnnouncer />)
    act(() => announce('A monster came.'))
    const [first] = spoken('polite')
    act(() => announce('A monster came.'))
    expect(spoken('polite').map((line) => line.textContent)).toEqual(['A monster came.', 'A monster came.'])
    expect(spoken('polite')[0]).toBe(first)
  })

  test('has a region for urgent texts, and keeps the last few', () => {
    render(<LiveAnnouncer />)
    act(() => announce('The Oak is hurt!', 'assertive'))
    act(() => [1, 2, 3, 4, 5, 6, 7].forEach((n) => void announce(`step ${n}`)))
    expect(spoken('assertive')).toHaveLength(1)
    expect(spoken('polite').map((line) => line.textContent)).toEqual([3, 4, 5, 6, 7].map((n) => `step ${n}`))
  })

  test('starts a dialog without texts, then adds those announced since it opened', () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    announce('Long ago.')
    vi.advanceTimersByTime(5000)
    announce('Monsters moved.')
    render(<DialogAnnouncer />)
    expect(spoken('polite')).toEqual([])
    act(() => void vi.advanceTimersByTime(500))
    act(() => announce('It is taken.'))
    expect(spoken('polite').map((line) => line.textContent)).toEqual(['Monsters moved.', 'It is taken.'])
    vi.useRealTimers()
  })
})

test('sets the language of the document once its words have loaded, and the theme', async () => {
  useSettings.getState().set({ language: 'en', theme: 'light' })
  renderHook(useDocument)
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  act(() => useSettings.getState().set({ language: 'nl', theme: 'night' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'night')
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'nl'))
  expect(document.title).toBe('Het laatste sprookje')
  act(() => useSettings.getState().set({ language: 'en', theme: 'system' }))
})

describe('the motion of the document', () => {
  const system = { matches: false, tell: () => {} }
  beforeEach(() => {
    system.matches = false
    vi.stubGlobal('matchMedia', () => ({
      get matches() {
        return system.matches
      },
      addEventListener: (_: string, tell: () => void) => (system.tell = tell),
      removeEventListener: () => (system.tell = () => {}),
    }))
    useSettings.getState().set({ motion: 'system' })
  })
  afterEach(() => vi.unstubAllGlobals())
  const root = document.documentElement

  test('follows the system, also when its preference changes', () => {
    renderHook(useDocument)
    expect(root).toHaveAttribute('data-motion', 'free')
    system.matches = true
    act(() => system.tell())
    expect(root).toHaveAttribute('data-motion', 'less')
    expect(prefersReducedMotion()).toBe(true)
  })

  test('is reduced if the player chooses so', () => {
    renderHook(useDocument)
    act(() => useSettings.getState().set({ motion: 'less' }))
    expect(root).toHaveAttribute('data-motion', 'less')
    expect(prefersReducedMotion()).toBe(true)
    act(() => useSettings.getState().set({ motion: 'system' }))
    expect(root).toHaveAttribute('data-motion', 'free')
  })
})
