import { resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { installedBrowser, noBrowser } from '../scripts/browser.mjs'
import { machine } from '../scripts/browser-machine.mjs'

const OUT = resolve('node_modules/.cache/bench-page')

/** Builds the real page with an entry of its own (bench/page/main.tsx), and runs something with it in a real browser. */
export async function withBenchPage(run: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const executablePath = installedBrowser(machine, 'windowed')
  if (!executablePath) throw new Error(noBrowser)
  const root = resolve('bench/page')
  const configFile = resolve('vite.config.ts')
  await build({ root, configFile, logLevel: 'error', build: { outDir: OUT, emptyOutDir: true } })
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
