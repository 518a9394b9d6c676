import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { useSettings } from '../../../../store/settings.ts'
import { liveTable } from '../../runtime.ts'
import { messagesOf } from '../../words/testing.ts'
import { RulesDialog } from './RulesPage.ts'

openableDialogs()

beforeEach(() => useSettings.setState({ language: 'en' }))
afterEach(() => liveTable.game.getState().leave())

const open = () => render(<RulesDialog onClose={() => {}} />)
const book = () => screen.getByRole('dialog', { name: 'How to play' })

test('covers the aim, the actions of a turn, safety and the end', () => {
  open()
  for (const heading of ['First of all', 'Your turn', 'Who is safe from him', 'How it ends'])
    expect(within(book()).getByRole('heading', { name: heading })).toBeInTheDocument()
  for (const [name, how] of [
    ['Step', /a tree grows there, unless two are/],
    ['Spawn', /both go, and one more/],
    ['Call the Boogyman', /Never with your last one/],
    ['Prowl', /one to three tiles/],
  ] as const)
    expect(screen.getByText(name).closest('li')).toHaveTextContent(how)
})

test('has all rulings, [B 1] to [B 19], in both languages', async () => {
  for (const language of ['en', 'nl'] as const)
    expect(Object.keys(messagesOf(language).rules.numbered)).toEqual(
      Array.from({ length: 19 }, (_, index) => String(index + 1)),
    )
  open()
  await userEvent.click(screen.getByRole('tab', { name: 'Rule by rule' }))
  const rulings = within(book()).getAllByRole('listitem')
  expect(rulings.map((ruling) => ruling.getAttribute('value'))).toHaveLength(19)
  expect(rulings[15]).toHaveTextContent(/no folk on the board has lost/)
})

test('describes the step by the table’s house rule of three trees [B 7]', () => {
  liveTable.game.getState().start({ players: ['Mira', 'Finn'], first: 'red', rules: { trees: 'three' } }, 1)
  open()
  expect(screen.getByText('House rule: a tile may hold three trees.')).toBeVisible()
  expect(screen.getByText('Step').closest('li')).toHaveTextContent(/unless three are there/)
})
