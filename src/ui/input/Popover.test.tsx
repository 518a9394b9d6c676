import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addLayer } from './layers.ts'
import { type Placement, Popover } from './Popover.tsx'
import { type TargetId, targetRef, targetsMoved } from './targets.ts'

/** The rectangle of the mill in the window. */
let mill = new DOMRect()

/** The height of the note with all of its content. */
let noteHeight = 0

beforeEach(() => {
  mill = new DOMRect(10, 20, 100, 50)
  noteHeight = 80
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => mill)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => noteHeight)
})

afterEach(() => vi.restoreAllMocks())

const MILL: readonly TargetId[] = ['place:7']

const Mill = () => (
  <button type="button" ref={targetRef('place:7')}>
    mill
  </button>
)

/** Right of the anchor, at most 100 pixels high. */
const toTheRight: Placement = ({ anchor, size }) => {
  const { right: left, top } = anchor ?? { right: 0, top: 0 }
  return { left, top, right: left + size.width, bottom: top + Math.min(size.height, 100) }
}

// jsdom hides every popover.
const note = () => screen.getByRole('note', { hidden: true })

describe('a popover', () => {
  it('is beside its anchor, and follows it', async () => {
    render(
      <>
        <Mill />
        <Popover role="note" anchor={MILL} placement={toTheRight} />
      </>,
    )
    expect(note()).toHaveStyle({ left: '110px', top: '20px' })
    mill = new DOMRect(300, 60, 100, 50)
    await act(async () => targetsMoved())
    expect(note()).toHaveStyle({ left: '400px', top: '60px' })
  })

  it('gives the placement its size, the window, and areas to avoid', () => {
    const placement = vi.fn(toTheRight)
    render(
      <>
        <Mill />
        <Popover role="note" anchor={NO_TARGETS} avoid={WITH_ABSENT} placement={placement} />
      </>,
    )
    expect(placement).toHaveBeenCalledWith({
      anchor: null,
      avoid: [{ left: 10, top: 20, right: 110, bottom: 70 }],
      size: { width: 200, height: 80 },
      window: { width: window.innerWidth, height: window.innerHeight },
    })
  })

  it('scrolls in boxes lower than its content', () => {
    noteHeight = 240
    render(<Popover role="note" anchor={MILL} placement={toTheRight} />)
    expect(note()).toHaveStyle({ maxHeight: '100px' })
    expect(note()).toHaveAttribute('data-scrolls')
  })

  it('has its natural height in a box of its own height', () => {
    render(<Popover role="note" anchor={MILL} placement={toTheRight} />)
    expect(note().style.maxHeight).toBe('')
    expect(note()).not.toHaveAttribute('data-scrolls')
  })

  it('draws an arrow to visible anchors', async () => {
    const arrow = vi.fn(() => null)
    const { rerender } = render(<Popover anchor={NO_TARGETS} placement={toTheRight} arrow={arrow} />)
    expect(arrow).not.toHaveBeenCalled()
    rerender(
      <>
        <Popover anchor={MILL} placement={toTheRight} arrow={arrow} />
        <Mill />
      </>,
    )
    await act(async () => {})
    expect(arrow).toHaveBeenCalledWith(
      { left: 110, top: 20, right: 310, bottom: 100 },
      { left: 10, top: 20, right: 110, bottom: 70 },
    )
  })
})

const NO_TARGETS: readonly TargetId[] = []
const WITH_ABSENT: readonly TargetId[] = ['place:7', 'place:8']

describe('Escape', () => {
  it('closes the popover that was opened last', () => {
    const [first, last] = [vi.fn(), vi.fn()]
    render(
      <>
        <Popover anchor={MILL} placement={toTheRight} onClose={first} />
        <Popover anchor={MILL} placement={toTheRight} onClose={last} />
      </>,
    )
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(last).toHaveBeenCalledTimes(1)
    expect(first).not.toHaveBeenCalled()
  })

  it('is left to others by a popover that cannot be closed', () => {
    const below = vi.fn()
    render(
      <>
        <Popover anchor={MILL} placement={toTheRight} onClose={below} />
        <Popover anchor={MILL} placement={toTheRight} />
      </>,
    )
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(below).toHaveBeenCalledTimes(1)
  })
})

describe('the focus', () => {
  const open = (takesFocus: boolean) => {
    const { rerender } = render(<Mill />)
    screen.getByText('mill').focus()
    rerender(
      <>
        <Mill />
        <Popover role="note" tabIndex={-1} anchor={MILL} placement={toTheRight} takesFocus={takesFocus} />
      </>,
    )
    return () => rerender(<Mill />)
  }

  it('is in the popover while it is open, and then where it was', () => {
    const close = open(true)
    expect(note()).toHaveFocus()
    close()
    expect(screen.getByText('mill')).toHaveFocus()
  })

  it('does not move by default', () => {
    open(false)
    expect(screen.getByText('mill')).toHaveFocus()
  })
})

describe('in an open dialog', () => {
  it('is drawn on top of the dialog that has its anchor', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.open = true
    const leave = addLayer({ dialog, onClosed: () => {} })
    const [inside, outside] = [dialog, document.body].map((parent) =>
      parent.appendChild(document.createElement('span')),
    )
    if (!inside || !outside) throw new Error('Two anchors are needed.')
    const { container, rerender } = render(<Popover role="note" anchor={inside} placement={toTheRight} />)
    expect(dialog).toContainElement(note())
    expect(note()).toHaveAttribute('popover', 'manual')
    rerender(<Popover role="note" anchor={outside} placement={toTheRight} />)
    expect(container).toContainElement(note())
    expect(note()).not.toHaveAttribute('popover')
    leave()
    dialog.remove()
    outside.remove()
  })
})
