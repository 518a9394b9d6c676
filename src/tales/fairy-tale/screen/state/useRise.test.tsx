import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useRaised, useSheetHeight } from './useRise.ts'

afterEach(() => vi.restoreAllMocks())

/** Mocks the rectangles of the table and its strip in the window. */
const laid = ({ main, strip }: { main: DOMRect; strip: DOMRect }) =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.localName === 'main' ? main : strip
  })

/** A strip, and an element that hangs above it. */
function Table({ usual }: { usual: number }) {
  const strip = useRef<HTMLDivElement>(null)
  useSheetHeight(strip, usual)
  return (
    <main>
      <div ref={strip} />
      <p style={useRaised()}>above</p>
    </main>
  )
}

it('an element above a higher strip rises without new styles on the table', () => {
  laid({ main: new DOMRect(0, 0, 600, 900), strip: new DOMRect(0, 760, 600, 128) })
  const { rerender, unmount } = render(<Table usual={112} />)
  const above = () => screen.getByText('above').style.getPropertyValue('--rise')
  // 140 pixels and a gap of 8, instead of the usual 112 with an overhang of 14.
  expect(above()).toBe('22px')
  expect(screen.getByRole('main').style.getPropertyValue('--rise')).toBe('')
  rerender(<Table usual={200} />)
  expect(above()).toBe('0px')
  unmount()
})

it('a frame round the table reduces the rise', () => {
  laid({ main: new DOMRect(26, 66, 600, 808), strip: new DOMRect(26, 734, 600, 128) })
  render(<Table usual={112} />)
  expect(screen.getByText('above').style.getPropertyValue('--rise')).toBe('22px')
})
