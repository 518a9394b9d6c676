// Finds a browser for the browser tests, or installs one.
import { machine } from './machine.mjs'

/**
 * The machine, as the search for a browser sees and changes it.
 * @typedef {object} Machine
 * @property {string} platform as in `process.platform`
 * @property {Record<string, string | undefined>} env
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => boolean} runs true if the browser starts, unlike a stub or one that lacks libraries
 * @property {(name: string) => string | undefined} which returns the program of that name on PATH
 * @property {() => boolean} hasApt true if system packages may be installed (root on Debian or Ubuntu)
 * @property {() => string | undefined} ownDownload path of the test runner's download, which may not exist
 * @property {() => void} download downloads the test runner's browser
 * @property {() => void} installLibraries installs the system libraries for it
 * @property {() => void} installPackage installs the system's Chromium, preferably the one without a window
 */

/** Chromium without a window, which renders the same. The browser tests take a fifth less time with it. */
const windowless = 'chromium-headless-shell'

const namesOnPath = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome']

/** @type {Record<string, (env: Machine['env']) => string[]>} */
const usualPlaces = {
  linux: () => ['/usr/bin/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: (env) =>
    ['', env['HOME'] ?? ''].flatMap((home) => [
      `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
    ]),
  win32: (env) =>
    [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
        `${folder}\\Chromium\\Application\\chrome.exe`,
      ]),
}

/**
 * Returns the browser of `CHROME_PATH`, else an installed Chrome or Chromium, else an earlier download of the test runner. Throws if the
 * file of `CHROME_PATH` is missing: no other browser may replace it.
 * @param {Machine} on
 * @param {'windowless' | 'windowed'} first the preferred kind: for tests the lighter one, for
 *   measurements the one that players use
 * @returns {string | undefined}
 */
export function installedBrowser(on = machine, first = 'windowless') {
  const wished = on.env['CHROME_PATH']
  if (wished) {
    if (on.exists(wished)) return wished
    throw new Error(`CHROME_PATH is "${wished}", but this file does not exist.`)
  }
  const onPath = namesOnPath.map((name) => on.which(name))
  const places = usualPlaces[on.platform]?.(on.env) ?? []
  const windowed = [...onPath, ...places, on.ownDownload()]
  const shell = on.which(windowless)
  const inOrder = first === 'windowless' ? [shell, ...windowed] : [...windowed, shell]
  return inOrder.find((path) => path && on.exists(path) && on.runs(path))
}

/**
 * Returns a browser that starts, installed now if necessary; undefined if that fails.
 * @param {Machine} on
 * @returns {string | undefined}
 */
export function obtainBrowser(on = machine) {
  const found = installedBrowser(on)
  if (found) return found
  on.download()
  const downloaded = on.ownDownload()
  /** @type {(() => void)[]} */
  const further = []
  if (on.hasApt() && downloaded && on.exists(downloaded)) further.push(on.installLibraries)
  if (on.hasApt()) further.push(on.installPackage)
  for (const way of further) {
    const browser = installedBrowser(on)
    if (browser) return browser
    way()
  }
  return installedBrowser(on)
}

/** The message if no browser can be found or installed. */
export const noBrowser =
  'The browser tests need Google Chrome or Chromium: install one, or set CHROME_PATH to its executable.'
