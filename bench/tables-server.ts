import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../scripts/bundle.mjs'
import { firstFreePort } from '../scripts/free-port.mjs'

/** Limits for devices that all have the address of this machine. */
const LIMITS = {
  connections: 4000,
  socketsPerAddress: 4000,
  tablesPerHour: 1_000_000,
  wrongCodesPerMinute: 1000,
}

/**
 * Serves `dist` with tables as a container does, with a finished bundle of the server, and answers each message with its CPU time in
 * milliseconds.
 */
const PROGRAM = `
const [folder, port, limits, bundle] = process.argv.slice(1)
import('./scripts/serve.mjs').then(async ({ serveGame }) => {
  const program = new URL(bundle)
  const { server, tables } = serveGame({ build: 'dist', host: null, folder, port: Number(port), limits: JSON.parse(limits), program })
  server.listen(Number(port), '127.0.0.1')
  await tables
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send((user + system) / 1000)
  })
  process.send('ready')
})`

/** A server of tables in a process of its own, on this machine only. */
export interface TablesServer {
  readonly url: string
  /** Returns its CPU time so far, in milliseconds. */
  ownTime(): Promise<number>
  /** Returns a figure of its page `/metrics`. */
  metric(name: string): Promise<number>
  /** Kills it at once. */
  kill(): Promise<void>
  /** Starts it again with the same logs, and resolves when it has tables. */
  start(): Promise<void>
  /** Ends it and removes its logs. */
  end(): Promise<void>
}

/** Starts a server of tables with logs in a new folder. */
export async function startTablesServer(): Promise<TablesServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tables-'))
  const port = await firstFreePort(4800)
  const url = `http://127.0.0.1:${port}`
  const program = pathToFileURL(await bundle('src/server/main.ts', { isWhole: true })).href
  let child: ChildProcess

  const answer = () =>
    new Promise<unknown>((answered, failed) => {
      child.once('message', answered)
      child.once('exit', () => failed(new Error('The server has ended.')))
    })

  async function start(): Promise<void> {
    child = spawn(process.execPath, ['-e', PROGRAM, folder, String(port), JSON.stringify(LIMITS), program], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await answer()
  }

  async function kill(): Promise<void> {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    url,
    async ownTime() {
      child.send('time')
      return Number(await answer())
    },
    async metric(name) {
      const text = await (await fetch(`${url}/metrics`)).text()
      return Number(new RegExp(`^tables_${name} (\\d+)$`, 'm').exec(text)?.[1])
    },
    start,
    kill,
    async end() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
