import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { NO_SHELF, openNow } from '../../../../../tests/support/open-house.ts'
import { useSettings } from '../../../../store/settings.ts'
import { App } from '../../../../ui/app/App.tsx'
import { ALBUM_KEYS } from '../../../../ui/frames/album/album-keys.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { tale } from '../../tale.ts'
import { BOX } from '../setup/cover-parts.ts'
import { useDraft } from '../setup/draft.ts'
import { SHORTCUTS } from '../shortcuts.ts'

openableDialogs()

beforeAll(async () => {
  await Promise.all([tale.pages.cover.fetch(), BOX.fetch(), tale.dialogs.keys.fetch()])
})

beforeEach(() => {
  openNow(tale)
  useSettings.getState().set({ language: 'en', keys: 'on' })
  usePage.setState({ cover: false, dialog: null })
})

const rows = () => within(screen.getByRole('dialog', { name: 'Keys' })).getAllByRole('term')

test('a key opens the dialog of all keys', async () => {
  render(<App shelf={NO_SHELF} />)
  await userEvent.keyboard('?')
  expect(rows()).toHaveLength(Object.keys({ ...SHORTCUTS, ...ALBUM_KEYS }).length)
  expect(screen.getByText('Describe the table')).toBeInTheDocument()
})

test('hides and ignores keys that are switched off', async () => {
  render(<App shelf={NO_SHELF} />)
  await userEvent.keyboard('?')
  await userEvent.click(screen.getByRole('radio', { name: 'Off' }))
  expect(screen.queryByText('Describe the table')).toBeNull()
  expect(screen.getByText('Confirm')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('ignores the key while a text is typed', async () => {
  useDraft.setState({ boxOpen: true })
  render(<App shelf={NO_SHELF} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Seed' }), '?')
  expect(screen.queryByRole('dialog')).toBeNull()
})
