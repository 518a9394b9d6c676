import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPlaces } from '../../src/shelf/address.ts'
import { shelfOf } from '../../src/shelf/shelf.tsx'
import { type Doors, TALES } from '../../src/shelf/tales.ts'
import { keptGames } from '../../src/store/kept/this-browser.ts'
import { LANGUAGES as LANGUAGE_IDS, useSettings } from '../../src/store/settings.ts'
import { App } from '../../src/ui/app/App.tsx'
import { fetchFirstPage } from '../../src/ui/app/first-page.ts'
import { useOpen } from '../../src/ui/page/open-tale.ts'
import { openDialog, toShelf, usePage } from '../../src/ui/page/page.ts'
import { useRace as game, race, raceBook } from '../probe/tale.tsx'
import { eventually } from '../support/eventually.ts'

// What the documents promise of a tale is done here: a folder with its rules, a folder with its screens, one line on the shelf.
const open = vi.fn(async () => ({ tale: race }))
const tales: Readonly<Record<string, Doors>> = {
  ...TALES,
  'dice-race': { book: async () => ({ book: raceBook }), open },
}
const shelf = shelfOf(tales)

let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  game.getState().leave()
  useOpen.setState(useOpen.getInitialState())
  usePage.setState(usePage.getInitialState())
  open.mockClear()
})
afterEach(() => {
  stop()
  history.replaceState(null, '', '/')
})

/** Opens the house at an address, as `main` does. */
async function enter(hash: string): Promise<void> {
  history.replaceState(null, '', `/${hash}`)
  stop = followPlaces(window, tales)
  await fetchFirstPage(shelf)
  render(<App shelf={shelf} />)
}

test('it stands on the shelf with its slip, and nothing else of it has been fetched', async () => {
  await enter('#/')
  const place = await screen.findByRole('region', { name: 'The Dice Race' })
  expect(place).toHaveTextContent('For 2 players.')
  expect(place).toHaveTextContent('Be home first.')
  expect(await screen.findByRole('region', { name: 'The Last Fairy Tale' })).toBeVisible()
  expect(open).not.toHaveBeenCalled()
})

test('a press on its book fetches it, and the page says so calmly until it has come', async () => {
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

test('its rules can be read at the shelf, which stays where it is', async () => {
  await enter('#/')
  const place = await screen.findByRole('region', { name: 'The Dice Race' })
  await userEvent.click(within(place).getByRole('button', { name: 'How to play' }))
  expect(await screen.findByText('Who is home first has won.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Which tale tonight?' })).toBeVisible()
  expect(location.hash).toBe('#/')
})

test('rules that do not come are told of, and the shelf goes on without', async () => {
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
    useOpen.setState(useOpen.getInitialState())
    history.replaceState(null, '', '/#/dice-race')
    return followPlaces(window, { 'dice-race': { book: async () => ({ book: raceBook }), open, words } })
  })
  expect(open).toHaveBeenCalledTimes(2)
  expect(words.nl).toHaveBeenCalledOnce()
  for (const stopOne of stops) stopOne()
  useSettings.setState({ language: 'en' })
})

test('one that does not come says so, and the shelf is there still', async () => {
  open.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
  await enter('#/dice-race')
  expect(await screen.findByRole('alert')).toHaveTextContent('does not answer')
  act(toShelf)
  expect(await screen.findByRole('heading', { level: 1, name: 'Which tale tonight?' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Open the race' }))
  expect(await screen.findByRole('button', { name: 'Run' })).toBeVisible()
})

test('it is played on its own pages, kept under its own name, and goes on when it is opened again', async () => {
  await enter('#/dice-race')
  await userEvent.click(await screen.findByRole('button', { name: 'Run' }))
  expect(await screen.findByText('at 0 and 0')).toBeVisible()
  act(() => void game.getState().act({ type: 'step' }))
  expect(screen.getByText('at 1 and 0')).toBeVisible()
  await eventually(async () =>
    expect((await keptGames.lines())[0]).toMatchObject({ tale: 'dice-race', actions: 1 }),
  )
  expect(Object.keys(localStorage)).toEqual(['the-dice-race.tips'])
  game.getState().leave()
  expect(await game.getState().open((await keptGames.lines())[0]?.id ?? '')).toBe(true)
  expect(game.getState().session?.moves).toHaveLength(1)
})

test('one is open at a time: the dialogs and pages are its own, and of the one that was left nothing is followed', async () => {
  await enter('#/dice-race')
  act(() => openDialog('rules'))
  expect(await screen.findByText('Who is home first has won.')).toBeVisible()
  act(() => game.getState().start({ players: ['Hanna', 'Tom'] }, 5))
  const drawn = await screen.findByText('at 0 and 0')
  const follows = vi.spyOn(game, 'subscribe')
  act(() => {
    location.hash = '/fairy-tale'
  })
  await waitFor(() => expect(useOpen.getState()).toMatchObject({ id: 'fairy-tale', problem: null }))
  await waitFor(() => expect(useOpen.getState().tale).not.toBeNull())
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
