import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Socket } from 'socket.io-client'
import { parseDockerfile } from '../scripts/dockerfile-steps.mjs'
import { firstFreePort } from '../scripts/free-port.mjs'
import { PROTOCOL } from '../src/protocol/messages.ts'
import { readCompose, type Service } from './compose-file.ts'
import { actOf, ask, connected, openDuel, recordedDuel, type Table } from './table-devices.ts'

/** The port of each service in its container. */
const INNER_PORTS: Readonly<Record<string, number>> = { redis: 6379, first: 4173, second: 4173, proxy: 80 }

/** The longest wait for a service, in milliseconds. */
const START_MS = 60_000

/** Moves of the duel before a server is killed. */
const MOVES_BEFORE = 10

/** The wait after which all devices of a killed server have lost their connection, in milliseconds. */
const NOTICE_MS = 1000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Carries out compose.yaml and Caddyfile as they are written, with programs of this machine instead of containers (`redis-server`, `caddy`,
 * and the packed build of `npm run build`): only names and ports of services become addresses of this machine. Plays a duel through the proxy,
 * kills one of the two servers in the middle of it, and measures how soon the devices are back at their table.
 */
export async function benchCompose(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-compose-'))
  const started: ChildProcess[] = []
  try {
    const ports: Record<string, number> = {}
    for (const name of Object.keys(INNER_PORTS))
      ports[name] = await firstFreePort(5100 + 100 * Object.keys(ports).length)
    const url = `http://localhost:${ports['proxy']}`
    const services = readCompose(readFileSync('compose.yaml', 'utf8'), { PUBLIC_URL: url })
    run('node', ['scripts/pack.mjs', join(folder, 'packed')])
    const start = performance.now()
    const running = new Map<string, ChildProcess>()
    for (const [name, service] of services) {
      const child = startService(name, service, folder, ports)
      running.set(name, child)
      started.push(child)
      await untilReady(name, service, ports)
    }
    console.log(`${services.length} services of compose.yaml have started in ${seconds(start)}`)
    await expectPages(url, ports)
    await playOverKill(url, () => running.get('first')?.kill('SIGKILL'))
  } finally {
    for (const child of started) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw error ?? new Error(`"${[program, ...args].join(' ')}" has failed.`)
}

/** Replaces the names of services and their ports by addresses of this machine. */
const onThisMachine = (text: string, ports: Readonly<Record<string, number>>): string =>
  Object.entries(INNER_PORTS).reduce(
    (done, [name, inner]) => done.replaceAll(`${name}:${inner}`, `127.0.0.1:${ports[name]}`),
    text,
  )

/** Starts a service as its image or its Dockerfile does. */
function startService(
  name: string,
  { image = '', command, environment, volumes }: Service,
  folder: string,
  ports: Readonly<Record<string, number>>,
): ChildProcess {
  const data = join(folder, name)
  mkdirSync(data)
  const port = String(ports[name])
  const begin = (program: string, args: readonly string[], cwd: string, env: Record<string, string>) =>
    spawnQuietly(name, program, args, { cwd, env: { ...process.env, ...env } })
  if (image.startsWith('redis:') && command) {
    const [program, ...args] = command
    return begin(program, [...args, '--port', port, '--bind', '127.0.0.1', '--dir', data], data, {})
  }
  if (image.startsWith('caddy:')) {
    const [source = ''] = (volumes[0] ?? '').split(':')
    const config = join(data, 'Caddyfile')
    writeFileSync(config, onThisMachine(readFileSync(source, 'utf8'), ports).replace(/^:80 /m, `:${port} `))
    const args = ['run', '--config', config, '--adapter', 'caddyfile']
    return begin('caddy', args, data, { HOME: data, XDG_DATA_HOME: data })
  }
  if (image !== '') throw new Error(`No program stands in for the image ${image} of ${name}.`)
  const steps = parseDockerfile(readFileSync('Dockerfile', 'utf8'))
  const env: Record<string, string> = {}
  let words: string[] = []
  for (const step of steps) {
    if (step.do === 'ENV') Object.assign(env, step.values)
    if (step.do === 'CMD') words = step.command
  }
  for (const [key, value] of Object.entries(environment)) env[key] = onThisMachine(value, ports)
  const [program = '', ...args] = words
  return begin(program, args, join(folder, 'packed'), { ...env, HOME: data, PORT: port })
}

/** Starts a program. Prints what it said only if it cannot start or fails. */
function spawnQuietly(
  name: string,
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr?.on('data', (text) => {
    said += String(text)
  })
  child.once('error', ({ message }) => console.error(`${name} cannot start: ${message}`))
  child.once('exit', (code) => {
    if (code) console.error(`${name} has failed:\n${said}`)
  })
  return child
}

/** Waits until a service is healthy, or at least answers. */
async function untilReady(
  name: string,
  { healthcheck }: Service,
  ports: Readonly<Record<string, number>>,
): Promise<void> {
  const end = performance.now() + START_MS
  const port = String(ports[name])
  const isReady = async (): Promise<boolean> => {
    if (healthcheck) {
      const [, program = '', ...args] = healthcheck.test
      return spawnSync(program, ['-p', port, ...args], { stdio: 'ignore' }).status === 0
    }
    return fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  }
  while (!(await isReady())) {
    if (performance.now() > end) throw new Error(`${name} is not ready after ${START_MS / 1000} seconds.`)
    await wait(200)
  }
}

/** Expects the game behind the proxy, and the pages about its state only behind each server itself. */
async function expectPages(url: string, ports: Readonly<Record<string, number>>): Promise<void> {
  const page = await (await fetch(`${url}/`)).text()
  if (!page.includes('<title>The Last Fairy Tale</title>'))
    throw new Error('The proxy does not serve the game.')
  for (const path of ['/health', '/metrics']) {
    const { status } = await fetch(`${url}${path}`)
    if (status !== 404) throw new Error(`The proxy answers ${path} with ${status}.`)
  }
  for (const name of ['first', 'second']) {
    const { ok } = await fetch(`http://127.0.0.1:${ports[name]}/health`)
    if (!ok) throw new Error(`The ${name} server is not healthy.`)
  }
}

/** Plays a recorded duel through the proxy; a server is killed in its middle. Every move must be acknowledged in its place. */
async function playOverKill(url: string, kill: () => void): Promise<void> {
  const duel = recordedDuel()
  const table = await openDuel(url)
  const hands = table.sockets.slice(0, 2)
  const play = async (from: number, to: number) => {
    for (let n = from; n < to; n += 1) {
      const move = duel[n]
      const hand = hands[move?.seat ?? 0]
      if (move && hand) await ask(hand, 'act', actOf(n, move))
    }
  }
  await play(0, MOVES_BEFORE)
  const returns: Promise<number>[] = []
  const start = performance.now()
  const returned = async (index: number) => {
    const socket = await comeBack(url, table, index)
    if (index < hands.length) hands[index] = socket
    return performance.now() - start
  }
  for (const [index, socket] of table.sockets.entries())
    socket.once('disconnect', () => returns.push(returned(index)))
  kill()
  await wait(NOTICE_MS)
  const spans = await Promise.all(returns)
  for (const socket of table.sockets) socket.removeAllListeners('disconnect')
  if (spans.length === 0 || spans.length === table.sockets.length)
    throw new Error(
      `${spans.length} of ${table.sockets.length} devices were at the killed server: the proxy does not share them out.`,
    )
  await play(MOVES_BEFORE, duel.length)
  console.log(
    `${spans.length} of ${table.sockets.length} devices were at the killed server: back in ${Math.round(Math.max(...spans))} ms at most; ` +
      `all ${duel.length} moves acknowledged, ${MOVES_BEFORE} before the kill`,
  )
  for (const socket of [...table.sockets, ...hands]) socket.disconnect()
}

/** Connects a device again and again until it is at its table with its seat. */
async function comeBack(url: string, { id, key, tokens }: Table, index: number): Promise<Socket> {
  const own = tokens[index]
  for (const end = performance.now() + START_MS; ; ) {
    const socket = await connected(url).catch(() => null)
    const request = { protocol: PROTOCOL, table: id, key, tokens: own === undefined ? [] : [own] }
    if (
      socket &&
      (await ask(socket, 'sit', request).then(
        () => true,
        () => false,
      ))
    )
      return socket
    socket?.disconnect()
    if (performance.now() > end) throw new Error('A device does not find its table again.')
    await wait(100)
  }
}
