import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useRaised, useRise } from './useRise.ts'

/** A strip whose upper edge lies so far down the window, and what hangs above it. */
function Table({ usual }: { usual: number }) {
  const strip = useRef<HTMLDivElement>(null)
  useRise(strip, usual)
  return (
    <main>
      <div ref={strip} />
      <p style={useRaised()}>above</p>
    </main>
  )
}

it('what hangs above a strip that stands higher rises by itself, and the table is not styled anew for it', () => {
  vi.stubGlobal('innerHeight', 900)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 760, 600, 128))
  const { rerender, unmount } = render(<Table usual={112} />)
  const above = () => screen.getByText('above').style.getPropertyValue('--rise')
  // 140 pixels and a gap of 8, where 112 and an overhang of 14 are usual.
  expect(above()).toBe('22px')
  expect(screen.getByRole('main').style.getPropertyValue('--rise')).toBe('')
  rerender(<Table usual={200} />)
  expect(above()).toBe('0px')
  unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
