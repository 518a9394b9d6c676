import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { useSettings } from '../../../../store/settings.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { RulesDialog } from '../rules/RulesPage.ts'

openableDialogs()

beforeEach(() => useSettings.setState({ language: 'en' }))

const open = (rule: string | null) => {
  usePage.setState({ rule })
  render(<RulesDialog onClose={() => {}} />)
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const board = () => within(screen.getByRole('region', { name: /^A small board/ }))

test('steps through an example and its choices, with the holdings of all seats', () => {
  open('setup')
  fireEvent.click(board().getByRole('button', { name: '1. Choose d3' }))
  press('step')
  expect(board().getByText('The Lion chose e4.')).toBeInTheDocument()
  press('step')
  expect(board().getByText('The Cross chose c3.')).toBeInTheDocument()
  expect(board().getByRole('list', { name: 'Who has what' })).toHaveTextContent('The Cross five bricks')
})

test('opens a rule’s page, citing its ruling', () => {
  open(null)
  press(/Try it: Taxes/)
  expect(screen.getByRole('heading', { level: 3, name: 'Taxes' })).toHaveFocus()
  expect(screen.getByText(/goes clockwise from the player on turn/)).toBeInTheDocument()
})

test('finds a word in both languages, independent of the current one', async () => {
  open(null)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'belegering' } })
  expect(await screen.findByRole('button', { name: /Siege/ })).toBeInTheDocument()
})
