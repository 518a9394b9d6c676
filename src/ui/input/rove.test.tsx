import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { nextByKey, type RovingLayout, rove } from './rove.ts'

test.each<[string, RovingLayout, number, number | null]>([
  ['ArrowRight', 'row', 2, 3],
  ['ArrowRight', 'row', 6, 0],
  ['ArrowLeft', 'row', 0, 6],
  ['ArrowDown', 'row', 2, null],
  ['ArrowDown', 'ring', 6, 0],
  ['ArrowUp', 'ring', 0, 6],
  ['ArrowDown', { columns: 3 }, 1, 4],
  ['ArrowUp', { columns: 3 }, 4, 1],
  ['ArrowDown', { columns: 3 }, 5, 5],
  ['ArrowRight', { columns: 3 }, 2, 3],
  ['ArrowLeft', { columns: 3 }, 0, 0],
  ['Home', 'ring', 4, 0],
  ['End', { columns: 3 }, 1, 6],
  ['PageDown', 'ring', 1, null],
])('%s in %o leads from %i of seven to %s', (key, layout, from, to) => {
  expect(nextByKey(from, key, 7, layout)).toBe(to)
})

describe('in a group', () => {
  const group = () =>
    render(
      <fieldset onKeyDown={(event) => rove(event, 'button', 'row')}>
        <button type="button">a</button>
        <input aria-label="field" />
        <button type="button">b</button>
      </fieldset>,
    )

  it('moves the focus and consumes the key', () => {
    group()
    screen.getByText('a').focus()
    expect(fireEvent.keyDown(screen.getByText('a'), { key: 'ArrowRight' })).toBe(false)
    expect(screen.getByText('b')).toHaveFocus()
  })

  it('ignores keys in a field, other keys, and arrows with a modifier', () => {
    group()
    const a = screen.getByText('a')
    a.focus()
    expect(fireEvent.keyDown(screen.getByLabelText('field'), { key: 'ArrowRight' })).toBe(true)
    expect(fireEvent.keyDown(a, { key: 'x' })).toBe(true)
    expect(fireEvent.keyDown(a, { key: 'ArrowRight', altKey: true })).toBe(true)
    expect(a).toHaveFocus()
  })
})
