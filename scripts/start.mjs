// npm start. Loads the rest only after the version of Node is known to be good enough to read it.
import { requireNode } from './node-version.mjs'

requireNode()
import('./serve.mjs')
  .then(({ serve }) => serve())
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
