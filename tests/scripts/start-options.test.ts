import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowedHosts, networkAddresses } from '../../scripts/hosts.mjs'
import { readStartOptions, userFolder } from '../../scripts/start-options.mjs'

describe('the options of npm start', () => {
  let here = ''
  beforeAll(() => {
    here = mkdtempSync(join(tmpdir(), 'options-'))
    writeFileSync(join(here, 'file'), '')
  })
  afterAll(() => rmSync(here, { recursive: true }))
  const readWith = (env: Record<string, string>, ...words: string[]) =>
    readStartOptions(words, { standardFolder: '/usual', env: { INIT_CWD: here, ...env } })
  const read = (...words: string[]) => readWith({}, ...words)

  it('are this machine only and the usual folder, unless others are given', () => {
    expect(read()).toEqual({ host: null, tables: '/usual', redisUrl: undefined })
    expect(read('--host')).toMatchObject({ host: '', tables: '/usual' })
    expect(read('--host', 'games.example', '--tables', '/here')).toMatchObject({
      host: 'games.example',
      tables: resolve('/here'),
    })
    expect(read('--tables', '/here', '--host')).toMatchObject({ host: '', tables: resolve('/here') })
  })

  it('have a folder relative to where the user is, not to the project', () => {
    expect(read('--tables', 'new/tables').tables).toBe(join(here, 'new/tables'))
    expect(read('--tables', '.').tables).toBe(here)
    expect(readStartOptions(['--tables', 'x'], { standardFolder: '/usual', env: {} }).tables).toBe(
      resolve('x'),
    )
  })

  it('need a Redis address unless empty', () => {
    expect(readWith({ REDIS_URL: 'redis://there' }).redisUrl).toBe('redis://there')
    expect(readWith({ REDIS_URL: '' }).redisUrl).toBeUndefined()
  })

  it.each([
    [['--hots'], 'Unknown option "--hots".'],
    [['here'], 'Unknown option "here".'],
    [['--tables'], '--tables needs a folder.'],
    [['--tables', '--host'], '--tables needs a folder.'],
    [['--tables', ''], 'The folder after --tables is empty.'],
    [['--host', ''], 'The name after --host is empty. Leave it out, or give the name of this machine.'],
    [['--host', 'http://x/'], '"http://x/" is no name of a machine. Give the name alone: --host x'],
    [['--host', 'x.local:80'], '"x.local:80" is no name of a machine. Give the name alone: --host x.local'],
    [['--host', 'a b'], '"a b" is no name of a machine.'],
  ])('%j are wrong', (words, problem) => {
    expect(() => read(...words)).toThrow(`${problem}\nUsage: npm start`)
  })

  it('have no file instead of a folder', () => {
    const problem = `--tables needs a folder, but ${join(here, 'file')} is a file.\nUsage: npm start`
    expect(() => read('--tables', 'file')).toThrow(problem)
    expect(() => read('--tables', 'file/tables')).toThrow(problem)
  })

  it('keep tables among the data of the user', () => {
    expect(userFolder({ XDG_DATA_HOME: '/data' }, 'linux', '/home/ann')).toBe(
      join('/data', 'the-last-fairy-tale', 'tables'),
    )
    expect(userFolder({}, 'linux', '/home/ann')).toBe(
      join('/home/ann/.local/share', 'the-last-fairy-tale', 'tables'),
    )
    expect(userFolder({}, 'darwin', '/Users/ann')).toMatch(/Library/)
    expect(userFolder({ LOCALAPPDATA: '/local' }, 'win32', '/')).toBe(
      join('/local', 'the-last-fairy-tale', 'tables'),
    )
  })
})

describe('the hosts of a server', () => {
  it('are those of this machine', () => {
    const isAllowed = allowedHosts(null)
    for (const host of ['localhost:4173', 'localhost', '127.0.0.1:1', '[::1]:4173', 'LOCALHOST:4173'])
      expect({ host, isAllowed: isAllowed(host) }).toEqual({ host, isAllowed: true })
    for (const host of [
      'evil.example',
      'localhost.evil.example:4173',
      '127.0.0.1.evil.example',
      '10.0.0.1',
      '',
    ])
      expect({ host, isAllowed: isAllowed(host) }).toEqual({ host, isAllowed: false })
    expect(networkAddresses(null, 4173)).toEqual([])
  })

  it('are also its names and addresses in the network with --host', () => {
    const isAllowed = allowedHosts('Games.example')
    expect(isAllowed('games.example:4173')).toBe(true)
    expect(isAllowed(`${hostname().split('.')[0]}.local:4173`)).toBe(true)
    expect(isAllowed('evil.example')).toBe(false)
    const [named, ...addresses] = networkAddresses('games.example', 4173)
    expect(named).toBe('http://games.example:4173')
    for (const address of addresses) expect(isAllowed(new URL(address).host)).toBe(true)
  })
})
