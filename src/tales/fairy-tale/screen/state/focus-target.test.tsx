import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { targetRef } from '../../../../ui/input/targets.ts'
import { focusBoard, focusNext, focusTarget } from './focus-target.ts'

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))

function Monsters() {
  const [drawn, setDrawn] = useState(false)
  const take = (n: number) => {
    setDrawn(true)
    focusTarget(`remove:${n}`)
  }
  return (
    <>
      <button type="button" onClick={() => take(1)}>
        take up the first
      </button>
      <button type="button" onClick={() => take(2)}>
        take up the second
      </button>
      {drawn && (
        <button type="button" ref={targetRef('remove:1')}>
          monster
        </button>
      )}
    </>
  )
}

test('focuses a target the command just rendered', async () => {
  render(<Monsters />)
  await press('take up the first')
  expect(screen.getByRole('button', { name: 'monster' })).toHaveFocus()
})

test('keeps the focus if the target is missing from the page', async () => {
  render(<Monsters />)
  await press('take up the second')
  expect(screen.getByRole('button', { name: 'take up the second' })).toHaveFocus()
})

test('enters the board at its tab stop, and keeps a focus inside it', () => {
  render(
    [1, 2, 3].map((place) => (
      <button type="button" key={place} ref={targetRef(`place:${place}`)} tabIndex={place === 2 ? 0 : -1}>
        {place}
      </button>
    )),
  )
  focusBoard()
  expect(screen.getByRole('button', { name: '2' })).toHaveFocus()
  screen.getByRole('button', { name: '3' }).focus()
  focusBoard()
  expect(screen.getByRole('button', { name: '3' })).toHaveFocus()
})

test('goes round the targets of a kind that have an option', () => {
  render(
    (['0 walk', '1 place', '2 walk'] as const).map((text) => {
      const [place, offer] = text.split(' ')
      return (
        <button type="button" key={text} ref={targetRef(`place:${place}`)} data-offer={offer}>
          {place}
        </button>
      )
    }),
  )
  const focused = [1, 2, 3].map(() => {
    expect(focusNext('place', 'walk')).toBe(true)
    return document.activeElement?.textContent
  })
  expect(focused).toEqual(['0', '2', '0'])
  expect(focusNext('remove')).toBe(false)
})
