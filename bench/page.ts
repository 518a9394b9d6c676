import { resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { preview } from 'vite'
import { installedBrowser, noBrowser } from '../scripts/browser.mjs'
import { machine } from '../scripts/machine.mjs'
import { buildPage } from './build-page.ts'

const OUT = resolve('node_modules/.cache/bench-page')

/** Arguments of every browser that measures. */
export const QUIET = ['--disable-gpu', '--disable-background-networking']

/** Returns the path of this machine's browser. */
export function browserPath(): string {
  const path = installedBrowser(machine, 'windowed')
  if (!path) throw new Error(noBrowser)
  return path
}

/** Builds and serves the bench page while `run` runs. */
export async function withServedPage(run: (url: string) => Promise<void>): Promise<void> {
  const root = resolve('bench/page')
  const configFile = resolve('vite.config.ts')
  await buildPage(OUT)
  const server = await preview({ root, configFile, logLevel: 'error', build: { outDir: OUT } })
  try {
    await run(server.resolvedUrls?.local[0] ?? '')
  } finally {
    await server.close()
  }
}

/** Runs something with the bench page in a real browser. */
export const withBenchPage = (run: (browser: Browser, url: string) => Promise<void>): Promise<void> =>
  withServedPage(async (url) => {
    const browser = await chromium.launch({ executablePath: browserPath(), args: QUIET })
    try {
      await run(browser, url)
    } finally {
      await browser.close()
    }
  })
