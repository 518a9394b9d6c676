import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFaults } from '../../../../store/faults.ts'
import { memoryGames } from '../../../../store/saved-games/in-memory.ts'
import type { Origin, SavedGameSummary } from '../../../../store/saved-games/saved-games.ts'
import { useSeals } from '../../../../store/seals-store.ts'
import { watchForFailures } from '../../../page/failures.ts'
import { usePage } from '../../../page/page.ts'
import type { ChronicleEntry, FinishedLine, TaleChronicle } from '../../../stats/stats.ts'
import { EarnedSeals } from './EarnedSeals.tsx'

const told: ChronicleEntry = {
  ...{ well: true, turns: 4, darkness: null, cast: [], chances: [], decided: null },
  seals: ['brave', 'kind'],
}
const seals = {
  brave: { name: 'Brave', how: 'Went far.' },
  kind: { name: 'Kind', how: 'Helped.' },
  both: { name: 'Both', how: 'Won twice.' },
}
const chronicle = {
  ...{ cloth: '#000', darkness: [], roles: [], Role: () => null },
  told: () => told,
  seals: Object.keys(seals).map((id) => ({ id, colour: '#a00', sign: '' })),
  earned: (games) => (games[1] ? [{ seal: 'both', game: games[1].id }] : []),
  useWords: () => ({
    ...{ title: 'A race', well: 'won', ill: 'lost', turns: 'turns' },
    ...{ darknessHeading: '', castHeading: '', darkness: {}, roles: {}, seals },
  }),
} satisfies TaleChronicle

const stumbles = () => {
  throw new TypeError('It stumbled.')
}

const line = (id: string, changes: Partial<SavedGameSummary> = {}): SavedGameSummary => ({
  ...{ id, tale: 'race', name: '', begun: 1, touched: 1, seats: [], turn: 4, actions: 9 },
  ...{ outcome: { won: [0] }, position: '', facts: null, origin: { kind: 'begun' }, damaged: false },
  ...changes,
})
const kept = (given: SavedGameSummary) => ({ line: given, text: '', leaders: null })
const show = (game: string, games: ReturnType<typeof memoryGames>, tale: TaleChronicle = chronicle) =>
  render(<EarnedSeals tale="race" game={game} chronicle={tale} games={games} />)

beforeEach(() => {
  localStorage.clear()
  useSeals.setState({ seals: {} })
})

test('presses and announces seals once the finished game is saved, and not before', async () => {
  const games = memoryGames()
  await games.put(kept(line('a', { outcome: null })))
  show('a', games)
  await games.lines()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(useSeals.getState().seals).toEqual({})
  await games.put(kept(line('a')), { hand: null, expected: '' })
  expect(await screen.findByText('Seals are pressed into your chronicle:')).toBeVisible()
  expect(screen.getByText('Brave').parentElement).toHaveTextContent('Brave Went far.')
  expect(Object.keys(useSeals.getState().seals)).toEqual(['race/brave', 'race/kind'])
})

test('omits seals of earlier games, and shows one that two games earned together', async () => {
  const games = memoryGames()
  await games.put(kept(line('a')))
  await games.put(kept(line('b', { touched: 2 })))
  show('b', games)
  expect(await screen.findByText('A seal is pressed into your chronicle:')).toBeVisible()
  expect(screen.getByText('Both')).toBeVisible()
  expect(screen.queryByText('Brave')).toBeNull()
})

test('still shows a seal of a game that was deleted meanwhile', async () => {
  const games = memoryGames()
  await games.put(kept(line('a')))
  const page = show('a', games)
  await screen.findByText('Brave')
  page.unmount()
  await games.remove('a')
  show('a', games)
  expect(screen.getByText('Brave')).toBeVisible()
})

const OTHERS: Origin[] = [
  { kind: 'branch', of: 'x', move: 2 },
  { kind: 'link' },
  { kind: 'rescue', number: 1 },
]
test.each(OTHERS)('gives no seals to a game that does not count: $kind', async (origin) => {
  const games = memoryGames()
  await games.put(kept(line('a', { origin })))
  show('a', games)
  await games.lines()
  await games.lines()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(useSeals.getState().seals).toEqual({})
})

test('shows nothing while saved games are unreadable', async () => {
  const games = memoryGames()
  games.trouble = 'unreadable'
  show('a', games)
  await Promise.resolve()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

/** Functions of a tale that may fail while its games are counted. */
const FAULTS: Record<string, Partial<TaleChronicle>> = {
  'the facts of another game': { told: ({ facts }: FinishedLine) => (facts === 'torn' ? stumbles() : told) },
  'the seals that all have earned together': { earned: stumbles },
}
test.each(Object.entries(FAULTS))('reports a tale failing to return %s', async (_, fault) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  useFaults.setState({ fault: null, reported: [] })
  usePage.setState({ failure: null })
  const stop = watchForFailures(window)
  const games = memoryGames()
  await games.put(kept(line('a', { facts: 'torn' })))
  await games.put(kept(line('b', { touched: 2 })))
  show('b', games, { ...chronicle, told: ({ facts }) => (facts === 'torn' ? null : told), ...fault })
  expect(await screen.findByText('Brave')).toBeVisible()
  expect(usePage.getState().failure).toEqual(new TypeError('It stumbled.'))
  expect(await games.lines()).toHaveLength(2)
  stop()
  usePage.setState({ failure: null })
  vi.restoreAllMocks()
})
