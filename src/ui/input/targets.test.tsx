import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  elementOf,
  elementsOf,
  elementsOfKind,
  focusedTarget,
  onTargetsMoved,
  targetAround,
  targetRef,
} from './targets.ts'

const Place = ({ n, name }: { n: number; name: string }) => (
  <button type="button" ref={targetRef(`place:${n}`)}>
    <span>{name}</span>
  </button>
)

describe('targets', () => {
  it('are found by name while in the page', () => {
    const { rerender, unmount } = render(<Place n={7} name="mill" />)
    const mill = screen.getByRole('button', { name: 'mill' })
    expect(elementOf('place:7')).toBe(mill)
    rerender(<Place n={8} name="mill" />)
    expect(elementOf('place:7')).toBeNull()
    expect(elementOf('place:8')).toBe(mill)
    unmount()
    expect(elementOf('place:8')).toBeNull()
  })

  it('prefer drawn elements among several of a target', () => {
    render(
      <>
        <Place n={7} name="put away" />
        <Place n={7} name="in sight" />
      </>,
    )
    const inSight = screen.getByRole('button', { name: 'in sight' })
    expect(elementOf('place:7')).toBe(screen.getByRole('button', { name: 'put away' }))
    vi.spyOn(inSight, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList)
    expect(elementOf('place:7')).toBe(inSight)
  })

  it('are found from any element inside them', () => {
    render(
      <div ref={targetRef('sheet:market')}>
        <Place n={7} name="mill" />
      </div>,
    )
    const inside = screen.getByText('mill')
    expect(targetAround(inside, 'place')).toBe('7')
    expect(targetAround(inside, 'sheet')).toBe('market')
    expect(targetAround(inside, 'she')).toBeNull()
    expect(targetAround(null, 'place')).toBeNull()
  })

  it('are known by name while focused', () => {
    render(<Place n={7} name="mill" />)
    expect(focusedTarget('place')).toBeNull()
    screen.getByRole('button', { name: 'mill' }).focus()
    expect(focusedTarget('place')).toBe('7')
    expect(focusedTarget('tab')).toBeNull()
  })

  it('are listed by kind', () => {
    render(
      <div ref={targetRef('sheet:market')}>
        <Place n={7} name="mill" />
        <Place n={8} name="well" />
      </div>,
    )
    expect(elementsOfKind('place').map(({ textContent }) => textContent)).toEqual(['mill', 'well'])
    expect(elementsOfKind('pla')).toEqual([])
  })

  it('map elements to the things that they show', () => {
    render(<Place n={7} name="mill" />)
    const shown = elementsOf([{ n: 6 }, { n: 7 }], ({ n }) => `place:${n}`)
    expect([...shown]).toEqual([[screen.getByRole('button', { name: 'mill' }), { n: 7 }]])
  })

  it('notify on mount and unmount, and stay silent on a new render', () => {
    const told = vi.fn()
    const forget = onTargetsMoved(told)
    const { rerender, unmount } = render(<Place n={7} name="mill" />)
    expect(told).toHaveBeenCalledTimes(1)
    rerender(<Place n={7} name="windmill" />)
    expect(told).toHaveBeenCalledTimes(1)
    unmount()
    expect(told).toHaveBeenCalledTimes(2)
    forget()
    render(<Place n={7} name="mill" />)
    expect(told).toHaveBeenCalledTimes(2)
  })
})
