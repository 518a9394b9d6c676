import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { describe, expect, it, test } from 'vitest'
import { firstFreePort } from '../../scripts/free-port.mjs'
import { isAsLocked, isFresh, npmCommand } from '../../scripts/install.mjs'
import { isSupported } from '../../scripts/node-version.mjs'

describe('the version of Node', () => {
  it.each([
    ['18.20.4', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['21.7.3', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['23.0.0', true],
    ['24.21.0', true],
  ])('%s is good enough: %s', (version, expected) => {
    expect(isSupported(version)).toBe(expected)
  })
})

describe('whether the installed packages are fresh', () => {
  const play = { lock: 'a', machine: 'linux-x64', purpose: 'play' } as const
  const work = { ...play, purpose: 'work' } as const

  it('means the same lock file on the same kind of machine', () => {
    expect(isFresh(play, play)).toBe(true)
    expect(isFresh(undefined, play)).toBe(false)
    expect(isFresh({}, play)).toBe(false)
    expect(isFresh({ ...play, lock: 'b' }, play)).toBe(false)
    expect(isFresh({ ...play, machine: 'darwin-arm64' }, play)).toBe(false)
  })

  it('lets test tools serve for playing, not the other way round', () => {
    expect(isFresh(work, play)).toBe(true)
    expect(isFresh(play, work)).toBe(false)
  })
})

test('the lock file names all optional packages, so that `npm ci` works everywhere', () => {
  const { packages }: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } =
    JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const optional = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}))
  expect(optional.length).toBeGreaterThan(20)
  expect(optional.filter((name) => !packages[`node_modules/${name}`])).toEqual([])
})

describe('whether installed packages match the lock file', () => {
  const locked = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/tool': { version: '2.0.0', dev: true },
    'node_modules/for-mac': { version: '3.0.0', optional: true },
  }
  const all = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/tool': { version: '2.0.0' } }

  it('needs its purpose’s packages in their version', () => {
    expect(isAsLocked(all, locked, 'work')).toBe(true)
    expect(isAsLocked({}, locked, 'play')).toBe(false)
    expect(isAsLocked({ ...all, 'node_modules/a': { version: '0.9.0' } }, locked, 'work')).toBe(false)
  })

  it('allows missing tools for playing, not for working', () => {
    const played = { 'node_modules/a': { version: '1.0.0' } }
    expect(isAsLocked(played, locked, 'play')).toBe(true)
    expect(isAsLocked(played, locked, 'work')).toBe(false)
  })

  it('allows missing foreign packages, no wrong version', () => {
    expect(isAsLocked({ ...all, 'node_modules/for-mac': { version: '2.9.0' } }, locked, 'work')).toBe(false)
  })
})

describe('starting npm', () => {
  it('uses the npm that started us', () => {
    const npm = { command: process.execPath, before: ['/lib/npm-cli.js'], shell: false }
    expect(npmCommand('/lib/npm-cli.js', 'win32')).toEqual(npm)
  })

  it('finds npm however it was started', () => {
    expect(npmCommand('/lib/yarn.js', 'linux')).toEqual({ command: 'npm', before: [], shell: false })
    expect(npmCommand(undefined, 'win32')).toEqual({ command: 'npm', before: [], shell: true })
  })
})

describe('the first free port', () => {
  it('is the requested one, or the next if that is taken', async () => {
    const free = await firstFreePort(24_173)
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(free, '127.0.0.1', resolve))
    const next = await firstFreePort(free)
    await new Promise((resolve) => server.close(resolve))
    expect(next).toBeGreaterThan(free)
  })
})
