// node scripts/serve-build.mjs <port> [--tables [DIR]]: serves dist/ as `npm start` does, for the browser tests; with --tables also tables,
// in memory if there is no folder.
import { join } from 'node:path'
import { root } from './root.mjs'
import { serveGame } from './serve.mjs'
import { webServer } from './web-server.mjs'

const [, , port, option, folder = null] = process.argv
const build = join(root, 'dist')

if (option === undefined) webServer(build).listen(Number(port), '127.0.0.1')
else if (option === '--tables') {
  // All browsers of the tests have the same address, and no test waits long for a person who has gone.
  const limits = { tablesPerHour: 1000, socketsPerAddress: 300, wrongCodesPerMinute: 1000, absentMs: 5000 }
  const redisUrl = process.env['REDIS_URL'] || undefined
  const { server, tables, end } = serveGame({
    build,
    host: null,
    folder,
    redisUrl,
    port: Number(port),
    limits,
  })
  tables.catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
  server.listen(Number(port), '127.0.0.1')
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
} else {
  console.error('Usage: node scripts/serve-build.mjs <port> [--tables [DIR]]')
  process.exit(2)
}
