import { create } from 'zustand'
import type { Lobby } from '../../protocol/messages.ts'
import { within } from '../../store/browser.ts'
import type { SafeStorage } from '../../store/storage.ts'
import type { Connection, LineListener, RequestData, SendRequest } from './connection.ts'
import { type Failure, isGoneBy, retryAfter, UNREACHABLE } from './failure.ts'
import { heldConnection } from './held-connection.ts'
import type { GameFollower, RemoteGame, RemoteTable } from './remote-table.ts'
import type { Reply } from './replies.ts'
import { createSeatStore, givingBack, returnTo } from './seat-store.ts'
import { NO_TABLE, noteOf, type SeatedTable, type TableNote } from './seated-table.ts'

interface RemoteTableOptions {
  /** Loads the connection. */
  load(): Promise<(listener: LineListener) => Connection>
  storage: SafeStorage
  /** The storage of this tab. */
  tab: SafeStorage
}

const NO_LINE = { line: 'connecting', tries: 0 } as const

/** Longest wait for the server when this device frees its seats. */
const LEAVE_MS = 2_000

/** Time until the server reports a missing device: its beats stop, and a lobby update follows. */
const GONE_MS = 20_000

/** Makes the store of a table of several devices. The connection is loaded with the first request. */
export function createRemoteTable({ load, storage, tab }: RemoteTableOptions): RemoteGame {
  const seats = createSeatStore(storage, tab)
  /** The table of this tab, with the tokens of its seats. */
  let seated: SeatedTable | null = null
  let follower: GameFollower | null = null
  /** True while this device requests another table: game news may belong to either table. */
  let isMoving = false
  /** Time until this tab may reclaim seats of this browser that another device seemed to play when it joined. */
  let reclaimUntil = 0

  function hangUp(): void {
    held.close()
    useRemoteTable.setState(NO_LINE)
  }

  const listener: LineListener = {
    arrive: async (request) => seated === null || isMoving || (await sit(request)),
    onLine(line, tries) {
      useRemoteTable.setState({ line, tries })
      // Without a table, the next request opens the connection again.
      if (line === 'lost' && !seated) hangUp()
    },
    onNews(news) {
      switch (news.name) {
        case 'lobby':
          return takeLobby(news.data)
        case 'question':
          return useRemoteTable.setState({ question: news.data })
        case 'pins':
          return useRemoteTable.setState({ pins: news.data })
        case 'bye':
          return refusedBy(news.data.code)
        default:
          return isMoving ? undefined : follower?.onNews(news)
      }
    },
    onGap() {
      follower?.forget()
      catchUp()
    },
    place() {
      const have = follower?.have()
      return have ? { epoch: have.epoch, n: have.n } : null
    },
  }

  const held = heldConnection({
    load,
    listener,
    // With a table to return to, the connection itself tries again.
    isKept: () => seated !== null,
    onFailed: () => useRemoteTable.setState(NO_LINE),
  })

  function takeLobby(lobby: Lobby): void {
    if (seated !== null && lobby.table !== seated.table) return
    useRemoteTable.setState({ lobby })
    const connection = held.now()
    if (seated && connection && !isMoving && Date.now() < reclaimUntil) void reclaim(connection, lobby)
  }

  /** Handles a refusal: the server ends the connection, or does not let this device return. */
  function refusedBy(code: Failure['code']): void {
    const retry = retryAfter(code)
    if (retry === 'never') return forget(code)
    if (retry === 'by-hand') held.now()?.giveUp()
    if (retry === 'by-hand' || code === 'full') useRemoteTable.setState({ problem: code })
  }

  /** Leaves the table in this tab. `ended`: why the table has ended. */
  function forget(ended: RemoteTable['ended'] = null, note: TableNote = {}): void {
    if (seated) seats.note(seated.table, isGoneBy(ended) ? { isGone: true } : note)
    seats.leave()
    seated = null
    hangUp()
    useRemoteTable.setState({ ...NO_TABLE, problem: ended, ended })
  }

  /** Moves this tab to another table, or joins the same table again. */
  function moveTo(table: SeatedTable, lobby: Lobby): void {
    if (table.table !== seated?.table) follower = null
    follower?.forget()
    reclaimUntil = 0
    keep(table)
    useRemoteTable.setState({ lobby })
    if (follower) catchUp()
  }

  /** Frees the own seats, if the server answers in time, and leaves the table. */
  async function giveSeatsFree(own: readonly number[]): Promise<void> {
    const table = seated?.table
    await within(LEAVE_MS, Promise.all(own.map(useRemoteTable.getState().leaveSeat)))
    if (seated?.table === table) forget(null, { isLeft: true })
  }

  /** Returns to a table of this browser, in place of the current one. Resolves to false if the server no longer has it. */
  async function goBackTo(earlier: SeatedTable): Promise<boolean> {
    hangUp()
    if (earlier.table !== seated?.table) {
      follower = null
      useRemoteTable.setState({ lobby: null })
    }
    useRemoteTable.setState({ ended: null, problem: null })
    keep(earlier)
    await held.reach()
    return seated !== null
  }

  /** Reclaims the seats of this browser that are now known to have no device. */
  async function reclaim({ request }: Connection, lobby: Lobby): Promise<void> {
    const more = seats.toTake(lobby)
    if (!seated || more.length <= seated.seats.length) return
    keep({ ...seated, seats: more })
    await sit(request)
  }

  function keep(table: SeatedTable): void {
    seated = table
    seats.keep(table)
    useRemoteTable.setState({ isSeated: true, key: table.key, own: table.seats.map(({ seat }) => seat) })
  }

  /** Keeps the table with only those seats that this device still owns. */
  function keepOnly(table: SeatedTable, isOwn: (seat: number) => boolean): void {
    const lost = table.seats.map(({ seat }) => seat).filter((seat) => !isOwn(seat))
    if (lost.length > 0) seats.drop(table.table, lost)
    keep({ ...table, seats: table.seats.filter(({ seat }) => isOwn(seat)) })
  }

  /** Returns to the table with the seats of this device. Resolves to false if this must be tried again. */
  async function sit(request: SendRequest): Promise<boolean> {
    const asked = seated
    if (!asked) return true
    const reply = await request('sit', returnTo(asked, follower?.have() ?? null))
    if (seated !== asked) return seated === null || sit(request)
    if (reply.ok) {
      keepOnly(asked, (seat) => reply.seats.includes(seat))
      useRemoteTable.setState({ lobby: reply.lobby, problem: null })
      return true
    }
    if (reply.code === 'not-your-seat' && asked.seats.length > 0) {
      keepOnly(asked, () => false)
      return sit(request)
    }
    refusedBy(reply.code)
    return false
  }

  function catchUp(): void {
    if (seated) held.soon(({ request: ask }) => void sit(ask))
  }

  const request: SendRequest = async (name, data) => {
    useRemoteTable.setState({ problem: null })
    const reply = (await held.now()?.request(name, data)) ?? UNREACHABLE
    if (!reply.ok) useRemoteTable.setState({ problem: reply.code })
    return reply
  }

  /** Like {@link request}, for a device that may not be connected yet. On a failure, this device stays at its table. */
  async function requestTable<Name extends 'open' | 'join'>(
    name: Name,
    data: RequestData<Name>,
  ): Promise<Reply<Name>> {
    const { line } = useRemoteTable.getState()
    if (held.now() && line !== 'here') hangUp()
    useRemoteTable.setState({ ended: null })
    isMoving = true
    await held.reach()
    const reply = await request(name, data)
    isMoving = false
    if (!reply.ok && seated) {
      if (line === 'given-up') held.now()?.giveUp()
      else catchUp()
    }
    return reply
  }

  const useRemoteTable = create<RemoteTable>()((set, get) => ({
    ...NO_TABLE,
    ...NO_LINE,
    ended: null,
    async openTable(tale, rules, config, bots) {
      const reply = await requestTable('open', { tale, rules, config, bots })
      if (!reply.ok) return false
      moveTo({ table: reply.table, key: reply.key, seats: [] }, reply.lobby)
      return true
    },
    async join(by) {
      const reply = await requestTable('join', by)
      if (!reply.ok) return false
      const { table, pass, lobby, seats: moved = [] } = reply
      const [earlier, own] = [seats.ofBrowser(table), seats.toTake(lobby, moved)]
      const key = 'key' in by ? by.key : (earlier?.key ?? null)
      const { givenBack = [] } = earlier ?? {}
      moveTo({ table, key, pass, seats: own, givenBack }, lobby)
      if (earlier && earlier.seats.length > own.length) reclaimUntil = Date.now() + GONE_MS
      const connection = held.now()
      if (own.length + givenBack.length > 0 && connection) await sit(connection.request)
      return true
    },
    async makeTicket() {
      if (!seated || seated.seats.length === 0) return null
      const reply = await request('ticket', { tokens: seated.seats.map(({ token }) => token) })
      return reply.ok ? { ticket: reply.ticket, ms: reply.ms } : null
    },
    async resume() {
      if (seated) return true
      const own = seats.ofTab()
      const earlier = own ?? seats.ofBrowser()
      if (!earlier) return false
      // Another tab may play the seats: `join` takes only seats without a device.
      if (!own && earlier.key !== null) return get().join({ table: earlier.table, key: earlier.key })
      return goBackTo(earlier)
    },
    async returnToTable(table) {
      if (seated?.table === table && get().line === 'here') return true
      const earlier = seats.ofBrowser(table)
      return earlier !== null && goBackTo(earlier)
    },
    async takeSeat(seat, name) {
      if (!seated) return false
      const token = seats.tokenFor(seated.table, seat)
      const reply = await request('take', { seat, name, token })
      if (!reply.ok || !seated) return false
      const others = seated.seats.filter((one) => one.seat !== reply.seat)
      keep({ ...seated, seats: [...others, { seat: reply.seat, token: reply.token }] })
      return true
    },
    begin: async (bot) => (await request('begin', bot === undefined ? {} : { bot })).ok,
    async answer(yes) {
      const { question } = get()
      if (question) await request('answer', { question: question.question, yes })
    },
    control: async (seat, by) => (await request('control', { seat, by })).ok,
    async leaveSeat(seat) {
      const reply = await request('leave', { seat })
      if (reply.ok && seated) keepOnly(givingBack(seated, seat), (one) => one !== seat)
      return reply.ok
    },
    leave() {
      const { own, line, lobby } = get()
      if (own.length === 0 || line !== 'here' || lobby?.phase === 'over') forget(null, { isLeft: true })
      else void giveSeatsFree(own)
    },
    goAway: () => void (seated && forget()),
    retry() {
      set({ problem: null })
      const connection = held.now()
      if (connection) connection.retry()
      else if (seated) void held.reach()
    },
  }))

  useRemoteTable.subscribe(({ lobby }) => void (lobby && seats.note(lobby.table, noteOf(lobby))))

  return {
    useRemoteTable,
    seats,
    request,
    catchUp,
    follow(next) {
      follower = next
      const { lobby, line } = useRemoteTable.getState()
      if (line === 'here' && lobby && lobby.phase !== 'lobby') catchUp()
      return () => {
        if (follower === next) follower = null
      }
    },
  }
}
