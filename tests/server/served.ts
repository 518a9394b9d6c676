import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Serves a page with tables as `npm start` does, on a free port, which it prints. Many devices of a test come from one address.
 */
const PROGRAM = `
const [build, folder] = process.argv.slice(1)
const limits = { requestsPerSecond: 1000, requestBurst: 1000, wrongCodesPerMinute: 1000 }
import('./scripts/serve.mjs').then(async ({ serveGame }) => {
  const redisUrl = process.env.REDIS_URL
  const { server, tables, end } = serveGame({ build, host: null, folder, redisUrl, port: 0, limits })
  process.once('SIGTERM', end)
  server.listen(0, '127.0.0.1')
  await tables
  console.log('at ' + server.address().port)
}).catch((error) => {
  console.error(error.message)
  process.exit(1)
})`

/** A running server of a test. */
export interface Served {
  readonly port: number
  readonly child: ChildProcess
  /** What it has printed as errors so far. */
  errors(): string
  /** Resolves to its exit code when it has ended; null if it was killed. */
  readonly ended: Promise<number | null>
}

/** Servers with one page and one folder of tables; all end with the test. */
export function createServers() {
  const folder = mkdtempSync(join(tmpdir(), 'served-'))
  writeFileSync(join(folder, 'index.html'), '<title>The game</title>')
  const children: ChildProcess[] = []
  return {
    /** The folder of the page. */
    folder,
    /** The folder of the tables. */
    tables: join(folder, 'tables'),

    /** Starts a server; rejects with its errors if it ends at once. */
    async serve(redisUrl?: string): Promise<Served> {
      const { REDIS_URL: _, ...env } = process.env
      const child = spawn(process.execPath, ['-e', PROGRAM, folder, join(folder, 'tables')], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...env, ...(redisUrl !== undefined && { REDIS_URL: redisUrl }) },
      })
      children.push(child)
      let errors = ''
      child.stderr.on('data', (text) => {
        errors += text
      })
      const ended = new Promise<number | null>((end) => child.once('exit', end))
      const port = await new Promise<number>((found, failed) => {
        child.stdout.on('data', (text) => found(Number(/at (\d+)/.exec(String(text))?.[1])))
        child.once('close', () => failed(new Error(errors)))
      })
      return { port, child, errors: () => errors, ended }
    },

    end(): void {
      for (const child of children) child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
