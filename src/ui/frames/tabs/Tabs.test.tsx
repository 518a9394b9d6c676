import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

const TABS = ['one', 'two', 'three'].map((id) => ({ id, title: id, panel: <p>{`panel ${id}`}</p> }))

function Three() {
  const [open, setOpen] = useState('one')
  return <Tabs label="Sheets" tabs={TABS} open={open} onOpen={setOpen} />
}

it('shows one panel, and moves between tabs by arrow keys, past the ends', async () => {
  const user = userEvent.setup()
  render(<Three />)
  expect(screen.getByRole('tabpanel', { name: 'one' })).toHaveTextContent('panel one')
  await user.tab()
  expect(screen.getByRole('tab', { name: 'one' })).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'three' })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'three' })).toHaveTextContent('panel three')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'two', selected: true })).toHaveFocus()
  await user.keyboard('{Home}')
  expect(screen.getByRole('tab', { name: 'one', selected: true })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})

it('leaves arrow keys with modifiers to the browser, for its history', () => {
  render(<Three />)
  const tab = screen.getByRole('tab', { name: 'one' })
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', [held]: true })).toBe(true)
  expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(fireEvent.keyDown(tab, { key: 'ArrowLeft' })).toBe(false)
})
