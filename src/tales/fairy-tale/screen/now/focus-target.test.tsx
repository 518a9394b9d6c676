import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { targetRef } from '../../../../ui/input/targets.ts'
import { focusBoard, focusTarget } from './focus-target.ts'

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

test('a target that the command brings has the focus at once', async () => {
  render(<Monsters />)
  await press('take up the first')
  expect(screen.getByRole('button', { name: 'monster' })).toHaveFocus()
})

test('a target that is not in the page leaves the focus where it is', async () => {
  render(<Monsters />)
  await press('take up the second')
  expect(screen.getByRole('button', { name: 'take up the second' })).toHaveFocus()
})

test('the board is entered where the tab key enters it, and left alone where it has the focus', () => {
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
