import { describe, expect, it } from 'vitest'
import { installedRedis, obtainRedis, type RedisMachine } from '../../scripts/redis.mjs'

/** A machine with these files, all of which run. `installed`: what its package brings. */
function machineWith(files: readonly string[], own: Partial<RedisMachine> = {}, installed = '') {
  const there = new Set(files)
  const machine: RedisMachine = {
    env: {},
    exists: (path) => there.has(path),
    runs: () => true,
    which: (name) => [...there].find((path) => path.endsWith(`/${name}`)),
    hasApt: () => false,
    installRedis: () => void there.add(installed),
    ...own,
  }
  return machine
}

describe('the Redis of the tests', () => {
  it('is the one REDIS_SERVER names, before any other', () => {
    const env = { REDIS_SERVER: '/my/redis' }
    expect(installedRedis(machineWith(['/my/redis', '/usr/bin/redis-server'], { env }))).toBe('/my/redis')
    expect(() => installedRedis(machineWith(['/usr/bin/redis-server'], { env }))).toThrow(
      'REDIS_SERVER is "/my/redis", but this file does not exist.',
    )
  })

  it('is taken from PATH if it runs', () => {
    const files = ['/usr/bin/redis-server']
    expect(installedRedis(machineWith(files))).toBe('/usr/bin/redis-server')
    expect(installedRedis(machineWith(files, { runs: () => false }))).toBeUndefined()
  })

  it('is installed where system packages may be', () => {
    const installed = '/usr/bin/redis-server'
    expect(obtainRedis(machineWith([], { hasApt: () => true }, installed))).toBe(installed)
    expect(obtainRedis(machineWith([], { hasApt: () => true }))).toBeUndefined()
    expect(obtainRedis(machineWith([], {}, installed))).toBeUndefined()
  })
})
