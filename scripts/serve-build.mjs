// node scripts/serve-build.mjs <port>: serves what lies in dist/ as `npm start` does, for the browser tests.
import { join } from 'node:path'
import { root } from './root.mjs'
import { webServer } from './web-server.mjs'

webServer(join(root, 'dist')).listen(Number(process.argv[2]), '127.0.0.1')
