import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import * as v from 'valibot'
import { type Code, PROTOCOL, REQUESTS, type Request, type RequestName } from '../protocol/messages.ts'
import type { AnyAck } from './decision.ts'
import type { DeviceLine } from './guests.ts'
import { type Clock, householdOf, keyedLimit, rateLimit, type ServerLimits } from './limits.ts'
import { watchSlowClient } from './slow-client.ts'
import { StorageAway } from './storage/table-storage.ts'
import type { AtTable, createTableList, Led } from './table-list.ts'

/** The path of the sockets on the http server. */
const PATH = '/socket'

/** Most rejected messages of a socket before it is closed. */
const PATIENCE = 200

/** Time after which a connection without a socket is closed, in milliseconds. */
const CONNECT_TIME = 5000

const HOUR = 3_600_000
const MINUTE = 60_000

interface SocketOptions {
  readonly httpServer: HttpServer
  readonly tables: ReturnType<typeof createTableList>
  readonly limits: ServerLimits
  readonly now: Clock
  /** True if pages of a host (header `Host`) may use the tables. */
  isAllowedHost(host: string): boolean
  /** True if all connections pass through a proxy, which appends the address of the device (`X-Forwarded-For`). */
  readonly isBehindProxy: boolean
  warn(message: string): void
}

/** Counts of the sockets. */
interface SocketCounts {
  sockets: number
  requests: number
  refused: number
}

/** True if a page of an allowed host sends the request. `Origin` must be present and match `Host`. */
export function isOwnPage(
  { headers: { origin, host } }: Pick<IncomingMessage, 'headers'>,
  isAllowedHost: (host: string) => boolean,
): boolean {
  if (origin === undefined || host === undefined || !isAllowedHost(host)) return false
  return origin === `http://${host}` || origin === `https://${host}`
}

