import * as v from 'valibot'
import {
  LIMITS,
  type LogPlace,
  NEWS,
  type News,
  type NewsName,
  PROTOCOL,
  REQUESTS,
  type Request,
  type RequestName,
} from '../../protocol/messages.ts'
import { UNREACHABLE } from './failure.ts'
import { type Reply, readReply } from './replies.ts'
import { type OpenWire, openSocket, type Wire } from './wire.ts'

/** State of the connection to the server. `here`: at the table; `given-up`: lost for long, or ended by the server. */
export type ConnectionState = 'connecting' | 'here' | 'lost' | 'given-up'

/** News of any kind, with its name. */
export type AnyNews = {
  readonly [Name in NewsName]: { readonly name: Name; readonly data: News<Name> }
}[NewsName]

/** The data of a request. The connection adds the version of the protocol. */
export type RequestData<Name extends RequestName> = Omit<Request<Name>, 'protocol'>

export type SendRequest = <Name extends RequestName>(
  name: Name,
  data: RequestData<Name>,
) => Promise<Reply<Name>>

/** Receives the events of a connection. */
export interface LineListener {
  /** Returns to the table by `request`, whenever a socket has opened. Resolves to true if this device is at the table. */
  arrive(request: SendRequest): Promise<boolean>
  /** Called on a new state. `tries`: failed attempts since the connection was lost. */
  onLine(line: ConnectionState, tries: number): void
  onNews(news: AnyNews): void
  /** Called if news cannot be read, or if the answer to a beat shows that news is missing. */
  onGap(): void
  /** The place of this device in the log; null while it needs a whole view. */
  place(): LogPlace | null
}

export interface Connection {
  /** Sends a request in the state `here`, and fails at once in any other. */
  request: SendRequest
  /** Resolves when the first attempt has ended: to true in the state `here`. */
  readonly first: Promise<boolean>
  /** Tries again at once. */
  retry(): void
  /** Closes the socket until {@link Connection.retry}. */
  giveUp(): void
  close(): void
}

/** Longest wait for an answer. */
const REQUEST_MS = 8_000
/** Longest wait for an answer after the page was hidden, when the socket may be dead. */
const DISTRUST_MS = 2_000
const FIRST_DELAY_MS = 250
/** The longest delay of the first attempts: a server that starts again needs about a second. */
const QUICK_DELAY_MS = 1_000
const QUICK_TRIES = 4
const LAST_DELAY_MS = 8_000
/** Time until a lost connection is shown as given up. Attempts continue. */
const GIVE_UP_MS = 30_000

/** Connects to the server of the page, and reconnects after each loss. */
export function connect(listener: LineListener, openWire: OpenWire = openSocket()): Connection {
  let line: ConnectionState = 'connecting'
  let tries = 0
  /** The current socket; null between two attempts. */
  let wire: Wire | null = null
  let isOpen = false
  let next: ReturnType<typeof setTimeout> | undefined
  let givingUp: ReturnType<typeof setTimeout> | undefined
  let settleFirst: (isHere: boolean) => void = () => {}
  const first = new Promise<boolean>((resolve) => {
    settleFirst = resolve
  })
  const away = new AbortController()

  function show(now: ConnectionState): void {
    line = now
    listener.onLine(now, tries)
  }

  function drop(): void {
    clearTimeout(next)
    const old = wire
    wire = null
    isOpen = false
    old?.close()
  }

  function attempt(): void {
    drop()
    if (away.signal.aborted) return
    const own = openWire({
      onOpen: () => void (wire === own && arrive(own)),
      onEnd: () => void (wire === own && lose()),
      onNews: (name, data) => void (wire === own && takeNews(name, data)),
    })
    wire = own
  }

  /** Schedules the next attempt: later after each, and at a random time, because many devices may have lost the same server. */
  function lose(): void {
    drop()
    settleFirst(false)
    if (away.signal.aborted) return
    if (line === 'here') {
      tries = 0
      expectGivingUp()
      show('lost')
    } else {
      tries += 1
      show(line)
    }
    const longest =
      tries < QUICK_TRIES
        ? Math.min(QUICK_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries + 1))
        : Math.min(LAST_DELAY_MS, QUICK_DELAY_MS * 2 ** (tries + 1 - QUICK_TRIES))
    next = setTimeout(attempt, FIRST_DELAY_MS + Math.random() * (longest - FIRST_DELAY_MS))
  }

  function expectGivingUp(): void {
    clearTimeout(givingUp)
    givingUp = setTimeout(() => show('given-up'), GIVE_UP_MS)
  }

  async function arrive(own: Wire): Promise<void> {
    isOpen = true
    const isThere = await listener.arrive(ask)
    if (wire !== own) return
    if (!isThere) return lose()
    clearTimeout(givingUp)
    tries = 0
    show('here')
    settleFirst(true)
    next = setTimeout(() => void beat(REQUEST_MS), LIMITS.beatMs)
  }

  const ask = async <Name extends RequestName>(
    name: Name,
    data: RequestData<Name>,
    ms = REQUEST_MS,
  ): Promise<Reply<Name>> => {
    if (!wire || !isOpen) return UNREACHABLE
    const full = 'protocol' in REQUESTS[name].entries ? { protocol: PROTOCOL, ...data } : data
    const answer = await wire.ask(name, full, ms).catch(() => UNREACHABLE)
    return answer === UNREACHABLE ? UNREACHABLE : readReply(name, answer)
  }

  /** Sends a beat. Without an answer in `ms` milliseconds the socket counts as dead. */
  async function beat(ms: number): Promise<void> {
    clearTimeout(next)
    const own = wire
    const before = listener.place()
    const reply = await ask('beat', before ?? { epoch: 0, n: 0 }, ms)
    if (wire !== own || line !== 'here') return
    if (!reply.ok && reply.code === 'unreachable') {
      lose()
      return attempt()
    }
    const now = listener.place()
    if (reply.ok && now && (now.epoch !== reply.epoch || now.n !== reply.n)) listener.onGap()
    next = setTimeout(() => void beat(REQUEST_MS), LIMITS.beatMs)
  }

  function takeNews(name: string, data: unknown): void {
    if (!isNewsName(name)) return listener.onGap()
    const read = v.safeParse(NEWS[name], data)
    if (read.success) listener.onNews({ name, data: read.output } as AnyNews)
    else listener.onGap()
  }

  /** Checks the socket when the page is visible again or the network is back: a frozen page does not notice a dead socket. */
  function wake(): void {
    if (isOpen && line === 'here') void beat(DISTRUST_MS)
    else if (!isEnded) attempt()
  }

  /** True if the server has ended the connection: only the player may reconnect. */
  let isEnded = false

  for (const [target, type] of [
    [globalThis.document, 'visibilitychange'],
    [globalThis.window, 'pageshow'],
    [globalThis.window, 'online'],
  ] as const)
    target?.addEventListener(type, () => globalThis.document.visibilityState === 'visible' && wake(), {
      signal: away.signal,
    })

  expectGivingUp()
  listener.onLine(line, tries)
  attempt()

  return {
    request: async (name, data) => (line === 'here' ? ask(name, data) : UNREACHABLE),
    first,
    retry() {
      isEnded = false
      tries = 0
      expectGivingUp()
      show('lost')
      attempt()
    },
    giveUp() {
      isEnded = true
      drop()
      clearTimeout(givingUp)
      settleFirst(false)
      show('given-up')
    },
    close() {
      away.abort()
      drop()
      clearTimeout(givingUp)
      settleFirst(false)
    },
  }
}

const isNewsName = (name: string): name is NewsName => Object.hasOwn(NEWS, name)
