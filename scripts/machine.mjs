// The real machine, on which the tests run.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

const require = createRequire(import.meta.url)

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  console.log(`> ${[command, ...args].join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0
}

/** @param {string[]} args */
function playwright(args) {
  return run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), ...args])
}

/** @param {string} name */
const aptInstall = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name])

/** @type {import('./browser.mjs').Machine & import('./redis.mjs').RedisMachine} */
export const machine = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
  // Only Linux has stubs and missing libraries. On other systems the check would open a window.
  runs: (path) =>
    process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0,
  which: (name) =>
    (process.env['PATH'] ?? '')
      .split(delimiter)
      .map((folder) => join(folder, process.platform === 'win32' ? `${name}.exe` : name))
      .find((path) => existsSync(path)),
  hasApt: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  ownDownload: () => require('@playwright/test').chromium.executablePath(),
  download: () => void playwright(['install', '--no-shell', 'chromium']),
  installLibraries: () => void (run('apt-get', ['update']) && playwright(['install-deps', 'chromium'])),
  installRedis: () => void (run('apt-get', ['update']) && aptInstall('redis-server')),
  installPackage: () =>
    void (run('apt-get', ['update']) && (aptInstall('chromium-headless-shell') || aptInstall('chromium'))),
}
