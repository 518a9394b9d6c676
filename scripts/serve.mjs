import { firstFreePort } from './free-port.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'

const usualPort = 4173

/** Installs, builds and serves the game on this machine until Ctrl-C. */
export async function serve() {
  if (!ensureInstalled('play')) process.exit(1)
  const { build, preview } = await import('vite')
  console.log('Building the game ...')
  await build({ root, logLevel: 'warn' })

  const port = await firstFreePort(usualPort)
  const server = await preview({
    root,
    logLevel: 'warn',
    preview: { host: 'localhost', port, strictPort: true },
  })
  if (port !== usualPort) console.log(`Port ${usualPort} is taken, so this is port ${port}.`)
  console.log(`\nThe Last Fairy Tale is at http://localhost:${port}\nCtrl-C ends it.`)

  const end = () => {
    void server.close().finally(() => process.exit(0))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}
