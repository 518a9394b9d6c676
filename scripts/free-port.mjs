import { connect } from 'node:net'

/**
 * True if a program listens at this port of this machine. Connecting is more reliable than binding: another program may use only one of the
 * two addresses of localhost.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host })
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}

/**
 * Returns the first free port from this one up.
 * @param {number} from
 * @returns {Promise<number>}
 */
export async function firstFreePort(from) {
  for (let port = from; port < from + 100; port += 1) {
    const taken = await Promise.all([answers(port, '127.0.0.1'), answers(port, '::1')])
    if (!taken.includes(true)) return port
  }
  throw new Error(`No free port from ${from} to ${from + 99}.`)
}
