import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openableDialogs } from '../../../tests/support/dialogs.ts'
import { Confirm } from './Confirm.tsx'
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

/** Simulates a press from one element to another: browsers send the click to their common ancestor. */
function press(from: Element, to: Element): void {
  fireEvent.pointerDown(from)
  fireEvent.pointerUp(to)
  fireEvent.click(from === to ? to : backdrop())
}

test('closes on a press beside the dialog', () => {
  press(backdrop(), backdrop())
  expect(closed).toHaveBeenCalledOnce()
})

test('makes content focusable only if it scrolls', () => {
  const content = () => words().parentElement
  expect(content()).not.toHaveAttribute('tabindex')
  const high = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  render(
    <Dialog title="A long page" onClose={closed}>
      <p>many words</p>
    </Dialog>,
  )
  expect(screen.getByRole('group', { name: 'A long page' })).toHaveAttribute('tabindex', '0')
  high.mockRestore()
})

test('reads a question with its title, and focuses the harmless answer', () => {
  const words = { title: 'Give up?', text: 'The forest falls.', yes: 'Give up', no: 'Never mind' }
  render(<Confirm open {...words} onYes={closed} onNo={closed} />)
  expect(screen.getByRole('alertdialog', { name: 'Give up?' })).toHaveAccessibleDescription(
    'The forest falls.',
  )
  expect(screen.getByRole('button', { name: 'Never mind' })).toHaveFocus()
})

test('stays open on a press that selects text', () => {
  press(words(), words())
  press(words(), backdrop())
  press(backdrop(), words())
  expect(closed).not.toHaveBeenCalled()
})
