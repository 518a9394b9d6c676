import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, errors, expect, type Locator, type Page } from '@playwright/test'
import { firstFreePort } from '../../scripts/free-port.mjs'
import { onPurpose } from './game.ts'
import { PHONE } from './windows.ts'

/** The page of a device of its own, which shares no storage with another. */
export async function device(browser: Browser, url: string, viewport = PHONE): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/** Opens a table from the cover of a tale. Returns its code. */
export async function openTable(page: Page, tale: string, origin = ''): Promise<string> {
  // A page that only changes its address would still offer the table of another tale for a moment.
  await page.goto('about:blank')
  await page.goto(`${origin}/#/${tale}`)
  await page.getByRole('button', { name: /^(Each on their own phone|Others may watch)$/ }).click()
  const code = page.getByText(/^The code is/)
  await expect(code).toBeAttached()
  return ((await code.textContent()) ?? '').replace('The code is', '').replaceAll(/[ .]/g, '')
}

/** Takes the first free seat of the table on the page. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write your name' }).fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByRole('button', { name: /^Give my seat back/ })).toBeVisible()
}

/** Presses a button on purpose, which can go at the same moment because the game goes on. */
export async function pressIfThere(button: Locator): Promise<void> {
  await onPurpose(button.page())
  try {
    await button.click({ timeout: 2_000 })
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
  }
}

/** A server of tables for one test, with its logs in a folder, that can be killed and started again. */
export async function tableServer() {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'))
  const port = await firstFreePort(4700 + (process.pid % 200))
  const url = `http://127.0.0.1:${port}`
  let server: ChildProcess
  async function start(): Promise<void> {
    server = spawn('node', ['scripts/serve-build.mjs', String(port), '--tables', folder], { stdio: 'ignore' })
    await expect
      .poll(
        () =>
          fetch(`${url}/health`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true)
  }
  /** Ends the server at once, without a word to the devices. */
  async function kill(): Promise<void> {
    // A server that has ended reports no second end.
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url,
    start,
    kill,
    /** Starts the server anew without any table. */
    async forgetTables(): Promise<void> {
      await kill()
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
      await start()
    },
    async end() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
