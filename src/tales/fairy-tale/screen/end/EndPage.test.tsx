import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { recordedGame } from '../../../../../tests/support/recorded-game.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { openOnTable } from '../../../../session/game-store.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../table.ts'
import { useDraft } from '../setup/draft.ts'
import { EndPage } from './EndPage.tsx'

beforeEach(() => usePage.setState({ cover: false, lookingBack: false }))

function open(name: string) {
  const session = recordedGame(name)
  openOnTable(liveTable.game, session)
  render(<EndPage />)
  return { session, state: stateOf(session), user: userEvent.setup() }
}

test('a game that was won is told to its happy end; reading begins at the title', () => {
  open('won')
  const title = screen.getByRole('heading', { level: 1, name: 'And the forest stood' })
  expect(title).toHaveFocus()
  expect(screen.getByText('and they lived happily ever after.')).toBeInTheDocument()
  expect(screen.getByText('Once')).toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveTextContent(/ upon a time .* broke the first dark diamond/)
})

test('a game that was lost must be told again', () => {
  open('lost')
  expect(screen.getByRole('heading', { level: 1, name: 'The Oak fell' })).toBeInTheDocument()
  expect(screen.getByText('and so the tale must be told again.')).toBeInTheDocument()
})

test('the chart has a name, and every turn of it stands in a table', () => {
  const { state } = open('lost')
  expect(screen.getByRole('img', { name: new RegExp(`^Over ${state.turn} turns`) })).toBeInTheDocument()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(state.turn + 1)
  const hurt = rows.filter((row) => /hurt the Oak/.test(row.textContent ?? ''))
  expect(hurt.length).toBeGreaterThan(0)
})

test('the cast is named in the order of play', () => {
  const { session } = open('won')
  const cast = screen.getByRole('region', { name: /The cast/ })
  expect(within(cast).getAllByRole('heading', { level: 3 })).toHaveLength(session.config.seats.length)
})

test('who comes back to the page finds what it told, and on the page of another tale how that went', async () => {
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

test('"tell another" opens the cover with the same company and a new seed', async () => {
  const { session, user } = open('won')
  await user.click(screen.getByRole('button', { name: /Tell another/ }))
  expect(usePage.getState().cover).toBe(true)
  expect(useDraft.getState().company).toEqual(session.config.seats)
  expect(useDraft.getState().seed).not.toBe(session.seed)
})

test('"same tale again" begins with the same seed and the same company', async () => {
  const { session, user } = open('lost')
  await user.click(screen.getByRole('button', { name: 'Same tale again' }))
  expect(liveTable.game.getState().session).toMatchObject({
    config: session.config,
    seed: session.seed,
    moves: [],
  })
})

test('one can look at the table once more', async () => {
  const { user } = open('won')
  await user.click(screen.getByRole('button', { name: 'Look at the table' }))
  expect(usePage.getState().lookingBack).toBe(true)
})
