import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followElements, rectOf, revealTarget } from './follow-elements.ts'
import type { Rect } from './placement.ts'
import { elementOf, targetRef, targetsMoved } from './targets.ts'

/** The rectangle of every target in the window. */
let lies = new DOMRect()

/** Simulates layout notifications: one function for each observed element. */
const layouts = new Map<Element, () => void>()

class LayoutObserver {
  #tell: () => void
  #watched: Element | null = null
  constructor(tell: () => void) {
    this.#tell = tell
  }
  observe(element: Element): void {
    this.#watched = element
    layouts.set(element, this.#tell)
  }
  disconnect(): void {
    if (this.#watched) layouts.delete(this.#watched)
  }
}

beforeEach(() => {
  lies = new DOMRect(10, 20, 100, 50)
  layouts.clear()
  vi.stubGlobal('IntersectionObserver', LayoutObserver)
  vi.stubGlobal('ResizeObserver', LayoutObserver)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => lies)
})

afterEach(() => vi.unstubAllGlobals())

const Mill = () => (
  <button type="button" ref={targetRef('place:7')}>
    mill
  </button>
)

/** Prints the rectangles of two places in the window. */
function Rects() {
  const [rects, setRects] = useState<readonly (Rect | null)[]>([])
  useLayoutEffect(
    () =>
      followElements(
        () => PLACES.map(elementOf),
        () => setRects(PLACES.map(rectOf)),
      ),
    [],
  )
  return <output>{JSON.stringify(rects)}</output>
}

const PLACES = ['place:7', 'place:8'] as const

const seen = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')

const moveTo = (left: number) => {
  lies = new DOMRect(left, 20, 100, 50)
}

describe('the followed rectangles of targets', () => {
  it('are known before the first paint, and null for an element without a box', async () => {
    render(
      <>
        <Rects />
        <Mill />
      </>,
    )
    await act(async () => {})
    expect(seen()).toEqual([{ left: 10, top: 20, right: 110, bottom: 70 }, null])
  })

  it.each<[string, () => void]>([
    ['the page is scrolled', () => document.body.dispatchEvent(new Event('scroll'))],
    ['the window changes', () => window.dispatchEvent(new Event('resize'))],
    ['a board is moved', targetsMoved],
    ['something is laid out anew', () => layouts.get(screen.getByRole('button', { name: 'mill' }))?.()],
  ])('follow when %s', async (_, happens) => {
    render(
      <>
        <Mill />
        <Rects />
      </>,
    )
    moveTo(300)
    expect(seen()).toMatchObject([{ left: 10 }, null])
    await act(async () => happens())
    expect(seen()).toMatchObject([{ left: 300, right: 400 }, null])
  })

  it('include a target that is added later, and drop one that is removed', async () => {
    const { rerender } = render(<Rects />)
    expect(seen()).toEqual([null, null])
    rerender(
      <>
        <Rects />
        <Mill />
      </>,
    )
    await act(async () => {})
    expect(seen()).toMatchObject([{ left: 10 }, null])
    rerender(<Rects />)
    await act(async () => {})
    expect(seen()).toEqual([null, null])
    expect(layouts.size).toBe(0)
  })

  it('request no frames and measure only after changes', async () => {
    const frames = vi.spyOn(window, 'requestAnimationFrame')
    render(
      <>
        <Mill />
        <Rects />
      </>,
    )
    await act(async () => {})
    const asked = vi.mocked(Element.prototype.getBoundingClientRect).mock.calls.length
    await new Promise((later) => setTimeout(later, 60))
    expect(vi.mocked(Element.prototype.getBoundingClientRect).mock.calls).toHaveLength(asked)
    expect(frames).not.toHaveBeenCalled()
  })

  it('disconnect all observers at the end', async () => {
    const { rerender } = render(
      <>
        <Mill />
        <Rects />
      </>,
    )
    rerender(<Mill />)
    expect(layouts.size).toBe(0)
  })
})

describe('revealing a target', () => {
  it('scrolls it into view once, as soon as it is rendered', async () => {
    const scrolled = vi.fn()
    Element.prototype.scrollIntoView = scrolled
    const callOff = revealTarget('place:7')
    expect(scrolled).not.toHaveBeenCalled()
    render(<Mill />)
    await act(async () => {})
    expect(scrolled).toHaveBeenCalledTimes(1)
    moveTo(300)
    await act(async () => targetsMoved())
    expect(scrolled).toHaveBeenCalledTimes(1)
    callOff()
  })
})
