import { statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** The usage of `npm start`. */
export const USAGE = `Usage: npm start [-- OPTIONS]
  --host          lets other devices of your network open the game
  --host NAME     the same, under this name of your machine too
  --tables DIR    the folder for games on several devices
Environment:
  REDIS_URL       the Redis that keeps these games instead, for several servers`

/**
 * The options of `npm start`. `host`: null for this machine only; '' for the local network; else also under this name.
 * @typedef {{ host: string | null, tables: string, redisUrl: string | undefined }} StartOptions
 */

/**
 * What the options are read with. `standardFolder`: of the tables if none is given. `env`: as in `process.env`.
 * @typedef {{ standardFolder: string, env?: Readonly<Record<string, string | undefined>> }} OptionSources
 */

/**
 * Reads the command line of `npm start`. Throws an error with the usage for a wrong one.
 * @param {readonly string[]} words
 * @param {OptionSources} sources
 * @returns {StartOptions}
 */
export function readStartOptions(words, { standardFolder, env = process.env }) {
  const left = [...words]
  const valueNext = () => (left[0] !== undefined && !left[0].startsWith('-') ? left.shift() : undefined)
  /** @type {StartOptions} */
  const options = { host: null, tables: standardFolder, redisUrl: env['REDIS_URL'] || undefined }
  while (left.length > 0) {
    const word = left.shift()
    if (word === '--host') options.host = hostName(valueNext())
    else if (word === '--tables') options.tables = tablesFolder(valueNext(), env['INIT_CWD'] ?? process.cwd())
    else throw wrong(`Unknown option "${word}".`)
  }
  return options
}

/** @param {string | undefined} name */
function hostName(name) {
  if (name === undefined) return ''
  if (name === '')
    throw wrong('The name after --host is empty. Leave it out, or give the name of this machine.')
  if (/^[\w.-]+$/.test(name)) return name
  const bare = /^(?:\w+:\/\/)?([\w.-]+)(?::\d*)?\/*$/.exec(name)?.[1]
  const hint = bare === undefined ? '' : ` Give the name alone: --host ${bare}`
  throw wrong(`"${name}" is no name of a machine.${hint}`)
}

/**
 * @param {string | undefined} given
 * @param {string} from the folder where the user has typed the command: npm runs it in the folder of the project
 */
function tablesFolder(given, from) {
  if (given === undefined) throw wrong('--tables needs a folder.')
  if (given === '') throw wrong('The folder after --tables is empty.')
  const folder = resolve(from, given)
  // A part of the path may be a file too.
  for (let path = folder; dirname(path) !== path; path = dirname(path))
    if (isFile(path)) throw wrong(`--tables needs a folder, but ${path} is a file.`)
  return folder
}

/** @param {string} path */
function isFile(path) {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false
  } catch {
    return false // what cannot be read is reported when it is used
  }
}

/** @param {string} problem */
const wrong = (problem) => new Error(`${problem}\n${USAGE}`)

/**
 * Returns the folder of this user for the tables.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @param {string} [platform] as in `process.platform`
 * @param {string} [home]
 */
export function userFolder(env = process.env, platform = process.platform, home = homedir()) {
  const data = () => {
    if (platform === 'win32') return env['LOCALAPPDATA'] ?? join(home, 'AppData/Local')
    if (platform === 'darwin') return join(home, 'Library/Application Support')
    return env['XDG_DATA_HOME'] ?? join(home, '.local/share')
  }
  return join(data(), 'the-last-fairy-tale', 'tables')
}
