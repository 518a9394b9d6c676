import { actOf, ask, openDuel, type RecordedMove, recordedDuel, type Table } from './table-devices.ts'
import { startTablesServer, type TablesServer } from './tables-server.ts'

/** Tables of the largest load. */
const TABLES = 500

/** Actions a second of all tables together. */
const RATE = 315

/** How long a load is measured, in seconds. */
const SPAN = 60

/** How long the memory is watched, in minutes, and how many tables play a whole duel in each. */
const MINUTES = 25
const SOAK_TABLES = 250
const SOAK_SPAN = 52

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
  const moves = recordedDuel().length
  const server = await startTablesServer()
  try {
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      await load(server, SOAK_TABLES, SOAK_SPAN + 10, (SOAK_TABLES * moves) / SOAK_SPAN)
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

/**
 * Opens tables, plays recorded duels at all of them, and prints the times. All devices leave at the end.
 * @param rate actions a second of all tables together
 */
async function load(server: TablesServer, tables: number, seconds: number, rate = RATE): Promise<void> {
  const duel = recordedDuel()
  const all: Table[] = []
  const opening = performance.now()
  while (all.length < tables)
    all.push(...(await Promise.all(Array.from({ length: 10 }, () => openDuel(server.url)))))
  const opened = performance.now() - opening
  const [own, start] = [await server.ownTime(), performance.now()]
  const spans: number[] = []
  await Promise.all(
    all.map((table) =>
      playOn(table, duel, { until: start + 1000 * seconds, pause: (1000 * tables) / rate, spans }),
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
  duel: readonly RecordedMove[],
  { until, pause, spans }: Playing,
): Promise<void> {
  for (const [n, move] of duel.entries()) {
    await new Promise((resolve) => setTimeout(resolve, 2 * pause * Math.random()))
    const socket = sockets[move.seat]
    if (!socket || performance.now() > until) return
    const asked = performance.now()
    await ask(socket, 'act', actOf(n, move))
    spans.push(performance.now() - asked)
  }
}
