import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'
import { seatedTables, useRemoteTable } from '../../session/remote/remote-table.ts'
import type { SeatedTable, TableNote } from '../../session/remote/seated-table.ts'
import { TableList } from './TableList.tsx'
import { freshTable, open, requests } from './testing.tsx'

freshTable()

const PEOPLE = [
  { role: 'red', name: 'Ann', by: 'person' },
  { role: 'green', name: 'Bo', by: 'person' },
]
const NOON = Date.parse('2026-11-29T12:00:00')

const tableOf = (note: TableNote = {}, seat: number | null = 0): SeatedTable => ({
  table: 'table-1234',
  key: null,
  seats: seat === null ? [] : [{ seat, token: 'token' }],
  note: { tale: 'boogyman', phase: 'playing', seats: PEOPLE, toAct: 0, seen: NOON, ...note },
})

const remember = (...tables: SeatedTable[]) =>
  seatedTables.store.setState({ tables, spoilt: [], health: 'ok' })

beforeEach(() => remember())

const TALES = [{ address: 'boogyman', Title: () => 'The Duel' }]
const list = () => open(<TableList tales={TALES} />)
const card = () => within(screen.getByRole('article', { name: 'The Duel' }))

it('is not there without a table', () => {
  list()
  expect(screen.queryByRole('region')).toBeNull()
})

it('names the tale, its people, whose turn it was and when, and leads back to the seat', async () => {
  remember(tableOf())
  const user = list()
  expect(card().getByText('Ann (you) and Bo')).toBeVisible()
  expect(card().getByText('Your turn')).toBeVisible()
  expect(card().getByText('You were there on 29 November 2026.')).toBeVisible()
  requests.returnToTable.mockResolvedValueOnce(true)
  await user.click(card().getByRole('button', { name: 'Back to my seat' }))
  expect(requests.returnToTable).toHaveBeenCalledExactlyOnceWith('table-1234')
  await waitFor(() => expect(location.hash).toBe('#/table'))
})

it.each<[string, TableNote, string]>([
  ['another person', { toAct: 1 }, 'Bo is to move'],
  [
    'a bot',
    { toAct: 1, seats: [PEOPLE[0], { role: 'green', name: '', by: 'cub' }] as never },
    'A computer player is to move',
  ],
  ['everybody', { toAct: 'together' }, 'Everybody decides together'],
  ['nobody before the game', { phase: 'lobby' }, 'The game has not begun yet'],
  [
    'nobody after the game',
    { phase: 'over' },
    'This game is over. Go to the table once, and it is saved here.',
  ],
])('says that it was the turn of %s', (_, note, sentence) => {
  remember(tableOf(note))
  list()
  expect(card().getByText(sentence)).toBeVisible()
})

it('counts seats without a person', () => {
  const seats = ['cub', 'cub', 'free'].map((by, seat) => ({ role: `${seat}`, name: '', by }))
  remember(tableOf({ seats: [...PEOPLE, ...seats] }))
  list()
  expect(card().getByText('Ann (you), Bo, 2 computer players and one free seat')).toBeVisible()
})

it('stays on the page if the table is gone, says so, and can be removed', async () => {
  remember(tableOf())
  requests.returnToTable.mockImplementationOnce(async () => {
    remember(tableOf({ isGone: true }))
    return false
  })
  const user = list()
  await user.click(card().getByRole('button', { name: 'Back to my seat' }))
  expect(await screen.findByText('This table is gone.')).toBeVisible()
  expect(location.hash).not.toBe('#/table')
  expect(screen.getByText(/kept for 30 days after the last move, and for 7 days after the end/)).toBeVisible()
  await user.click(card().getByRole('button', { name: 'Remove from the list' }))
  expect(screen.queryByRole('article')).toBeNull()
})

it('asks before a seat is forgotten', async () => {
  remember(tableOf())
  const user = list()
  await user.click(card().getByRole('button', { name: 'Remove from the list' }))
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(card().getByText('Your turn')).toBeVisible()
  await user.click(card().getByRole('button', { name: 'Remove from the list' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('article')).toBeNull()
})

it('leaves out finished games that are saved, and tables that were left', () => {
  remember(tableOf({ phase: 'over', isSaved: true }), {
    ...tableOf({ isLeft: true }, null),
    table: 'another',
  })
  list()
  expect(screen.queryByRole('article')).toBeNull()
})

it('says that entries cannot be read, and removes them on demand', async () => {
  seatedTables.store.setState({ spoilt: [1, 2] })
  const user = list()
  expect(screen.getByText('2 of your tables cannot be read. They are still stored.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByText(/cannot be read/)).toBeNull()
  act(() => seatedTables.store.setState({ health: 'unreadable' }))
  expect(screen.getByText('This browser cannot read your tables. Reload the page.')).toBeVisible()
})

it('says that a seat is lost with the page if the browser stores nothing', () => {
  remember(tableOf())
  seatedTables.store.setState({ health: 'full' })
  useRemoteTable.setState({ own: [0] })
  list()
  expect(screen.getByText(/This browser cannot remember your seat/)).toBeVisible()
})

it('is accessible', async () => {
  remember(tableOf(), { ...tableOf({ isGone: true }), table: 'another' })
  list()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})
