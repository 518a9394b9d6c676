import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { buildPage } from '../../bench/build-page.ts'
import type { Settings } from '../../src/store/settings.ts'
import type { TaleSettings } from '../../src/tales/fairy-tale/settings.ts'

/** The output folder of a page that opens on any position. Each test worker builds its own. */
const OUT = resolve('node_modules/.cache', `drawn-page-${process.env['TEST_PARALLEL_INDEX'] ?? 0}`)
const ORIGIN = 'http://drawn.test/'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
}

let built: Promise<unknown> | null = null

/** Builds the page that opens on a drawn position. Repeated calls in one worker build only once. */
export async function buildDrawn(): Promise<void> {
  built ??= buildPage(OUT)
  await built
}

/** Opens a position in notation, even if no game can reach it. */
export async function openDrawn(
  page: Page,
  position: string,
  settings: Partial<Settings & TaleSettings> = {},
): Promise<void> {
  await page.route(`${ORIGIN}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html'
    const contentType = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    try {
      await route.fulfill({ body: await readFile(join(OUT, path)), contentType })
    } catch {
      await route.fulfill({ status: 404 })
    }
  })
  await page.goto(`${ORIGIN}?${new URLSearchParams({ position, settings: JSON.stringify(settings) })}`)
  await page.locator('[data-place]').first().waitFor()
}
