import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSettings } from '../../../../store/settings.ts'
import { Effects } from './Effects.tsx'
import { HomeBench } from './HomeBench.tsx'
import { type Shown, shownOf } from './testing.ts'

const leaving = () =>
  [...document.querySelectorAll('[data-leaving]')].map((one) => one.getAttribute('data-leaving'))
const flying = () => document.querySelectorAll('[data-flying]')

/** Renders an event, with or without the benches of both sides. */
const show = (shown: Shown, benches = false) =>
  render(
    <>
      {benches && <HomeBench side="red" standing={3} />}
      {benches && <HomeBench side="green" standing={1} />}
      <Effects {...shown} />
    </>,
  )

const CAPTURE = () => shownOf('captured', 'tiles d4 R; d5 gg; a1 r; g7 g', 'prowl d5')

describe('pieces that leave the board', () => {
  test('two crowns lean together for a spawn', () => {
    show(shownOf('spawned', 'tiles d4 ryy; a1 r; g7 g', 'spawn d4'))
    expect(leaving().sort()).toEqual(['leaning-left', 'leaning-right'])
  })

  test('the pawn and both trees of a call sink, and eyes appear before the Boogyman', () => {
    const { container } = show(shownOf('boogyman-came', 'tiles d4 ryy; a1 r; g7 g', 'call d4'))
    expect(leaving()).toEqual(['sinking', 'sinking', 'sinking'])
    expect(container.querySelectorAll('svg[class*="eyes"]')).toHaveLength(1)
  })

  test('nothing leaves in a step', () => {
    show(shownOf('stepped', 'tiles d4 r; g7 g', 'step d4 d5'))
    expect(leaving()).toEqual([])
  })

  test('captured pieces tumble off the board if no bench is visible [B 12]', () => {
    show(CAPTURE())
    expect(leaving()).toEqual(['tumbling', 'tumbling'])
    expect(flying()).toHaveLength(0)
  })
})

describe('the way home', () => {
  /** The seats that were looked up. */
  let asked: string[]
  beforeEach(() => {
    asked = []
    useSettings.getState().set({ motion: 'system' })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const home = this.getAttribute('data-home')
      if (home) asked.push(home)
      return new DOMRect(0, 0, 20, 20)
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    useSettings.getState().set({ motion: 'system' })
  })

  test('leads to the own bench, each to the next free seat', () => {
    show(CAPTURE(), true)
    // One fir still stands, so the first seat is taken.
    expect(asked.sort()).toEqual(['green 1', 'green 2'])
    expect(flying()).toHaveLength(2)
    expect(leaving()).toEqual([])
  })

  test('is replaced by a fade with reduced motion', () => {
    useSettings.getState().set({ motion: 'less' })
    show(CAPTURE(), true)
    expect(flying()).toHaveLength(0)
    expect(leaving()).toEqual(['tumbling', 'tumbling'])
  })

  test('ends with the cue, leaving nothing', () => {
    const { unmount } = show(CAPTURE(), true)
    unmount()
    expect(flying()).toHaveLength(0)
  })
})
