// node scripts/serve-packed.mjs [OPTIONS]: serves a packed build with its tables (`scripts/pack.mjs`), without a builder, as a container does.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { requireNode } from './node-version.mjs'
import { root } from './root.mjs'
import { listen } from './serve.mjs'
import { readServerSettings } from './server-settings.mjs'
import { readStartOptions, userFolder } from './start-options.mjs'

requireNode()
try {
  const { tables: folder, ...options } = readStartOptions(process.argv.slice(2), {
    standardFolder: userFolder(),
  })
  await listen({
    ...options,
    folder,
    ...readServerSettings(process.env),
    build: join(root, 'dist'),
    program: pathToFileURL(join(root, 'tables.mjs')),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
