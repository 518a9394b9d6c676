import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from './root.mjs'

/**
 * The record of an installation: hash of the lock file, machine, and purpose. `play` has the packages for building and serving, `work` also
 * those for tests.
 * @typedef {{ lock: string, machine: string, purpose: 'play' | 'work' }} Stamp
 */

const stampFile = join(root, 'node_modules/.cache/install-stamp.json')

/** npm's own list of installed packages. */
const npmsOwnList = join(root, 'node_modules/.package-lock.json')

/**
 * A package in a lock file.
 * @typedef {{ version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean }} Locked
 */

/**
 * True if the installed packages match the lock file. Packages of other platforms may be missing, and those for tests if the purpose is
 * `play`.
 * @param {Record<string, Locked>} there as npm lists them
 * @param {Record<string, Locked>} locked
 * @param {Stamp['purpose']} purpose
 */
export function isAsLocked(there, locked, purpose) {
  const isNeeded = (/** @type {Locked} */ { dev, devOptional, optional }) =>
    !optional && !(purpose === 'play' && (dev || devOptional))
  return Object.entries(locked).every(
    ([path, one]) => path === '' || (there[path] ? there[path].version === one.version : !isNeeded(one)),
  )
}

/**
 * True if npm was run by hand and all packages are there. Another installation would empty the folder under running programs.
 * @param {Stamp['purpose']} purpose
 */
function isInstalledByHand(purpose) {
  try {
    const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages
    return isAsLocked(read(npmsOwnList), read(join(root, 'package-lock.json')), purpose)
  } catch {
    return false // never installed, or interrupted: install
  }
}

/**
 * True if an installation is sufficient.
 * @param {Partial<Stamp> | undefined} there
 * @param {Stamp} wanted
 */
export function isFresh(there, wanted) {
  return (
    there?.lock === wanted.lock &&
    there.machine === wanted.machine &&
    (there.purpose === 'work' || there.purpose === wanted.purpose)
  )
}

/**
 * True if the packages for a purpose are installed, by us or by hand.
 * @param {Stamp['purpose']} purpose
 */
export const isThere = (purpose) =>
  existsSync(join(root, 'node_modules', purpose === 'work' ? 'vitest' : 'vite'))

/** @returns {Partial<Stamp> | undefined} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return undefined // never installed by us, or half written: install again
  }
}

/**
 * Returns the command that starts npm: the npm that started this program, if any.
 * @param {string | undefined} execPath as in `npm_execpath`
 * @param {string} platform as in `process.platform`
 * @returns {{ command: string, before: string[], shell: boolean }}
 */
export function npmCommand(execPath, platform) {
  if (execPath && /^npm.*\.c?js$/.test(basename(execPath)))
    return { command: process.execPath, before: [execPath], shell: false }
  return { command: 'npm', before: [], shell: platform === 'win32' } // npm.cmd needs a shell
}

/**
 * Installs the packages of the lock file if they are missing or out of date. Returns true on success. Never removes installed test tools.
 * `npm ci` never changes the lock file.
 * @param {Stamp['purpose']} purpose
 */
export function ensureInstalled(purpose) {
  const kept = isThere('work') ? 'work' : purpose
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const wanted = { lock, machine: `${process.platform}-${process.arch}`, purpose: kept }
  const there = isThere('play') ? readStamp() : undefined
  if (isFresh(there, wanted)) return true
  if (!there && isInstalledByHand(kept)) return stamp(wanted)

  console.log('Installing the packages ...')
  const npm = npmCommand(process.env['npm_execpath'], process.platform)
  const scope = wanted.purpose === 'work' ? '--include=dev' : '--omit=dev'
  const options = ['ci', scope, '--no-audit', '--no-fund', '--ignore-scripts']
  // Players do not need npm's warnings: its output is printed only on failure.
  const { status, stdout, stderr } = spawnSync(npm.command, [...npm.before, ...options], {
    cwd: root,
    encoding: 'utf8',
    shell: npm.shell,
  })
  if (status !== 0) {
    console.error(
      `${stdout ?? ''}${stderr ?? ''}npm could not install the packages (see above). A network connection is needed the first time.`,
    )
    return false
  }
  return stamp(wanted)
}

/**
 * Records the installation. Returns true.
 * @param {Stamp} wanted
 */
function stamp(wanted) {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, JSON.stringify(wanted))
  return true
}
