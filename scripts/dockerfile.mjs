// npm run dockerfile: carries out the steps of the Dockerfile as they are written, in a temporary folder instead of a container,
// then starts the result and asks whether it is healthy. It shows that the steps work where no container engine runs.
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseDockerfile, readIgnored } from './dockerfile-steps.mjs'
import { firstFreePort } from './free-port.mjs'
import { root } from './root.mjs'

/** Time for the server to become healthy, in milliseconds. */
const START_TIME = 60_000

const work = mkdtempSync(join(tmpdir(), 'dockerfile-'))
process.once('exit', () => rmSync(work, { recursive: true, force: true }))

/**
 * One stage while it is carried out.
 * @typedef {{ folder: string, at: string, env: Record<string, string> }} Stage
 */

/** A path of the image in its folder. @param {Stage} stage @param {string} path */
const inStage = ({ folder, at }, path) => join(folder, resolve(at, path))

/** @param {string} problem */
function fail(problem) {
  console.error(problem)
  process.exit(1)
}

/** @param {Stage} stage @param {readonly string[]} command */
function run(stage, [program = '', ...args]) {
  const env = { ...process.env, ...stage.env }
  const { status } = spawnSync(program, args, { cwd: inStage(stage, '.'), stdio: 'inherit', env })
  if (status !== 0) fail(`The step "${[program, ...args].join(' ')}" has failed.`)
}

const steps = parseDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
const isIgnored = readIgnored(readFileSync(join(root, '.dockerignore'), 'utf8'))
/** @type {Map<string, Stage>} */
const stages = new Map()
/** @type {Stage} */
let stage = { folder: work, at: '/', env: {} }
/** @type {string[]} */
let command = []
/** @type {string[]} */
let health = []
let user = ''

for (const step of steps) {
  console.log(`> ${step.text}`)
  switch (step.do) {
    case 'FROM':
      stage = { folder: join(work, step.name), at: '/', env: {} }
      mkdirSync(stage.folder)
      stages.set(step.name, stage)
      break
    case 'WORKDIR':
      stage.at = resolve(stage.at, step.path)
      mkdirSync(inStage(stage, '.'), { recursive: true })
      break
    case 'ENV':
      Object.assign(stage.env, step.values)
      break
    case 'COPY': {
      const source = step.from === null ? null : stages.get(step.from)
      if (source === undefined) fail(`There is no stage "${step.from}".`)
      for (const path of step.paths) {
        const from = source ? join(source.folder, path) : join(root, path)
        if (!existsSync(from)) fail(`There is no ${path} to copy.`)
        // A folder is copied by its content, a file into the folder.
        const to = join(inStage(stage, step.to), statSync(from).isDirectory() ? '' : basename(path))
        cpSync(from, to, {
          recursive: true,
          filter: (file) => source !== null || !isIgnored(file.slice(root.length)),
        })
      }
      break
    }
    case 'RUN':
      run(stage, ['sh', '-c', step.command])
      break
    case 'CMD':
      command = step.command
      break
    case 'HEALTHCHECK':
      health = step.command
      break
    case 'USER':
      user = step.value
      break
    case 'EXPOSE':
      break
  }
}

const port = String(await firstFreePort(4400))

const [program = '', ...args] = command
// Only root may start it as another user. Its home is there in the image.
const home = join(work, 'home')
mkdirSync(home)
Object.assign(stage.env, { PORT: port, HOME: home, REDIS_URL: '' })
const [uid, gid] = process.getuid?.() === 0 ? user.split(':').map(Number) : []
if (uid !== undefined && gid !== undefined) {
  chmodSync(work, 0o755)
  chownSync(home, uid, gid)
}
const options = { cwd: inStage(stage, '.'), stdio: /** @type {const} */ ('inherit'), uid, gid }
const server = spawn(program, args, { ...options, env: { ...process.env, ...stage.env } })
process.once('exit', () => server.kill('SIGKILL'))
server.once('exit', (code) => fail(`The server has ended with ${code}.`))
const end = performance.now() + START_TIME
const isHealthy = () =>
  spawnSync(health[0] ?? '', health.slice(1), {
    ...options,
    stdio: 'ignore',
    env: { ...process.env, ...stage.env },
  }).status === 0
while (!isHealthy()) {
  if (performance.now() > end) fail('The server did not become healthy.')
  await new Promise((later) => setTimeout(later, 500))
}
const page = await (await fetch(`http://127.0.0.1:${port}/`)).text()
if (!page.includes('<title>The Last Fairy Tale</title>')) fail('The server does not serve the game.')
console.log('All steps of the Dockerfile work, and the server is healthy.')
process.exit(0)
