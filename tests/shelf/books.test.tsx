import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { suggestOpening } from '../../src/engine/fairy-tale/index.ts'
import { selectState } from '../../src/session/game-store.ts'
import { startRouter } from '../../src/shelf/router.ts'
import { SHELF } from '../../src/shelf/shelf.tsx'
import { liveTable } from '../../src/tales/fairy-tale/runtime.ts'
import { DIALOGS } from '../../src/tales/fairy-tale/screen/dialogs.ts'
import { draftConfig, useDraft } from '../../src/tales/fairy-tale/screen/setup/draft.ts'
import { goToShelf, usePage } from '../../src/ui/page/page.ts'
import { PageFallback } from '../../src/ui/parts/Absent.tsx'
import { Late } from '../../src/ui/parts/Late.tsx'
import { openableDialogs } from '../support/dialogs.ts'

openableDialogs()
// The page of the shelf loads with all its books.
beforeAll(() => SHELF.fetch())

const ShelfPage = () => <Late part={SHELF} given={{}} failed={PageFallback} />

let stop = () => {}
beforeEach(() => {
  liveTable.game.getState().leave()
  usePage.setState(usePage.getInitialState())
  history.replaceState(null, '', '/#/')
  stop = startRouter(window)
})
afterEach(() => {
  stop()
  history.replaceState(null, '', '/')
})

const begin = () => liveTable.game.getState().start(draftConfig(useDraft.getState()), 5)

/** The page follows the address a moment after it has changed. */
const arrived = (page: Partial<ReturnType<typeof usePage.getState>>) =>
  waitFor(() => expect(usePage.getState()).toMatchObject(page))

test('a book without a game is closed; opening it leads to its cover', async () => {
  render(<ShelfPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Which tale tonight?' })).toBeVisible()
  const book = screen.getByRole('region', { name: 'The Last Fairy Tale' })
  expect(book).toHaveTextContent('For 1 to 6 players.')
  expect(book).toHaveTextContent('About 45 minutes.')
  await userEvent.click(within(book).getByRole('button', { name: 'Open the book' }))
  await arrived({ shelf: false, cover: true })
  expect(location.hash).toBe('#/fairy-tale')
})

test('the duel is beside it, and opening it leads to its cover', async () => {
  render(<ShelfPage />)
  const book = screen.getByRole('region', { name: 'The BigBadBoogyman' })
  expect(book).toHaveTextContent('For 2 players.')
  await userEvent.click(within(book).getByRole('button', { name: 'Open the book' }))
  await arrived({ shelf: false })
  expect(location.hash).toBe('#/boogyman')
})

test('the book of the running tale is open at its position, and resumes it', async () => {
  begin()
  usePage.setState({ cover: true })
  render(<ShelfPage />)
  const book = screen.getByRole('region', { name: 'The Last Fairy Tale' })
  expect(book).toHaveTextContent('Before the tale')
  expect(book).toHaveTextContent('The first tiles are being laid.')
  expect(book).toHaveTextContent('The Oak has 3 of 3 hearts.')
  await userEvent.click(screen.getByRole('button', { name: 'Go on with your tale' }))
  await arrived({ shelf: false, cover: false })
})

test('one that ended opens its last page', () => {
  begin()
  const state = selectState(liveTable.game.getState())
  if (!state) throw new Error('No game is being played.')
  liveTable.game.getState().actAll([...suggestOpening(state), { type: 'begin' }, { type: 'give-up' }])
  render(<ShelfPage />)
  expect(screen.getByText('It has ended.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open its last page' })).toBeVisible()
})

test('an unknown address is reported until the next one; a dialog closes with its page', async () => {
  location.hash = '/xyz'
  await arrived({ strange: '#/xyz' })
  render(<ShelfPage />)
  expect(screen.getByRole('status')).toHaveTextContent('There is no tale at “#/xyz”.')
  usePage.setState({ dialog: 'rules' })
  act(goToShelf)
  await arrived({ strange: null, dialog: null })
  expect(screen.queryByRole('status')).toBeNull()
})

test('nothing of the table is offered among the settings of the shelf', () => {
  begin()
  render(<DIALOGS.settings onClose={() => {}} />)
  expect(screen.queryByRole('button', { name: 'To the cover' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull()
})
