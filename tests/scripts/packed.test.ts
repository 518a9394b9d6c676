import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDockerfile, readIgnored } from '../../scripts/dockerfile-steps.mjs'
import { firstFreePort } from '../../scripts/free-port.mjs'
import { packServer } from '../../scripts/pack.mjs'
import { readServerSettings } from '../../scripts/server-settings.mjs'
import { standardRules } from '../../src/engine/boogyman/index.ts'
import { senderOf } from '../../src/server/socket.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'
import { type AnyGame, connect, openTable } from '../server/device.ts'

describe('the Dockerfile', () => {
  const steps = parseDockerfile(readFileSync('Dockerfile', 'utf8'))

  it('copies existing files that .dockerignore allows', () => {
    const isIgnored = readIgnored(readFileSync('.dockerignore', 'utf8'))
    const copied = steps.flatMap((step) => (step.do === 'COPY' && step.from === null ? step.paths : []))
    expect(copied).toEqual(['package.json', 'package-lock.json', '.'])
    for (const path of copied) expect([path, existsSync(path), isIgnored(path)]).toEqual([path, true, false])
    expect(['node_modules/vite/x.js', '.git', 'tests/a.ts', 'dist/index.html'].map(isIgnored)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['src/main.tsx', 'tsconfig.base.json', ''].map(isIgnored)).toEqual([false, false, false])
  })

  it('runs as a user without rights, by programs that are there', () => {
    expect(steps.findLast((step) => step.do === 'USER')).toMatchObject({ value: '1000:1000' })
    for (const step of steps)
      if (step.do === 'CMD' || step.do === 'HEALTHCHECK') {
        expect(step.command[0]).toBe('node')
        expect(existsSync(step.command[1] ?? '')).toBe(true)
      }
  })

  it('has no step that the check would skip', () => {
    expect(() => parseDockerfile('FROM node\nONBUILD RUN true')).toThrow(
      /cannot be carried out here: ONBUILD/,
    )
    expect(() => readIgnored('node_modules')).toThrow(/must be/)
    expect(parseDockerfile('# Note\nFROM a AS b\nENV A=1 B=2\nRUN one && \\\n  two\nCMD ["a", "b"]')).toEqual(
      [
        { text: 'FROM a AS b', do: 'FROM', image: 'a', name: 'b' },
        { text: 'ENV A=1 B=2', do: 'ENV', values: { A: '1', B: '2' } },
        { text: 'RUN one && two', do: 'RUN', command: 'one && two' },
        { text: 'CMD ["a", "b"]', do: 'CMD', command: ['a', 'b'] },
      ],
    )
  })
})

describe('the settings of a packed server', () => {
  it('are read from the environment', () => {
    expect(readServerSettings({})).toEqual({
      port: 4173,
      publicUrl: null,
      isBehindProxy: false,
      statusToken: null,
    })
    const env = { PORT: '80', PUBLIC_URL: 'https://games.example', BEHIND_PROXY: '1', STATUS_TOKEN: 'open' }
    const { publicUrl, ...others } = readServerSettings(env)
    expect(publicUrl?.origin).toBe('https://games.example')
    expect(others).toEqual({ port: 80, isBehindProxy: true, statusToken: 'open' })
  })

  it.each([
    [{ PORT: 'http' }, /^PORT is "http"/],
    [{ PORT: '70000' }, /^PORT is "70000"/],
    [{ PUBLIC_URL: 'games.example' }, /^PUBLIC_URL is "games.example", but it must be like/],
    [{ PUBLIC_URL: 'https://games.example/tales' }, /without a path/],
    [{ BEHIND_PROXY: 'yes' }, /^BEHIND_PROXY is "yes"/],
  ])('%j is wrong', (env, message) => {
    expect(() => readServerSettings(env)).toThrow(message)
  })
})

describe('the address of a device', () => {
  const request = (claim?: string) => ({
    headers: claim === undefined ? {} : { 'x-forwarded-for': claim },
    socket: { remoteAddress: '10.0.0.2' },
  })

  it('is that of its connection, or what the nearest proxy tells', () => {
    expect(senderOf(request('1.2.3.4'), false)).toBe('10.0.0.2')
    expect(senderOf(request('6.6.6.6, 1.2.3.4'), true)).toBe('1.2.3.4')
    expect(senderOf(request(), true)).toBe('10.0.0.2')
    expect(senderOf(request(''), true)).toBe('10.0.0.2')
  })
})

it('a packed server needs no package: it serves the page, tables and bots', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'))
  const build = join(folder, 'build')
  mkdirSync(build)
  writeFileSync(join(build, 'index.html'), '<title>The game</title>')
  const packed = join(folder, 'packed')
  await packServer(build, packed)
  const port = await firstFreePort(4500)
  const { REDIS_URL: _, ...own } = process.env
  const env = { ...own, PORT: String(port), PUBLIC_URL: 'https://games.example', STATUS_TOKEN: 'open' }
  const options = { cwd: packed, env }
  const server = spawn(
    process.execPath,
    ['scripts/serve-packed.mjs', '--tables', join(folder, 'tables')],
    options,
  )
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      said += text
    })
  const ended = new Promise((end) => server.once('exit', end))
  try {
    await new Promise<void>((started, failed) => {
      server.stdout.once('data', () => started())
      server.once('exit', () => failed(new Error(said)))
    })
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('The game')
    expect(spawnSync(process.execPath, ['scripts/healthy.mjs'], options).status).toBe(0)

    // A proxy on this machine is no owner; the token is.
    const statusFor = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status
    const proxied = { 'x-forwarded-for': '1.2.3.4' }
    expect(await statusFor(proxied)).toBe(404)
    expect(await statusFor({ ...proxied, authorization: 'Bearer wrong' })).toBe(404)
    expect(await statusFor({ ...proxied, authorization: 'Bearer open' })).toBe(200)

    const duel = SERVER_TALES['boogyman']?.game as AnyGame
    // The proxy passes the public name on.
    const ann = await connect(port, duel, { host: 'games.example', origin: 'https://games.example' })
    const config = { players: ['', ''], first: 'red', rules: standardRules() }
    // A bot that thinks in a thread has the first turn.
    await openTable(ann, duel, config, { 0: 'apprentice' })
    expect(ann.lobby().addresses).toEqual(['https://games.example'])
    await ann.done('take', { seat: 1, name: 'Ann' })
    await ann.done('begin', {})
    await ann.until(() => ann.place().n > 0)
    ann.close()
    server.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(said).toBe('The Last Fairy Tale is at https://games.example (Ctrl-C ends it)\n')
  } finally {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
