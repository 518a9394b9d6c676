import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { standardRules } from '../../src/engine/boogyman/index.ts'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { PROTOCOL } from '../../src/protocol/messages.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'
import { type AnyGame, connect, type Device, newId, openTable } from './device.ts'
import { createServers } from './served.ts'

const duel = SERVER_TALES['boogyman']?.game as AnyGame
const CONFIG = { players: ['', ''], first: 'red', rules: standardRules() }

let servers: ReturnType<typeof createServers>
const devices: Device[] = []
beforeEach(() => {
  servers = createServers()
})
afterEach(() => {
  for (const device of devices.splice(0)) device.close()
  servers.end()
})

async function device(port: number): Promise<Device> {
  const one = await connect(port, duel)
  devices.push(one)
  return one
}

/** One person plays both seats of a duel. */
async function duelAt(port: number) {
  const ann = await device(port)
  const { table } = await openTable(ann, duel, CONFIG)
  const tokens: string[] = []
  for (const seat of [0, 1]) tokens.push((await ann.done('take', { seat, name: '' })).token)
  await ann.done('begin', {})
  return { ann, table, tokens }
}

const firstAction = (one: Device) => duel.codec.writeAction(duel.list(stateOf(one.session()))[0])

test('a killed server has every action that it has acknowledged; its folder is taken over', async () => {
  const first = await servers.serve()
  const { ann, table, tokens } = await duelAt(first.port)
  for (let acted = 0; acted < 12; acted += 1) await ann.act(firstAction(ann))
  const acknowledged = ann.session()
  // One more is under way when the server dies.
  const { epoch, n } = ann.place()
  const request = { epoch, n, id: newId(), actions: [firstAction(ann)] }
  ann.socket.emit('act', request, () => {})
  first.child.kill('SIGKILL')
  expect(await first.ended).toBeNull()
  // The death may also leave half a line.
  const log = readdirSync(servers.tables).find((name) => name.endsWith('.jsonl')) ?? ''
  appendFileSync(join(servers.tables, log), '{"do":"act","seat":0,"mov')

  const second = await servers.serve()
  const back = await device(second.port)
  await back.done('sit', { protocol: PROTOCOL, table, tokens })
  expect(back.session().moves.length).toBeGreaterThanOrEqual(12)
  expect(
    back
      .session()
      .moves.slice(0, 12)
      .map(({ action }) => action),
  ).toEqual(acknowledged.moves.slice(0, 12).map(({ action }) => action))
  expect(second.errors()).toMatch(/ended in half a line/)
  // Its answer was lost: the same request again is done once, whether it was stored or not.
  expect(await back.ask('act', request)).toMatchObject({ ok: true })
  expect(await back.ask('act', request)).toMatchObject({ ok: true })
  expect(back.place()).toMatchObject({ epoch, n: n + 1 })
  expect((await back.act(firstAction(back))).ok).toBe(true)

  // A third process cannot use the same folder, and serves the game without tables.
  const third = await servers.serve()
  expect(third.errors()).toMatch(/not possible now\. The tables in .* are used by process \d+/)
  expect(await (await fetch(`http://127.0.0.1:${third.port}/`)).text()).toContain('The game')
  await expect(connect(third.port, duel)).rejects.toThrow()
  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)

  // The end is said, and the folder is free again.
  second.child.kill('SIGTERM')
  await back.until(() => !back.socket.connected)
  expect(back.bye()).toBe('busy')
  expect(await second.ended).toBe(0)
  expect(readdirSync(servers.tables)).toEqual([log])
})

/** Rewrites the lock of the folder as a process of another container would have written it. */
function changeLock(change: object): void {
  const path = join(servers.tables, 'lock')
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...change }))
}

// Only Linux tells the start of the machine, by which containers of one machine know each other.
test.runIf(existsSync('/proc/sys/kernel/random/boot_id'))(
  'the folder of a killed container is taken over, and that of a living one never',
  async () => {
    const first = await servers.serve()
    // Another host name, and a process number that is free here.
    changeLock({ host: 'container-1', pid: 999_999_999 })
    const refused = await servers.serve()
    expect(refused.errors()).toMatch(/are used by process 999999999 on the computer container-1/)

    first.child.kill('SIGKILL')
    expect(await first.ended).toBeNull()
    const next = await servers.serve()
    expect(next.errors()).toBe('')
    await duelAt(next.port)
    next.child.kill('SIGTERM')
    expect(await next.ended).toBe(0)
    // The lock and the sockets of all owners are gone.
    expect(readdirSync(servers.tables)).toEqual([expect.stringMatching(/\.jsonl$/)])
  },
)

/** A server whose tables never close, as on a disk that no longer answers. It says when it listens. */
const HANGING = `
const [build, program] = process.argv.slice(1)
import('./scripts/serve.mjs').then(async ({ serveGame }) => {
  const options = { build, host: null, folder: null, port: 0, program: new URL(program) }
  const { server, tables, end } = serveGame(options)
  process.once('SIGTERM', end)
  server.listen(0, '127.0.0.1')
  await tables
  console.log('listens')
})`

test('a server that cannot write to its end still ends within five seconds', async () => {
  const program = join(servers.folder, 'hanging.mjs')
  writeFileSync(
    program,
    'setInterval(() => {}, 1e6); export const startTables = async () => ({ status: () => null, close: () => new Promise(() => {}) })',
  )
  const words = ['-e', HANGING, servers.folder, pathToFileURL(program).href]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const ended = new Promise<number | null>((end) => child.once('exit', end))
    await new Promise((listens) => child.stdout.once('data', listens))
    const start = performance.now()
    child.kill('SIGTERM')
    expect(await ended).toBe(1)
    // Above five seconds: what a busy machine needs to end a process.
    expect(performance.now() - start).toBeLessThan(7000)
  } finally {
    child.kill('SIGKILL')
  }
})

test('bots that think for long do so in a thread of their own', async () => {
  const { port, errors, child, ended } = await servers.serve()
  const ann = await device(port)
  await openTable(ann, duel, CONFIG, { 1: 'apprentice' })
  await ann.done('take', { seat: 0, name: 'Ann' })
  await ann.done('begin', {})
  const isTurn = () => duel.decider(stateOf(ann.session())) === 0
  for (let acted = 0; acted < 4; acted += 1) {
    await ann.until(isTurn)
    await ann.act(firstAction(ann))
  }
  await ann.until(isTurn)
  expect(errors()).toBe('')
  expect(JSON.parse(await (await fetch(`http://127.0.0.1:${port}/health`)).text())).toMatchObject({
    ok: true,
  })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
