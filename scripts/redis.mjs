// Finds a Redis for the tests of the server, or installs one.
import { machine } from './machine.mjs'

/**
 * The machine, as the search for a Redis sees and changes it.
 * @typedef {Pick<import('./browser.mjs').Machine, 'env' | 'exists' | 'runs' | 'which' | 'hasApt'> & { installRedis: () => void }} RedisMachine
 * `installRedis` installs the system's package
 */

/** The message if no Redis can be found or installed. */
export const noRedis =
  'The tests of tables on several processes need Redis: install the program redis-server (Debian and Ubuntu: apt-get install redis-server), or set REDIS_SERVER to its path.'

/**
 * Returns the program of `REDIS_SERVER`, else `redis-server` on PATH; undefined if there is none. Throws if the file of `REDIS_SERVER` is
 * missing: no other one may replace it.
 * @param {RedisMachine} on
 * @returns {string | undefined}
 */
export function installedRedis(on = machine) {
  const wished = on.env['REDIS_SERVER']
  if (wished) {
    if (on.exists(wished)) return wished
    throw new Error(`REDIS_SERVER is "${wished}", but this file does not exist.`)
  }
  const found = on.which('redis-server')
  return found && on.runs(found) ? found : undefined
}

/**
 * Returns a Redis that starts, installed now if necessary; undefined if that fails.
 * @param {RedisMachine} on
 * @returns {string | undefined}
 */
export function obtainRedis(on = machine) {
  const found = installedRedis(on)
  if (found || !on.hasApt()) return found
  on.installRedis()
  return installedRedis(on)
}
