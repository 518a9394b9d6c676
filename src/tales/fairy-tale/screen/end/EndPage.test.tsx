import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { recordedGame } from '../../../../../tests/support/recorded-game.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { openOnTable } from '../../../../session/game-store.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../runtime.ts'
import { useDraft } from '../setup/draft.ts'
import { EndPage } from './EndPage.tsx'

beforeEach(() => usePage.setState({ cover: false, lookingBack: false }))

function open(name: string) {
  const session = recordedGame(name)
  openOnTable(liveTable.game, session)
  render(<EndPage />)
  return { session, state: stateOf(session), user: userEvent.setup() }
}

test('shows the happy end of a won game, and focuses the title', () => {
  open('won')
  const title = screen.getByRole('heading', { level: 1, name: 'And the forest stood' })
  expect(title).toHaveFocus()
  expect(screen.getByText('and they lived happily ever after.')).toBeInTheDocument()
  expect(screen.getByText('Once')).toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveTextContent(/ upon a time .* broke the first dark diamond/)
})

test('says a lost game must be retold', () => {
  open('lost')
  expect(screen.getByRole('heading', { level: 1, name: 'The Oak fell' })).toBeInTheDocument()
  expect(screen.getByText('and so the tale must be told again.')).toBeInTheDocument()
})

test('names the chart, and lists every turn of it in a table', () => {
  const { state } = open('lost')
  expect(screen.getByRole('img', { name: new RegExp(`^In ${state.turn} turns`) })).toBeInTheDocument()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(state.turn + 1)
  const hurt = rows.filter((row) => /hurt the Oak/.test(row.textContent ?? ''))
  expect(hurt.length).toBeGreaterThan(0)
})

test('names the cast in the order of play', () => {
  const { session } = open('won')
  const cast = screen.getByRole('region', { name: /The cast/ })
  expect(within(cast).getAllByRole('heading', { level: 3 })).toHaveLength(session.config.seats.length)
})

test('restores the selected tab of the same game, but not for another game', async () => {
  const { session, user } = open('lost')
  await user.click(screen.getByRole('radio', { name: 'The turn that decided it' }))
  cleanup()
  openOnTable(liveTable.game, session)
  render(<EndPage />)
  expect(screen.getByRole('radio', { name: 'The turn that decided it' })).toBeChecked()
  cleanup()
  open('won')
  expect(screen.getByRole('radio', { name: 'How it went' })).toBeChecked()
})

test('"tell another" opens the cover with the same heroes and a new seed', async () => {
  const { session, user } = open('won')
  await user.click(screen.getByRole('button', { name: /Tell another/ }))
  expect(usePage.getState().cover).toBe(true)
  expect(useDraft.getState().company).toEqual(session.config.seats)
  expect(useDraft.getState().seed).not.toBe(session.seed)
})

test('offers a bedtime story for the same heroes after a first game', async () => {
  const { config, ...played } = recordedGame('won')
  const session = { ...played, config: { ...config, difficulty: 'first-game' as const } }
  openOnTable(liveTable.game, session)
  render(<EndPage />)
  expect(screen.queryByRole('button', { name: /Tell another/ })).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Next: a bedtime story. Symbols begin.' }))
  expect(usePage.getState().cover).toBe(true)
  expect(useDraft.getState()).toMatchObject({ company: config.seats, difficulty: 'bedtime-story' })
})

test('"tell another" after a tale of the day keeps the choices of the cover', async () => {
  const { session, user } = open('won')
  const { company, difficulty, ownBoxes, seed } = useDraft.getState()
  liveTable.game.getState().adopt(session, { kind: 'day', day: '2026-11-22' })
  await user.click(await screen.findByRole('button', { name: /Tell another/ }))
  expect(usePage.getState().cover).toBe(true)
  expect(useDraft.getState()).toMatchObject({ company, difficulty, ownBoxes })
  expect(useDraft.getState().seed).not.toBe(seed)
})

test('"same tale again" begins with the same seed and the same heroes', async () => {
  const { session, user } = open('lost')
  await user.click(screen.getByRole('button', { name: 'Same tale again' }))
  expect(liveTable.game.getState().session).toMatchObject({
    config: session.config,
    seed: session.seed,
    moves: [],
  })
})

test('shows the table once more', async () => {
  const { user } = open('won')
  await user.click(screen.getByRole('button', { name: 'Look at the table' }))
  expect(usePage.getState().lookingBack).toBe(true)
})
