import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, vi } from 'vitest'
import { create } from 'zustand'
import { openableDialogs } from '../../../tests/support/dialogs.ts'
import type { Lobby, SeatInfo } from '../../protocol/messages.ts'
import { type RemoteTable, useRemoteTable } from '../../session/remote/remote-table.ts'
import { useAnnouncements } from '../../ui/page/announce.ts'
import { LiveAnnouncer } from '../../ui/page/LiveRegion.tsx'
import { usePage } from '../../ui/page/page.ts'
import type { TableSeats, Tale } from '../../ui/tale.ts'
import { useTaleOfTable } from './seats.ts'

/** A seat as the server describes it: free, unless a person or a bot plays it. */
export const seatOf = (role: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  role,
  name: '',
  by: 'free',
  presence: more.by === 'person' ? 'here' : 'never',
  open: (more.by ?? 'free') === 'free',
  absent: false,
  ...more,
})

/** A table of the duel with a person and a free seat. */
export const lobbyOf = (more: Partial<Lobby> = {}): Lobby => ({
  table: 'table-1234',
  tale: 'boogyman',
  code: 'MKWTRB',
  codeMs: 840_000,
  seats: [seatOf('red', { by: 'person', name: 'Ann' }), seatOf('green')],
  phase: 'lobby',
  trouble: null,
  addresses: ['http://192.168.1.20:4173'],
  ...more,
})

const fresh = useRemoteTable.getState()

/** The requests of the store, which succeed unless a test says otherwise. */
export const requests = {
  openTable: vi.fn(async (): Promise<boolean> => true),
  join: vi.fn(async (): Promise<boolean> => true),
  makeTicket: vi.fn<RemoteTable['makeTicket']>(async () => ({ ticket: 't'.repeat(22), ms: 300_000 })),
  resume: vi.fn(async (): Promise<boolean> => false),
  returnToTable: vi.fn(async (): Promise<boolean> => true),
  takeSeat: vi.fn(async (): Promise<boolean> => true),
  begin: vi.fn(async (): Promise<boolean> => true),
  answer: vi.fn(async () => {}),
  control: vi.fn(async (): Promise<boolean> => true),
  leaveSeat: vi.fn(async (): Promise<boolean> => true),
  leave: vi.fn(),
  goAway: vi.fn(),
  retry: vi.fn(),
}

/** Begins every test of a file without a table, with a store that sends nothing. */
export function freshTable(): void {
  openableDialogs()
  beforeEach(() => {
    vi.clearAllMocks()
    useRemoteTable.setState({ ...fresh, ...requests, line: 'here', key: 'k'.repeat(22) }, true)
    usePage.setState({ joining: '', opening: null, remote: null, shelf: true, house: null })
    useTaleOfTable.setState({ id: null, tale: null, seats: null, problem: null })
    useAnnouncements.setState(useAnnouncements.getInitialState())
    location.hash = ''
    return () => useRemoteTable.setState(fresh, true)
  })
}

/** Makes a promise that a test resolves. */
export function promised<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** Makes a tale that is loaded for a table, and shows no game. `toLocal` goes back to the game of this tab. */
export function fakeTale() {
  const toLocal = vi.fn(async () => {})
  const tale = {
    game: create(() => ({ session: null, storage: 'ok' })),
    looked: null,
    connectTo: vi.fn<Tale['connectTo']>(async () => toLocal),
    title: () => 'Duel',
  }
  const seats = { ...TABLE_SEATS }
  useTaleOfTable.setState({ id: 'boogyman', tale: tale as unknown as Tale, seats, problem: null })
  return { tale, toLocal }
}

const TABLE_SEATS: TableSeats = {
  rulesVersion: 1,
  bots: ['cub', 'guardian'],
  opening: (config) => ({ config, bots: {}, players: [] }),
  colourOf: () => 'red',
  useNames: () => ({ seat: (role) => role, bot: (bot) => bot }),
  Picture: () => null,
  useSeatToAct: () => null,
  useUndone: () => null,
}

/** Renders a page with its announcements. Returns the user of the test. */
export function open(page: ReactNode): ReturnType<typeof userEvent.setup> {
  render(
    <>
      {page}
      <LiveAnnouncer />
    </>,
  )
  return userEvent.setup({ delay: null })
}
