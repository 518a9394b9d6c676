// Finds a browser for the browser tests, and gets one where there is none.
import { machine } from './browser-machine.mjs'

/**
 * What the choice needs to know of and do to the machine.
 * @typedef {object} Machine
 * @property {string} platform as in `process.platform`
 * @property {Record<string, string | undefined>} env
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => boolean} runs whether the browser starts; a stub or missing libraries do not
 * @property {(name: string) => string | undefined} which the program of that name on PATH
 * @property {() => boolean} hasApt whether we may install system packages here (root, Debian or Ubuntu)
 * @property {() => string | undefined} ownDownload where the test runner keeps its download, there or not
 * @property {() => void} download the test runner's own download
 * @property {() => void} installLibraries the system libraries for it
 * @property {() => void} installPackage the system's Chromium, without a window where there is such a package
 */

/** Chromium without a window: it shows a page as the other one does, and a run of browser tests takes a fifth less. */
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
 * The browser `CHROME_PATH` names, else an installed Chrome or Chromium, else the test runner's download if
 * it was made before. Throws where `CHROME_PATH` names nothing: somebody meant that very browser.
 * @param {Machine} on
 * @param {'windowless' | 'windowed'} first which kind to take where both are: for tests the lighter one, for
 *   measuring the one that people play in
 * @returns {string | undefined}
 */
export function installedBrowser(on = machine, first = 'windowless') {
  const wished = on.env['CHROME_PATH']
  if (wished) {
    if (on.exists(wished)) return wished
    throw new Error(`CHROME_PATH names ${wished}, but there is no such file.`)
  }
  const onPath = namesOnPath.map((name) => on.which(name))
  const places = usualPlaces[on.platform]?.(on.env) ?? []
  const windowed = [...onPath, ...places, on.ownDownload()]
  const shell = on.which(windowless)
  const inOrder = first === 'windowless' ? [shell, ...windowed] : [...windowed, shell]
  return inOrder.find((path) => path && on.exists(path) && on.runs(path))
}

/**
 * A browser that starts, installed now if need be; undefined if none can be had.
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

/** What to tell somebody on whose machine no browser can be had. */
export const noBrowser =
  'The browser tests need Google Chrome or Chromium: install one, or set CHROME_PATH to the program of one.'
