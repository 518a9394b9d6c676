// npm start. Imports the rest only after checking that this version of Node can read it.
import { requireNode } from './node-version.mjs'

requireNode()
import('./serve.mjs')
  .then(({ serve }) => serve())
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
