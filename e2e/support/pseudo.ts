import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { build, type Plugin } from 'vite'

/** The output folder of the app in the pseudo language. Each test worker builds its own. */
const OUT = resolve('node_modules/.cache', `pseudo-house-${process.env['TEST_PARALLEL_INDEX'] ?? 0}`)

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}

/** Dutch catalogues. Rules for numbers are left out, because the pseudo language counts as English does. */
const DUTCH = /\/src\/.*\/nl\/(?!index\.ts|numbers\.ts)[\w-]+\.ts$/

/** Replaces Dutch by longer English. Only these tests build it. */
const longerWords: Plugin = {
  name: 'longer-words',
  enforce: 'pre',
  load(id) {
    if (!DUTCH.test(id)) return null
    const exported = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)]
    return [
      `import * as english from ${JSON.stringify(id.replace('/nl/', '/en/'))}`,
      `import { lengthened } from ${JSON.stringify(resolve('e2e/support/lengthened.ts'))}`,
      ...exported.map(([, name]) => `export const ${name} = lengthened(english.${name})`),
    ].join('\n')
  },
}

/** Builds the app in the pseudo language. Once is enough. */
export const buildPseudo = (): Promise<unknown> =>
  build({
    configFile: resolve('vite.config.ts'),
    logLevel: 'error',
    plugins: [longerWords],
    build: { outDir: OUT, emptyOutDir: true },
  })

/** Serves that build at the usual address from now on. Its Dutch is the pseudo language. */
export async function inPseudo(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html'
    const contentType = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    try {
      await route.fulfill({ body: await readFile(join(OUT, path)), contentType })
    } catch {
      await route.fulfill({ status: 404 })
    }
  })
}

/**
 * Returns visible texts that are cut off: they extend beyond an ancestor that hides overflow. Ignores the board, which can be moved, and
 * texts for screen readers only.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.body
    const board = document.querySelector('[data-place]')?.closest('section')
    const hides = /hidden|clip/
    /** The ancestors that hide overflow on one axis, the nearest first. The search ends at a scrollable ancestor. */
    const hiders = (element: Element, axis: 'overflowX' | 'overflowY'): Element[] => {
      const found: Element[] = []
      for (let around: Element | null = element; around && around !== document.body; ) {
        const overflow = getComputedStyle(around)[axis]
        if (/auto|scroll/.test(overflow)) return found
        if (hides.test(overflow)) found.push(around)
        around = around.parentElement
      }
      return [...found, document.documentElement]
    }
    const boxesOf = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect())
    const isForListeners = (element: Element): boolean =>
      boxesOf(hiders(element, 'overflowX')).some(({ width }) => width <= 1)
    /** Letters are taller than their line; only a hidden line extends further. */
    const slack = (element: Element): number => 0.4 * Number.parseFloat(getComputedStyle(element).fontSize)
    const isCut = (element: Element, text: DOMRect): boolean =>
      boxesOf(hiders(element, 'overflowX')).some(
        ({ left, right }) => text.left < left - 2 || text.right > right + 2,
      ) ||
      boxesOf(hiders(element, 'overflowY').slice(0, -1)).some(
        ({ top, bottom }) => text.top < top - slack(element) || text.bottom > bottom + slack(element),
      )
    return [...scope.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
      if (own.length === 0 || element.closest('.unseen, svg, [aria-live]') || board?.contains(element))
        return []
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      if (isForListeners(element)) return []
      const range = document.createRange()
      return own.flatMap((node) => {
        range.selectNodeContents(node)
        return isCut(element, range.getBoundingClientRect()) ? [node.textContent ?? ''] : []
      })
    })
  })
