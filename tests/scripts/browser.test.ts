import { describe, expect, it } from 'vitest'
import type { Machine } from '../../scripts/browser.mjs'
import { installedBrowser, obtainBrowser } from '../../scripts/browser.mjs'

const download = '/home/tester/.cache/ms-playwright/chrome'

/** A machine with these files, all of which run; its actions are recorded in `done`. */
function machineWith(files: string[], own: Partial<Machine> = {}) {
  const there = new Set(files)
  const done: string[] = []
  const machine: Machine = {
    platform: 'linux',
    env: {},
    exists: (path) => there.has(path),
    runs: () => true,
    which: () => undefined,
    hasApt: () => false,
    ownDownload: () => download,
    download: () => void done.push('download'),
    installLibraries: () => void done.push('libraries'),
    installPackage: () => void done.push('package'),
    ...own,
  }
  return { machine, done, there }
}

describe('the installed browser', () => {
  it('is the one CHROME_PATH names, before any other', () => {
    const { machine } = machineWith(['/my/chrome', '/usr/bin/chromium'], {
      env: { CHROME_PATH: '/my/chrome' },
    })
    expect(installedBrowser(machine)).toBe('/my/chrome')
  })

  it('is refused in words when CHROME_PATH names nothing', () => {
    const { machine } = machineWith(['/usr/bin/chromium'], { env: { CHROME_PATH: '/my/chrome' } })
    expect(() => installedBrowser(machine)).toThrow(
      'CHROME_PATH is "/my/chrome", but this file does not exist.',
    )
  })

  it('is taken from PATH', () => {
    const which = (name: string) => (name === 'google-chrome' ? '/opt/bin/google-chrome' : undefined)
    const { machine } = machineWith(['/opt/bin/google-chrome'], { which })
    expect(installedBrowser(machine)).toBe('/opt/bin/google-chrome')
  })

  it.each([
    ['linux', {}, '/usr/bin/chromium'],
    ['darwin', { HOME: '/Users/eva' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', { HOME: '/Users/eva' }, '/Users/eva/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['win32', { PROGRAMFILES: 'C:\\Apps' }, 'C:\\Apps\\Google\\Chrome\\Application\\chrome.exe'],
  ])('is found in the usual places of %s', (platform, env, path) => {
    const { machine } = machineWith([path], { platform, env })
    expect(installedBrowser(machine)).toBe(path)
  })

  it('is not a stub that does not run', () => {
    const runs = (path: string) => path !== '/usr/bin/chromium'
    const { machine } = machineWith(['/usr/bin/chromium', '/opt/google/chrome/chrome'], { runs })
    expect(installedBrowser(machine)).toBe('/opt/google/chrome/chrome')
  })

  it('is headless if there is such a one, unless a window is requested', () => {
    const which = (name: string) => (/^chromium/.test(name) ? `/usr/bin/${name}` : undefined)
    const { machine } = machineWith(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], { which })
    expect(installedBrowser(machine)).toBe('/usr/bin/chromium-headless-shell')
    expect(installedBrowser(machine, 'windowed')).toBe('/usr/bin/chromium')
  })

  it.each(['windowless', 'windowed'] as const)('is the only one installed: %s', (first) => {
    const which = (name: string) => (name === 'chromium-headless-shell' ? `/usr/bin/${name}` : undefined)
    const { machine } = machineWith(['/usr/bin/chromium-headless-shell'], { which })
    expect(installedBrowser(machine, first)).toBe('/usr/bin/chromium-headless-shell')
  })

  it('may be an earlier test runner download', () => {
    expect(installedBrowser(machineWith([download]).machine)).toBe(download)
  })

  it('is undefined on a bare machine, and on an unknown platform', () => {
    expect(installedBrowser(machineWith([]).machine)).toBeUndefined()
    expect(installedBrowser(machineWith([], { platform: 'haiku' }).machine)).toBeUndefined()
  })
})

describe('obtaining a browser', () => {
  it('installs nothing where one is installed', () => {
    const { machine, done } = machineWith(['/usr/bin/chromium'], { hasApt: () => true })
    expect(obtainBrowser(machine)).toBe('/usr/bin/chromium')
    expect(done).toEqual([])
  })

  it("tries the test runner's own download first", () => {
    const { machine, done, there } = machineWith([], { hasApt: () => true })
    machine.download = () => void there.add(download)
    expect(obtainBrowser(machine)).toBe(download)
    expect(done).toEqual([])
  })

  it("takes the system's package where the download fails and we may", () => {
    const { machine, done, there } = machineWith([], { hasApt: () => true })
    machine.installPackage = () => void there.add('/usr/bin/chromium')
    expect(obtainBrowser(machine)).toBe('/usr/bin/chromium')
    expect(done).toEqual(['download'])
  })

  it('adds the system libraries a download lacks', () => {
    let librariesThere = false
    const { machine, done, there } = machineWith([], { hasApt: () => true, runs: () => librariesThere })
    machine.download = () => void there.add(download)
    machine.installLibraries = () => {
      librariesThere = true
    }
    expect(obtainBrowser(machine)).toBe(download)
    expect(done).toEqual([])
  })

  it('leaves system packages alone without permission', () => {
    const { machine, done } = machineWith([])
    expect(obtainBrowser(machine)).toBeUndefined()
    expect(done).toEqual(['download'])
  })

  it('gives up when every way fails', () => {
    const { machine, done } = machineWith([], { hasApt: () => true })
    expect(obtainBrowser(machine)).toBeUndefined()
    expect(done).toEqual(['download', 'package'])
  })
})
