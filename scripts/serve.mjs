import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { firstFreePort } from './free-port.mjs'
import { allowedHosts, networkAddresses } from './hosts.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'
import { readStartOptions, userFolder } from './start-options.mjs'
import { webServer } from './web-server.mjs'

const usualPort = 4173

/** Time for a good end, in milliseconds. */
const LAST_MOMENT = 5000

/**
 * Installs, builds and serves the game until Ctrl-C, with tables for several devices. Prints only the errors of the builder: its other
 * messages are for developers.
 * @param {string} outDir folder for the build
 * @param {readonly string[]} words the command line
 */
export async function serve(outDir = 'dist', words = process.argv.slice(2)) {
  const { tables: folder, ...options } = readStartOptions(words, { standardFolder: userFolder() })
  if (!ensureInstalled('play')) process.exit(1)
  console.log('Building the game ...')
  const { build } = await import('vite')
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })

  const port = await firstFreePort(usualPort)
  await listen({ ...options, folder, build: resolve(root, outDir), port })
  if (options.host !== null) await printAddresses(networkAddresses(options.host, port))
}

/**
 * Serves a build with its tables until Ctrl-C, and prints its address.
 * @param {ServedGame} options
 */
export async function listen(options) {
  const { host, port } = options
  const served = serveGame(options)
  // Without `--host` other machines cannot even connect.
  if (host === null) served.server.listen(port, 'localhost')
  else served.server.listen(port)
  const listening = new Promise((done, failed) => served.server.once('listening', done).once('error', failed))
  await Promise.all([listening, served.tables])
  const address = options.publicUrl?.origin ?? `http://localhost:${port}`
  console.log(`The Last Fairy Tale is at ${address} (Ctrl-C ends it)`)

  process.once('SIGINT', served.end)
  process.once('SIGTERM', served.end)
}

/**
 * The options of a server of a build with its tables. `folder`: null keeps the tables in memory. `redisUrl`: they are there instead.
 * `program`: the bundle of src/server/main.ts, made now if it is not given.
 * @typedef {{ build: string, host: string | null, folder: string | null, port: number, redisUrl?: string | undefined, program?: URL,
 * limits?: Record<string, number> } & Partial<Omit<import('./server-settings.mjs').ServerSettings, 'port'>>} ServedGame
 */

/**
 * Makes a server of a build with its tables; the caller lets it listen. If the tables cannot start, the game is served without them, and a
 * message says why; with a Redis, `tables` rejects instead: other processes have the tables that would be missing here.
 * @param {ServedGame} options
 */
export function serveGame(options) {
  const { build, host, folder, redisUrl, port, limits = {} } = options
  const { publicUrl = null, isBehindProxy = false, statusToken = null } = options
  const isOwnHost = allowedHosts(host)
  const isAllowedHost = (/** @type {string} */ name) => isOwnHost(name) || name === publicUrl?.host
  /** @type {import('../src/server/main.ts').RunningTables | null} */
  let running = null
  const status = (/** @type {string} */ path) => running?.status(path) ?? null
  const server = webServer(build, { isAllowedHost, status, statusToken })
  const start = async () => {
    try {
      const program = options.program ?? pathToFileURL(await bundle('src/server/main.ts'))
      /** @type {typeof import('../src/server/main.ts')} */
      const { startTables } = await import(program.href)
      running = await startTables({
        httpServer: server,
        folder,
        redisUrl,
        isAllowedHost,
        isBehindProxy,
        addresses: () => (publicUrl ? [publicUrl.origin] : networkAddresses(host, port)),
        program,
        limits,
      })
    } catch (error) {
      if (redisUrl !== undefined) throw error
      console.error(
        `Games on several devices are not possible now. ${error instanceof Error ? error.message : error}`,
      )
    }
  }
  const tables = start()

  const end = async () => {
    setTimeout(() => process.exit(1), LAST_MOMENT).unref()
    server.close()
    await tables.catch(() => {}) // told to the caller
    await running?.close()
    server.closeAllConnections()
    process.exit(0)
  }
  return { server, tables, end: () => void end() }
}

/**
 * Prints where other devices find the game, with a QR code of the first address.
 * @param {readonly string[]} addresses
 */
async function printAddresses(addresses) {
  const [first] = addresses
  if (first === undefined) return console.log('This machine is in no network: other devices cannot reach it.')
  console.log(`Other devices in your network find it at ${addresses.join(' or ')}`)
  const { renderUnicodeCompact } = await import('uqr')
  console.log(renderUnicodeCompact(first))
}
