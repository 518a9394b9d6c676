import { io, type Socket } from 'socket.io-client'
import { boogyman, standardRules } from '../src/engine/boogyman/index.ts'
import { openSession } from '../src/engine/kernel/index.ts'
import { type Answers, PROTOCOL, type Request, type RequestName } from '../src/protocol/messages.ts'
import { cub } from '../src/tales/boogyman/bots/index.ts'
import { playedOut } from './played-out.ts'
import { startTablesServer, type TablesServer } from './tables-server.ts'

/** Tables of the largest load, each with this many devices: two hands, and screens. */
const TABLES = 500
const DEVICES = 5

/** Actions a second of all tables together. */
const RATE = 315

/** How long a load is measured, in seconds. */
const SPAN = 60

/** How long the memory is watched, in minutes, and at how many tables. */
const MINUTES = 25
const SOAK_TABLES = 60

const CONFIG = { players: ['', ''], first: 'red', rules: standardRules() } as const

/** A duel of two bots: the seat and the action of each move. The rules have no luck, so every table can play it. */
function recordedDuel(): readonly { seat: number; action: unknown }[] {
  const { moves } = playedOut(boogyman, openSession(boogyman, CONFIG, 100), cub, 101)
  return moves.map(({ before, action }) => ({
    seat: Number(boogyman.decider(before)),
    action: boogyman.codec.writeAction(action),
  }))
}

/**
 * Measures a server of tables under load, in its own process on this machine: time from a request to its acknowledgement, with the line on
 * the disk, and CPU time of the server.
 */
export async function benchTables(): Promise<void> {
  for (const tables of [TABLES * 0.4, TABLES]) {
    const server = await startTablesServer()
    try {
      await load(server, tables, SPAN)
    } finally {
      await server.end()
    }
  }
}

/** Watches the memory of a server under load. Tables end and new ones are opened all the time. */
export async function benchTableMemory(): Promise<void> {
  const server = await startTablesServer()
  try {
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      await load(server, SOAK_TABLES, 50)
      const [heap, rss, tables, sockets] = await Promise.all(
        ['heapUsed', 'rss', 'tables', 'sockets'].map((name) => server.metric(name)),
      )
      console.log(
        `minute ${minute}: heap ${megabytes(heap)}, memory ${megabytes(rss)}, ${tables} tables, ${sockets} sockets`,
      )
    }
  } finally {
    await server.end()
  }
}

const megabytes = (bytes = 0): string => `${(bytes / 2 ** 20).toFixed(0)} MB`

/** Opens tables, plays recorded duels at all of them, and prints the times. All devices leave at the end. */
async function load(server: TablesServer, tables: number, seconds: number): Promise<void> {
  const duel = recordedDuel()
  const all: Table[] = []
  const opening = performance.now()
  while (all.length < tables)
    all.push(...(await Promise.all(Array.from({ length: 10 }, () => openTable(server.url)))))
  const opened = performance.now() - opening
  const [own, start] = [await server.ownTime(), performance.now()]
  const spans: number[] = []
  await Promise.all(
    all.map((table) =>
      playOn(table, duel, { until: start + 1000 * seconds, pause: (1000 * tables) / RATE, spans }),
    ),
  )
  const took = performance.now() - start
  const used = (await server.ownTime()) - own
  spans.sort((one, other) => one - other)
  const at = (share: number) => `${(spans[Math.floor(share * (spans.length - 1))] ?? 0).toFixed(1)} ms`
  const sockets = all.flatMap((table) => table.sockets)
  console.log(
    `${tables} tables, ${sockets.length} sockets (opened in ${(opened / 1000).toFixed(1)} s): ` +
      `${Math.round((1000 * spans.length) / took)} actions a second; acknowledged in ${at(0.5)} median, ${at(0.95)} at 95 %, ` +
      `${at(1)} at most; ${Math.round((100 * used) / took)} % of a core`,
  )
  for (const socket of sockets) socket.disconnect()
}

/** The devices of one table, hands first. */
interface Table {
  readonly sockets: readonly Socket[]
}

async function openTable(url: string): Promise<Table> {
  const sockets = await Promise.all(Array.from({ length: DEVICES }, () => connected(url)))
  const [first, ...others] = sockets
  if (!first) throw new Error('A table needs a device.')
  const { table, key } = await ask(first, 'open', {
    protocol: PROTOCOL,
    tale: 'boogyman',
    rules: boogyman.rulesVersion,
    config: boogyman.codec.writeConfig(CONFIG),
    bots: {},
  })
  for (const other of others) await ask(other, 'join', { protocol: PROTOCOL, table, key })
  for (const [seat, socket] of sockets.slice(0, 2).entries()) await ask(socket, 'take', { seat, name: '' })
  await ask(first, 'begin', {})
  return { sockets }
}

interface Playing {
  /** When to stop. */
  readonly until: number
  /** Mean pause between two actions of a table, in milliseconds. */
  readonly pause: number
  /** Receives the time of each acknowledgement. */
  readonly spans: number[]
}

/** Plays a recorded game at a table, with pauses of random length so that tables do not act all at once. */
async function playOn(
  { sockets }: Table,
  duel: ReturnType<typeof recordedDuel>,
  { until, pause, spans }: Playing,
): Promise<void> {
  for (const [n, { seat, action }] of duel.entries()) {
    await new Promise((resolve) => setTimeout(resolve, 2 * pause * Math.random()))
    const socket = sockets[seat]
    if (!socket || performance.now() > until) return
    const asked = performance.now()
    await ask(socket, 'act', { epoch: 0, n, id: `action-${String(n).padStart(4, '0')}`, actions: [action] })
    spans.push(performance.now() - asked)
  }
}

async function connected(url: string): Promise<Socket> {
  const socket = io(url, {
    path: '/socket',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin: url },
  })
  await new Promise<void>((open, failed) => socket.once('connect', open).once('connect_error', failed))
  return socket
}

async function ask<Name extends RequestName>(
  socket: Socket,
  name: Name,
  data: Request<Name>,
): Promise<Answers[Name]> {
  const reply = await socket.timeout(30_000).emitWithAck(name, data)
  if (!reply.ok) throw new Error(`The request "${name}" was refused: ${JSON.stringify(reply)}`)
  return reply
}
