import { resolve } from 'node:path'
import { firstFreePort } from './free-port.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'
import { webServer } from './web-server.mjs'

const usualPort = 4173

/**
 * Installs, builds and serves the game on this machine until Ctrl-C. What the builder has to say to those who work on
 * the project is not for players: only its errors are told.
 * @param {string} outDir where the build is laid
 */
export async function serve(outDir = 'dist') {
  if (!ensureInstalled('play')) process.exit(1)
  console.log('Building the game ...')
  const { build } = await import('vite')
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })

  const port = await firstFreePort(usualPort)
  const server = webServer(resolve(root, outDir))
  server.listen(port, 'localhost')
  await new Promise((listening, failed) => server.once('listening', listening).once('error', failed))
  console.log(`The Last Fairy Tale is at http://localhost:${port} (Ctrl-C ends it)`)

  const end = () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}
