import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { NO_SHELF, openNow } from '../../../../../tests/support/open-house.ts'
import { useSettings } from '../../../../store/settings.ts'
import { App } from '../../../../ui/app/App.tsx'
import { ALBUM_KEYS } from '../../../../ui/frames/album/album-keys.ts'
import { openDialog, usePage } from '../../../../ui/page/page.ts'
import { useTaleSettings } from '../../settings.ts'
import { tale } from '../../tale.ts'
import { SHORTCUTS } from '../shortcuts.ts'

openableDialogs()

beforeAll(async () => {
  const { settings, keys, rules } = tale.dialogs
  await Promise.all([tale.pages.cover.fetch(), settings.fetch(), keys.fetch(), rules.fetch()])
})

beforeEach(() => {
  openNow(tale)
  useSettings.getState().set({ language: 'en', keys: 'on' })
  useTaleSettings.getState().set({ warnings: 'threats' })
  usePage.setState({ cover: true, dialog: null })
  render(<App shelf={NO_SHELF} />)
})

test('a key lists this tale’s shortcuts', async () => {
  await userEvent.keyboard('?')
  const sheet = screen.getByRole('dialog', { name: 'Keys' })
  expect(within(sheet).getAllByRole('term')).toHaveLength(Object.keys({ ...SHORTCUTS, ...ALBUM_KEYS }).length)
  expect(within(sheet).getByText('Spawn')).toBeInTheDocument()
})

test('settings contain this tale’s warning level', async () => {
  act(() => openDialog('settings'))
  const group = screen.getByRole('group', { name: 'Warnings' })
  await userEvent.click(within(group).getByRole('radio', { name: 'Everything' }))
  expect(useTaleSettings.getState().warnings).toBe('all')
})

test('the rule book replaces the settings behind it', async () => {
  act(() => openDialog('settings'))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'How to play' }))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByRole('tab', { name: 'Rule by rule' })).toBeInTheDocument()
})
