import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRouter } from '../../src/shelf/router.ts'
import { shelfOf } from '../../src/shelf/shelf.tsx'
import { TALES, type TaleLoader } from '../../src/shelf/tales.ts'
import { savedGames } from '../../src/store/saved-games/this-browser.ts'
import { LANGUAGES as LANGUAGE_IDS, useSettings } from '../../src/store/settings.ts'
import { App } from '../../src/ui/app/App.tsx'
import { loadFirstPage } from '../../src/ui/app/first-page.ts'
import { useOpenTale } from '../../src/ui/page/open-tale.ts'
import { goToShelf, openDialog, usePage } from '../../src/ui/page/page.ts'
import { useRace as game, race, raceBook } from '../probe/tale.tsx'
import { eventually } from '../support/eventually.ts'

// Tests the promise of the documents about adding a tale: a folder for its rules, a folder for its screens, one line on the shelf.
const open = vi.fn(async () => ({ tale: race }))
const tales: Readonly<Record<string, TaleLoader>> = {
  ...TALES,
  'dice-race': { book: async () => ({ book: raceBook }), open },
}
const shelf = shelfOf(tales)

let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  game.getState().leave()
  useOpenTale.setState(useOpenTale.getInitialState())
  usePage.setState(usePage.getInitialState())
  open.mockClear()
})
afterEach(() => {
  stop()
  history.replaceState(null, '', '/')
})

/** Opens the app at an address, as `main` does. */
async function enter(hash: string): Promise<void> {
  history.replaceState(null, '', `/${hash}`)
  stop = startRouter(window, tales)
  await loadFirstPage(shelf)
  render(<App shelf={shelf} />)
}

test('is on the shelf with its label, and nothing else of it is loaded', async () => {
  await enter('#/')
  const place = await screen.findByRole('region', { name: 'The Dice Race' })
  expect(place).toHaveTextContent('For 2 players.')
  expect(place).toHaveTextContent('Be home first.')
  expect(await screen.findByRole('region', { name: 'The Last Fairy Tale' })).toBeVisible()
  expect(open).not.toHaveBeenCalled()
})

test('loads on a press on its book, and the page shows it politely until then', async () => {
  let come = () => {}
  open.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        come = () => resolve({ tale: race })
      }),
  )
  await enter('#/')
  await userEvent.click(await screen.findByRole('button', { name: 'Open the race' }))
  expect(await screen.findByText(/^One moment/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  act(come)
  expect(await screen.findByRole('button', { name: 'Run' })).toBeVisible()
  expect(location.hash).toBe('#/dice-race')
})

test('its rules are readable while shelved', async () => {
  await enter('#/')
  const place = await screen.findByRole('region', { name: 'The Dice Race' })
  await userEvent.click(within(place).getByRole('button', { name: 'How to play' }))
  expect(await screen.findByText('Who is home first has won.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Which tale tonight?' })).toBeVisible()
  expect(location.hash).toBe('#/')
})

test('rules that fail to load are reported, and the shelf works without them', async () => {
  open.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
  await enter('#/')
  const place = await screen.findByRole('region', { name: 'The Dice Race' })
  await userEvent.click(within(place).getByRole('button', { name: 'How to play' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('does not answer')
  expect(usePage.getState().dialog).toBeNull()
})

test('its words in the language of the browser are asked for together with it', async () => {
  open.mockImplementationOnce(() => new Promise(() => {}))
  const words = { nl: vi.fn(async () => {}) }
  const stops = LANGUAGE_IDS.map((language) => {
    useSettings.setState({ language })
    useOpenTale.setState(useOpenTale.getInitialState())
    history.replaceState(null, '', '/#/dice-race')
    return startRouter(window, { 'dice-race': { book: async () => ({ book: raceBook }), open, words } })
  })
  expect(open).toHaveBeenCalledTimes(2)
  expect(words.nl).toHaveBeenCalledOnce()
  for (const stopOne of stops) stopOne()
  useSettings.setState({ language: 'en' })
})

test('a tale that fails to load is reported, and the shelf still works', async () => {
  open.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
  await enter('#/dice-race')
  expect(await screen.findByRole('alert')).toHaveTextContent('does not answer')
  act(goToShelf)
  expect(await screen.findByRole('heading', { level: 1, name: 'Which tale tonight?' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Open the race' }))
  expect(await screen.findByRole('button', { name: 'Run' })).toBeVisible()
})

test('has its own pages and its own saved games, and resumes when opened again', async () => {
  await enter('#/dice-race')
  await userEvent.click(await screen.findByRole('button', { name: 'Run' }))
  expect(await screen.findByText('at 0 and 0')).toBeVisible()
  act(() => void game.getState().act({ type: 'step' }))
  expect(screen.getByText('at 1 and 0')).toBeVisible()
  await eventually(async () =>
    expect((await savedGames.lines())[0]).toMatchObject({ tale: 'dice-race', actions: 1 }),
  )
  expect(Object.keys(localStorage)).toEqual(['the-dice-race.tips'])
  game.getState().leave()
  expect(await game.getState().open((await savedGames.lines())[0]?.id ?? '')).toBe(true)
  expect(game.getState().session?.moves).toHaveLength(1)
})

test('one opens at a time; others wait', async () => {
  await enter('#/dice-race')
  act(() => openDialog('rules'))
  expect(await screen.findByText('Who is home first has won.')).toBeVisible()
  act(() => game.getState().start({ players: ['Hanna', 'Tom'] }, 5))
  const drawn = await screen.findByText('at 0 and 0')
  const follows = vi.spyOn(game, 'subscribe')
  act(() => {
    location.hash = '/fairy-tale'
  })
  await waitFor(() => expect(useOpenTale.getState()).toMatchObject({ id: 'fairy-tale', problem: null }))
  await waitFor(() => expect(useOpenTale.getState().tale).not.toBeNull())
  expect(drawn).not.toBeInTheDocument()
  expect(screen.queryByText('Who is home first has won.')).toBeNull()
  game.setState({ storage: 'full' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(follows).not.toHaveBeenCalled()
  expect(await screen.findByText('Who plays?')).toBeVisible()
  game.setState({ storage: 'ok' })
  act(() => {
    location.hash = '/dice-race'
  })
  expect(await screen.findByText('at 0 and 0')).toBeVisible()
})
