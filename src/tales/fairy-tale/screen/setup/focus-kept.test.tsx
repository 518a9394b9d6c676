import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { NO_SHELF, openNow } from '../../../../../tests/support/open-house.ts'
import { useSettings } from '../../../../store/settings.ts'
import { App } from '../../../../ui/app/App.tsx'
import { keepFocus } from '../../../../ui/page/keep-focus.ts'
import { tale } from '../../tale.ts'
import { BOX } from './cover-parts.ts'
import { useDraft } from './draft.ts'

beforeAll(() => Promise.all([tale.pages.cover.fetch(), BOX.fetch()]))

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  await userEvent.keyboard('{Enter}')
}

test('keeps focus among heroes after a removal', async () => {
  useSettings.getState().set({ language: 'en' })
  useDraft.setState({ company: [{ character: 'huntsman', player: '' }], boxOpen: true })
  openNow(tale)
  onTestFinished(keepFocus())
  render(<App shelf={NO_SHELF} />)
  await press('Huntsman: send away')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Around the table' })).toHaveFocus())
})
