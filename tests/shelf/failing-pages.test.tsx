import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chronicleOf } from '../../src/shelf/chronicle/chronicle-of.tsx'
import { dayOf } from '../../src/shelf/day/day-of.tsx'
import { savedGamesPage } from '../../src/shelf/saved-games/saved-games-page.tsx'
import { shelfOf } from '../../src/shelf/shelf.tsx'
import { TALES, type TaleLoader } from '../../src/shelf/tales.ts'
import { memoryGames } from '../../src/store/saved-games/in-memory.ts'
import { App } from '../../src/ui/app/App.tsx'
import { useOpenTale } from '../../src/ui/page/open-tale.ts'
import { usePage } from '../../src/ui/page/page.ts'
import { type Part, part } from '../../src/ui/parts/part.ts'
import { race } from '../probe/tale.tsx'
import { NO_SHELF, openNow } from '../support/open-house.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  // jsdom has none: pictures of saved games wait for it.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  usePage.setState(usePage.getInitialState())
  useOpenTale.setState(useOpenTale.getInitialState())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

function Torn(): never {
  throw new Error('the ink ran out')
}
const torn = part<object>(async () => Torn)

test('a page that breaks is left by the way back, and leads to the shelf', async () => {
  const album: Part<object> = part(async () => () => <p>the album</p>)
  openNow({ ...race, pages: { ...race.pages, rules: torn, album } })
  usePage.setState({ place: { page: 'rules', given: [] } })
  render(<App shelf={NO_SHELF} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('the ink ran out')
  act(() => usePage.setState({ place: { page: 'album', given: [] } }))
  expect(await screen.findByText('the album')).toBeVisible()
  act(() => usePage.setState({ place: { page: 'rules', given: [] } }))
  await userEvent.click(await screen.findByRole('button', { name: 'To the shelf' }))
  expect(location.hash).toBe('#/')
})

test("a tale's notice that throws breaks neither its page nor other notices", async () => {
  const table: Part<object> = part(async () => () => <p>the table</p>)
  openNow({ ...race, Notices: Torn, pages: { ...race.pages, cover: table } })
  render(<App shelf={NO_SHELF} />)
  expect(await screen.findByText('the table')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong just now')
})

/** The tales of the app, one of which loads only on the second try. */
function withOneLate(late: string): Readonly<Record<string, TaleLoader>> {
  let tries = 0
  const { [late]: doors } = TALES
  if (!doors) throw new Error(`There is no tale ${late}.`)
  const book = async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return doors.book()
  }
  return { ...TALES, [late]: { ...doors, book } }
}

const games = memoryGames()
const fetchGames = async () => games
const line = {
  id: 'g1',
  tale: 'boogyman',
  name: 'The long night',
  begun: 1,
  touched: 1,
  seats: [],
  turn: 1,
  actions: 2,
  outcome: null,
  facts: null,
  position: '',
  origin: { kind: 'begun' },
  damaged: false,
} as const

test.each([
  ['the shelf', (late: string) => shelfOf(withOneLate(late)), 'Which tale tonight?', 'Fortland'],
  ['your tales', (late: string) => savedGamesPage(fetchGames, withOneLate(late)), 'The long night', null],
  ['the chronicle', (late: string) => chronicleOf(fetchGames, withOneLate(late)), 'The Chronicle', null],
  [
    'the tale of the day',
    (late: string) => dayOf(fetchGames, withOneLate(late)),
    'The tale of the day',
    null,
  ],
])('on %s a tale that fails to load reports it alone, and can be retried', async (_, pageOf, there, late) => {
  await games.put({ line, text: '{}', leaders: null })
  const page = pageOf('fortland')
  usePage.setState({ shelf: true })
  render(<App shelf={page} />)
  const shown = () => screen.findAllByText(there)
  await shown()
  expect(await screen.findByText(/The game server does not answer/)).toBeVisible()
  if (late !== null) expect(screen.queryByText(late)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/The game server does not answer/)).toBeNull())
  await shown()
  if (late !== null) expect(screen.getAllByText(late)).not.toHaveLength(0)
})

test('reports a daily tale failing to load', async () => {
  usePage.setState({ shelf: true, dayOf: 'fortland' })
  render(<App shelf={dayOf(fetchGames, withOneLate('fortland'))} />)
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'The tale of the day' })).toBeVisible()
})

test('the tale of the day that is begun twice at once is begun once', async () => {
  const begin = vi.fn(() => new Promise<void>(() => {}))
  const { fortland } = TALES
  const book = async () => {
    const found = await fortland?.book()
    if (!found?.book.day) throw new Error('Fortland has no tale of the day.')
    const ofDay = await found.book.day()
    return { book: { ...found.book, day: async () => ({ ...ofDay, begin }) } }
  }
  usePage.setState({ shelf: true })
  render(
    <App
      shelf={dayOf(async () => memoryGames(), { fortland: { ...TALES['fortland'], book } as TaleLoader })}
    />,
  )
  const seal = await screen.findByRole('button', { name: 'Begin the tale of the day' })
  await userEvent.dblClick(seal)
  expect(begin).toHaveBeenCalledOnce()
})
