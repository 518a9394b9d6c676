import { hostname, networkInterfaces } from 'node:os'

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** Returns the addresses of this machine in its networks, the shortest kind first. */
function ownAddresses() {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  // Link-local addresses need the name of an interface, which no browser knows.
  const reachable = found.filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
  const [four, six] = ['IPv4', 'IPv6'].map((kind) =>
    reachable.filter(({ family }) => family === kind).map(({ address }) => address),
  )
  return [...(four ?? []), ...(six ?? []).map((address) => `[${address}]`)]
}

/** Returns the names of this machine in a local network. @param {string} given '' for none */
const ownNames = (given) => {
  const [name = ''] = hostname().toLowerCase().split('.')
  return [...(given ? [given.toLowerCase()] : []), ...(name ? [`${name}.local`] : [])]
}

/**
 * Returns a function that is true for the hosts of this server, as in the header Host. Other names may point at this machine too: a page of
 * a foreign server would be taken for ours (DNS rebinding).
 * @param {string | null} name as in `--host`; null if the server listens on this machine only
 * @returns {(host: string) => boolean}
 */
export function allowedHosts(name) {
  const fixed = new Set([...THIS_MACHINE, ...(name === null ? [] : ownNames(name))])
  return (host) => {
    const bare = host.toLowerCase().replace(/:\d*$/, '')
    // Addresses change with the network of a laptop.
    return fixed.has(bare) || (name !== null && ownAddresses().includes(bare))
  }
}

/**
 * Returns the addresses of the page for other devices, the best first; none if the server listens on this machine only.
 * @param {string | null} name as in `--host`
 * @param {number} port
 */
export const networkAddresses = (name, port) =>
  name === null ? [] : [...(name ? [name] : []), ...ownAddresses()].map((host) => `http://${host}:${port}`)
