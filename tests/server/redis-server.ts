import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedRedis, noRedis } from '../../scripts/redis.mjs'

/** The options of a wait for Redis on a busy machine. */
export const PATIENT = { timeout: 180_000 }

/** A real Redis for a test, on a free port of this machine, with its data in a folder of its own. */
export interface RedisServer {
  readonly url: string
  /** Ends it without a warning, as a crash does. */
  kill(): Promise<void>
  /** Starts it again with the data that it has written. */
  start(): Promise<void>
  /** Stops and resumes its answers, as a machine that hangs. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Ends it, and removes its data. */
  remove(): Promise<void>
}

/** Starts a Redis with an append-only file; rejects with what to install if the machine has none. `options`: more of its command line. */
export async function startRedis(...options: readonly string[]): Promise<RedisServer> {
  const program = installedRedis()
  if (!program) throw new Error(noRedis)
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const standard = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '']
    const kept = ['--appendonly', 'yes', '--appendfsync', 'always']
    const redis = spawn(program as string, [...standard, ...kept, ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = redis
    let said = ''
    await new Promise<void>((ready, failed) => {
      const read = (text: unknown) => {
        said += String(text)
        if (/Ready to accept connections/.test(said)) ready()
      }
      redis.stdout.on('data', read)
      redis.stderr.on('data', read)
      redis.once('error', failed)
      redis.once('exit', () => failed(new Error(`Redis has ended: ${said}`)))
    })
  }

  async function kill(): Promise<void> {
    const redis = child
    child = null
    if (!redis || redis.exitCode !== null || redis.signalCode !== null) return
    const ended = new Promise((end) => redis.once('exit', end))
    redis.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    signal: (signal) => void child?.kill(signal),
    async remove() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
