// npm run types: checks the types of all projects, and prints each error once.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { uniqueDiagnostics } from './diagnostics.mjs'
import { root } from './root.mjs'

const compiler = join(root, 'node_modules/typescript/bin/tsc')
const options = /** @type {const} */ ({ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
const { status, stdout, stderr, error } = spawnSync(
  process.execPath,
  [compiler, '-b', '--pretty', 'false', ...process.argv.slice(2)],
  options,
)
if (error) throw error
process.stdout.write(uniqueDiagnostics(stdout))
process.stderr.write(stderr)
process.exitCode = status ?? 1
