import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openableDialogs } from '../../../tests/support/dialogs.ts'
import { Dialog } from './Dialog.tsx'

openableDialogs()

const closed = vi.fn()
const backdrop = () => screen.getByRole('dialog', { name: 'A page' })
const words = () => screen.getByText('words')

beforeEach(() => {
  closed.mockClear()
  render(
    <Dialog title="A page" onClose={closed}>
      <p>words</p>
    </Dialog>,
  )
})

/** A press that begins on one element and ends on another: the click comes to what holds both. */
function press(from: Element, to: Element): void {
  fireEvent.pointerDown(from)
  fireEvent.pointerUp(to)
  fireEvent.click(from === to ? to : backdrop())
}

test('a press beside the sheet closes it', () => {
  press(backdrop(), backdrop())
  expect(closed).toHaveBeenCalledOnce()
})

test('a press on the sheet does not, nor one that only begins or ends on it, as where words are marked', () => {
  press(words(), words())
  press(words(), backdrop())
  press(backdrop(), words())
  expect(closed).not.toHaveBeenCalled()
})
