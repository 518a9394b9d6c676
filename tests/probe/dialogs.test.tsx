import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSettings } from '../../src/store/settings.ts'
import { taleDialogs } from '../../src/ui/frames/table/tale-dialogs.tsx'
import { openableDialogs } from '../support/dialogs.ts'
import { DIALOGS, GIVE_UP, useRace as game, KIT, RACE_TABLE, SHORTCUTS } from './tale.tsx'

openableDialogs()

const onClose = vi.fn()

beforeEach(async () => {
  onClose.mockClear()
  useSettings.setState({ language: 'en' })
  await act(async () => game.getState().start({ players: ['Hanna', 'Tom'] }, 5))
  RACE_TABLE.leaders.getState().begin({ people: 'several', persons: {} }, {})
})

test('the settings say what the tale is, and change what is chosen for it alone', async () => {
  render(<DIALOGS.settings onClose={onClose} />)
  expect(screen.getByText(/Be home first\./)).toBeVisible()
  const warnings = within(screen.getByRole('group', { name: 'Warnings' }))
  expect(warnings.getByRole('radio', { name: 'All' })).toBeChecked()
  await userEvent.click(warnings.getByRole('radio', { name: 'None' }))
  expect(warnings.getByRole('radio', { name: 'None' })).toBeChecked()
  expect(JSON.parse(localStorage.getItem('the-dice-race.settings') ?? '')).toEqual({ warnings: 'off' })
})

test('a tale that adds no settings has those of all tales', () => {
  const { settings: Settings } = taleDialogs(KIT, { shortcuts: SHORTCUTS, giveUp: GIVE_UP })
  render(<Settings onClose={onClose} />)
  expect(screen.getByText(/Be home first\./)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Language' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Warnings' })).toBeNull()
})

test('the keys are those of the tale', () => {
  render(<DIALOGS.keys onClose={onClose} />)
  expect(screen.getByText('Your turn')).toBeVisible()
  expect(screen.getByText('Roll')).toBeVisible()
})

test('who gives up ends the game in the way of the tale', async () => {
  const GiveUp = DIALOGS['give-up']
  render(<GiveUp onClose={onClose} />)
  expect(screen.getByRole('alertdialog', { name: 'Give up?' })).toHaveTextContent('Step on.')
  await userEvent.click(screen.getByRole('button', { name: 'Give up' }))
  expect(game.getState().session?.moves.map(({ action }) => action.type)).toEqual(['step'])
  expect(onClose).toHaveBeenCalledOnce()
})

test('nobody gives up in the place of a computer player', () => {
  RACE_TABLE.leaders.getState().lead('hare', 'careful')
  const GiveUp = DIALOGS['give-up']
  render(<GiveUp onClose={onClose} />)
  expect(screen.getByText('Not while the careful one plays.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull()
})

test('the game is sent as a link, if there is one', () => {
  const { unmount } = render(<DIALOGS.send onClose={onClose} />)
  expect(screen.getByRole('dialog')).toBeVisible()
  unmount()
  act(() => game.getState().leave())
  render(<DIALOGS.send onClose={onClose} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})
