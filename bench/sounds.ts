import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { browserPath, QUIET } from './page.ts'
import type { Measured } from './sounds/main.ts'

const OUT = 'test-results/sounds'
const root = resolve('bench/sounds')
const common = {
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: resolve('node_modules/.cache/bench-sounds'), emptyOutDir: true, target: 'es2023' },
} as const

/** Measures the levels of every sound of every tale at its loudest, and makes a sheet of pictures. */
export async function benchSounds(): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  await build(common)
  const server = await preview(common)
  const browser = await chromium.launch({ executablePath: browserPath(), args: QUIET })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => 'sheets' in window)
    for (const of of await page.evaluate(() => window.sheets)) {
      print(of, await page.evaluate((one) => window.sheet(one), of))
      await page.screenshot({ path: `${OUT}/${of}.png`, fullPage: true })
    }
  } finally {
    await browser.close()
    await server.close()
  }
  console.log(`Wrote the pictures to ${OUT}.`)
}

function print(of: string, sounds: readonly Measured[]): void {
  console.log(`${of}, in dBFS and ms`)
  console.table(
    Object.fromEntries(
      sounds.map(({ name, levels, small }) => [name, { ...levels, 'on small speakers': small }]),
    ),
  )
}
