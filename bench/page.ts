import { resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { preview } from 'vite'
import { installedBrowser, noBrowser } from '../scripts/browser.mjs'
import { machine } from '../scripts/browser-machine.mjs'
import { buildPage } from './build-page.ts'

const OUT = resolve('node_modules/.cache/bench-page')

/** Runs something with the page that opens on any position, in a real browser. */
export async function withBenchPage(run: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const executablePath = installedBrowser(machine, 'windowed')
  if (!executablePath) throw new Error(noBrowser)
  const root = resolve('bench/page')
  const configFile = resolve('vite.config.ts')
  await buildPage(OUT)
  const server = await preview({ root, configFile, logLevel: 'error', build: { outDir: OUT } })
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--disable-background-networking'],
  })
  try {
    await run(browser, server.resolvedUrls?.local[0] ?? '')
  } finally {
    await browser.close()
    await server.close()
  }
}
