import { fireEvent, render, screen } from '@testing-library/react'
import { type KeyboardEvent, useRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useRoving } from './useRoving.ts'

const onMoved = vi.fn()
const onKeyAround = vi.fn()

/** On to the next of three places by the key N. */
const next = (from: number, { key }: KeyboardEvent) => (key === 'n' ? (from + 1) % 3 : null)

function Board() {
  const group = useRef<HTMLFieldSetElement>(null)
  const rove = useRoving(group, next, onMoved)
  return (
    <fieldset onKeyDown={onKeyAround}>
      <fieldset ref={group}>
        {[0, 1, 2].map((place) => (
          <button key={place} type="button" data-place={place} onKeyDown={(event) => rove(place, event)}>
            {place}
          </button>
        ))}
      </fieldset>
    </fieldset>
  )
}

beforeEach(() => {
  vi.clearAllMocks()
  render(<Board />)
  screen.getByText('2').focus()
})

describe('on a place of a board', () => {
  it('a key moves the focus to another place, and is consumed', () => {
    expect(fireEvent.keyDown(screen.getByText('2'), { key: 'n' })).toBe(false)
    expect(screen.getByText('0')).toHaveFocus()
    expect(onMoved).toHaveBeenCalledExactlyOnceWith(0)
    expect(onKeyAround).not.toHaveBeenCalled()
  })

  it('another key is left alone', () => {
    expect(fireEvent.keyDown(screen.getByText('2'), { key: 'x' })).toBe(true)
    expect(screen.getByText('2')).toHaveFocus()
    expect(onMoved).not.toHaveBeenCalled()
    expect(onKeyAround).toHaveBeenCalled()
  })
})