/** Connects devices to the tables through sockets on an http server. */
export function serveSockets(options: SocketOptions) {
  const { httpServer, tables, limits, now, isAllowedHost, isBehindProxy, warn } = options
  const addressOf = (request: IncomingMessage): string => householdOf(senderOf(request, isBehindProxy))
  const counts: SocketCounts = { sockets: 0, requests: 0, refused: 0 }
  const perAddress = new Map<string, number>()
  const newTables = keyedLimit(limits.tablesPerHour, HOUR, now)
  const wrongCodes = keyedLimit(limits.wrongCodesPerMinute, MINUTE, now)

  const io = new Server(httpServer, {
    path: PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: limits.messageBytes,
    perMessageDeflate: false,
    httpCompression: false,
    cookie: false,
    connectTimeout: CONNECT_TIME,
    allowRequest: (request, decide) => {
      const isFull = (perAddress.get(addressOf(request)) ?? 0) >= limits.socketsPerAddress
      decide(null, isOwnPage(request, isAllowedHost) && !isFull)
    },
  })

  httpServer.maxConnections = limits.connections

  // Connections count from their start, also without a socket.
  io.engine.on('connection', (connection: Socket['conn']) => {
    const address = addressOf(connection.request)
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
    connection.on('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
  })

  const connected = new WeakSet<Socket['conn']>()
  io.on('connection', (socket) => {
    // A second socket of one connection would have limits of its own.
    if (connected.has(socket.conn)) return void socket.conn.close()
    connected.add(socket.conn)
    counts.sockets += 1
    serve(socket, addressOf(socket.request))
    socket.on('disconnect', () => {
      counts.sockets -= 1
    })
  })

  function serve(socket: Socket, address: string): void {
    const mayAsk = rateLimit(limits.requestsPerSecond, limits.requestBurst, now)
    let place: AtTable | null = null
    let tooFast = 0
    /** The last request for a table. Such requests run one after the other. */
    let leading: Promise<unknown> = Promise.resolve()
    const close = () => socket.disconnect(true)
    const idle = setTimeout(close, limits.idleMs)
    // Destroyed without a `bye`, which such a client would not read.
    const slow = watchSlowClient(
      limits,
      () => waitingBytes(socket),
      () => socket.request.socket.destroy(),
    )

    const line: DeviceLine = {
      tell(name, news) {
        socket.emit(name, news)
        slow.look()
      },
      close(code) {
        socket.emit('bye', { code })
        close()
      },
    }

    function leaveTable(): void {
      place?.table.leave(place.guest)
      place = null
    }

    /** Moves the device to the table of a request. */
    async function lead(to: () => Promise<Led>): Promise<AnyAck> {
      const led = await to()
      if (!led.place) return led.ack
      leaveTable()
      clearTimeout(idle)
      // The device may have disconnected meanwhile.
      if (socket.connected) place = led.place
      else led.place.table.leave(led.place.guest)
      return led.ack
    }

    async function answer<Name extends RequestName>(name: Name, data: Request<Name>): Promise<AnyAck> {
      const ask = { name, data } as AnyRequest
      switch (ask.name) {
        case 'open':
          if (!newTables.has(address)) return { ok: false, code: 'too-fast' }
          newTables.count(address)
          return lead(() => tables.open(ask.data, line))
        case 'join': {
          if (!wrongCodes.has(address)) return { ok: false, code: 'too-fast' }
          const ack = await lead(() => tables.join(ask.data, line))
          if (!ack.ok && ack.code === 'no-table') wrongCodes.count(address)
          return ack
        }
        case 'sit':
          return lead(() => tables.sit(ask.data, line))
        case 'ticket':
          return place ? tables.ticket(place, ask.data) : { ok: false, code: 'no-table' }
        case 'beat':
          if (!place) return { ok: false, code: 'no-table' }
          return { ok: true, ...(await place.table.beat(place.guest, ask.data)) }
        default:
          if (!place) return { ok: false, code: 'no-table' }
          return place.table.request(place.guest, ask.name, ask.data)
      }
    }

    /** Validates a message and answers it. Order: rate, protocol, shape, then the checks of the table. */
    async function receive(name: RequestName, args: readonly unknown[]): Promise<void> {
      counts.requests += 1
      const reply = args.at(-1)
      if (args.length !== 2 || typeof reply !== 'function') return refuse()
      const respond = (ack: AnyAck) => {
        if (!ack.ok) counts.refused += 1
        reply(ack)
        slow.look()
      }
      if (!mayAsk()) {
        refuse()
        return respond({ ok: false, code: 'too-fast' })
      }
      const code = protocolProblem(name, args[0])
      const read = v.safeParse(REQUESTS[name], args[0])
      if (code || !read.success) return respond({ ok: false, code: code ?? 'wrong-shape' })
      if (place) place.table.hear(place.guest)
      const work = LEADING.has(name)
        ? leading.then(() => answer(name, read.output))
        : answer(name, read.output)
      if (LEADING.has(name)) leading = work.catch(() => {})
      try {
        respond(await work)
      } catch (error) {
        // The storage itself warns when it goes away.
        if (!(error instanceof StorageAway))
          warn(
            `A request "${name}" failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
          )
        respond({ ok: false, code: 'busy' })
      }
    }

    /** Counts a rejected message. Our client sends none; too many end the connection. */
    function refuse(): void {
      tooFast += 1
      if (tooFast > PATIENCE) close()
    }

    for (const name of Object.keys(REQUESTS) as RequestName[])
      socket.on(name, (...args: unknown[]) => void receive(name, args))
    socket.onAny((name: string) => {
      if (!Object.hasOwn(REQUESTS, name)) refuse()
    })
    socket.on('disconnect', () => {
      clearTimeout(idle)
      slow.stop()
      leaveTable()
    })
  }

  return {
    counts: (): Readonly<SocketCounts> => counts,
    /** Closes all sockets; the http server stays open. */
    close(): void {
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}

/** The requests for a table. */
const LEADING: ReadonlySet<RequestName> = new Set(['open', 'join', 'sit'])

/** A request with its own data. */
type AnyRequest = { [Name in RequestName]: { name: Name; data: Request<Name> } }[RequestName]

/** Returns `protocol` for a client of another version. Must run before the schema: its fields may differ. */
function protocolProblem(name: RequestName, data: unknown): Code | null {
  if (!LEADING.has(name)) return null
  const asked = v.safeParse(v.looseObject({ protocol: v.number() }), data)
  return asked.success && asked.output.protocol !== PROTOCOL ? 'protocol' : null
}

/**
 * Returns the address of the device that sends a request. A proxy appends the real address to the header `X-Forwarded-For`. Without a proxy,
 * the header is an unverified claim of the device.
 */
export function senderOf(
  {
    headers,
    socket,
  }: { headers: IncomingMessage['headers']; socket: { remoteAddress?: string | undefined } },
  isBehindProxy: boolean,
): string {
  const told = isBehindProxy ? headers['x-forwarded-for'] : undefined
  const last = [told ?? ''].flat().join(',').split(',').at(-1)?.trim()
  return last || (socket.remoteAddress ?? '')
}

/** Returns the number of bytes that wait for a client, in the queue of the library and in the socket of the system. */
function waitingBytes({ conn }: Socket): number {
  // The library has no public name for its queue. Every packet of our messages is text.
  const { writeBuffer } = conn as unknown as { writeBuffer: readonly { readonly data?: string }[] }
  return writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), conn.request.socket.writableLength)
}
