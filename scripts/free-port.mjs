import { connect } from 'node:net'

/**
 * Whether somebody answers at this port of this machine. Asking is surer than binding: another program may
 * hold only one of the two addresses called localhost.
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
 * The first port from this one up at which nobody answers.
 * @param {number} from
 * @returns {Promise<number>}
 */
export async function firstFreePort(from) {
  for (let port = from; port < from + 100; port += 1) {
    const taken = await Promise.all([answers(port, '127.0.0.1'), answers(port, '::1')])
    if (!taken.includes(true)) return port
  }
  throw new Error(`The ports ${from} to ${from + 99} are all taken.`)
}
