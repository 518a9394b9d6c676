import { expect, it, vi } from 'vitest'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { useOpenTale } from '../../ui/page/open-tale.ts'
import { toNewTable, usePage } from '../../ui/page/page.ts'
import { part } from '../../ui/parts/part.ts'
import type { DialogProps } from '../../ui/tale.ts'
import { APP_PAGES } from '../house.ts'
import { startRouter } from '../router.ts'
import { TALES } from '../tales.ts'
import { enterGame, leaveTable } from './enter-game.ts'
import { fakeTale, freshTable, lobbyOf, promised, requests } from './testing.tsx'

freshTable()

const empty = part<object>(async () => () => null)
const PIECES = { strip: empty, layer: empty, players: part<DialogProps>(async () => () => null) }
const PLAYING = lobbyOf({ phase: 'playing' })

/** Sits at a running table, on its page. */
function atTable(): ReturnType<typeof fakeTale> {
  useRemoteTable.setState({ lobby: PLAYING, own: [0] })
  usePage.setState({ house: 'table' })
  location.hash = '#/table'
  return fakeTale()
}

it('shows the game, with the pieces of the table on the pages of its tale', async () => {
  atTable()
  await enterGame('boogyman', PIECES)
  expect(usePage.getState()).toMatchObject({ shelf: false, house: null, remote: { tale: 'boogyman' } })
  expect(useOpenTale.getState().id).toBe('boogyman')
  await leaveTable()
  expect(usePage.getState().remote).toBeNull()
})

it('does not call back a player who has gone to the shelf meanwhile', async () => {
  const { tale, toLocal } = atTable()
  const connected = promised<() => Promise<void>>()
  tale.connectTo.mockReturnValueOnce(connected.promise)
  const entered = enterGame('boogyman', PIECES)
  await vi.waitFor(() => expect(tale.connectTo).toHaveBeenCalledOnce())
  usePage.setState({ house: null })
  connected.resolve(toLocal)
  await entered
  expect(usePage.getState()).toMatchObject({ shelf: true, house: null })
  await leaveTable()
})

it('ends the game of a table that was left while it was being entered, before another is entered', async () => {
  const { tale, toLocal } = atTable()
  const connected = promised<() => Promise<void>>()
  tale.connectTo.mockReturnValueOnce(connected.promise)
  const first = enterGame('boogyman', PIECES)
  await vi.waitFor(() => expect(tale.connectTo).toHaveBeenCalledOnce())
  useRemoteTable.setState({ lobby: null })
  useRemoteTable.setState({ lobby: { ...PLAYING, table: 'another-table' } })
  const second = enterGame('boogyman', PIECES)
  connected.resolve(toLocal)
  await Promise.all([first, second])
  const [ended = 0] = toLocal.mock.invocationCallOrder
  expect(tale.connectTo).toHaveBeenCalledTimes(2)
  expect(ended).toBeGreaterThan(0)
  expect(ended).toBeLessThan(tale.connectTo.mock.invocationCallOrder[1] ?? 0)
  await leaveTable()
})

it('opens a new table from a game at a table, whose address is that of the page already', () => {
  atTable()
  usePage.setState({ shelf: false, house: null })
  toNewTable('a game')
  expect(usePage.getState()).toMatchObject({ shelf: true, house: 'table', opening: 'a game' })
})

it('forgets the new table on any other page', () => {
  const stop = startRouter(window, TALES, APP_PAGES)
  try {
    for (const [page, opening] of [
      ['table', 'a game'],
      ['', null],
    ] as const) {
      usePage.setState({ opening: 'a game' })
      location.hash = `/${page}`
      dispatchEvent(new HashChangeEvent('hashchange'))
      expect(usePage.getState().opening).toBe(opening)
    }
  } finally {
    stop()
  }
})

it('leaves nothing of the table on the pages of the tale when a game of this tab is begun there', async () => {
  const { tale } = atTable()
  await enterGame('boogyman', PIECES)
  const [, endTable] = tale.connectTo.mock.calls[0] ?? []
  endTable?.()
  expect(usePage.getState()).toMatchObject({ shelf: false, remote: null })
  expect(requests.goAway).toHaveBeenCalledOnce()
  // A reload opens the new game.
  expect(location.hash).toBe('#/boogyman')
})

it('tells a player on the page of the game why the server has ended the table', async () => {
  atTable()
  await enterGame('boogyman', PIECES)
  useRemoteTable.setState({ lobby: null, problem: 'no-table', ended: 'no-table' })
  expect(usePage.getState()).toMatchObject({ shelf: true, house: 'table', remote: null })
  await leaveTable()
})
