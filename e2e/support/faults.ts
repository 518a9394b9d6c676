import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const CONTRAST = 'color-contrast'

/**
 * What the axe would take for something that may hide words, and then not measure them: paper drawn below them (sheets
 * and books have its colour while it looks), a frame round the window, and all the rest of a page when a dialog is
 * open, of whose layer it does not know.
 */
const FLAT = `
  :has(> [data-paper]) { background: var(--page) }
  :has(> [data-paper])::before { content: none }
  [data-paper] { display: none }
  [data-frame] { z-index: auto }
  dialog:modal { z-index: 99 }
`

/** Nothing must be wrong on the page at this hour; of the other, to which it is turned, all words must be read. */
export async function expectNoFaults(page: Page, screen = 'the page'): Promise<void> {
  expect.soft(await idleBars(page), `${screen}: bars with next to nothing to scroll to`).toEqual([])
  expect.soft(await faults(page), screen).toEqual([])
  const byNight = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: byNight ? 'light' : 'dark' })
  expect.soft(await faults(page, CONTRAST), `${screen}, at another hour`).toEqual([])
}

/** So little lies beyond an edge that a bar is there by mistake, in pixels: a shadow, a torn edge, a rounded height. */
const SLIVER = 12

/** What shows a bar although there is next to nothing to scroll to. */
const idleBars = (page: Page): Promise<string[]> =>
  page.evaluate((sliver) => {
    const scrolls = (how: string) => how === 'auto' || how === 'scroll'
    const isIdle = (beyond: number) => beyond > 0 && beyond < sliver
    return [...document.querySelectorAll('*')].flatMap((one) => {
      const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(one)
      const across = one.scrollWidth - one.clientWidth
      const down = one.scrollHeight - one.clientHeight
      const isRoot = one === document.documentElement
      const idle =
        ((isRoot || scrolls(overflowX)) && isIdle(across)) || ((isRoot || scrolls(overflowY)) && isIdle(down))
      return idle && scrollbarWidth !== 'none'
        ? [`${one.localName}.${one.getAttribute('class')}: ${across} × ${down}`]
        : []
    })
  }, SLIVER)

/**
 * What axe-core finds wrong with the page, in a form that can be read in a test's answer: by all its rules, or by one.
 * While a dialog keeps all else from being used, nothing else is looked at. The axe is brought to a page once, and
 * only what is wrong comes back: that takes a quarter of the time of a whole report.
 */
export async function faults(page: Page, only?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  await page.evaluate(settled)
  const options: RunOptions = only
    ? { resultTypes: ['violations', 'passes'], runOnly: [only] }
    : { resultTypes: ['violations'] }
  return page.evaluate(
    async ([wishes, only, style]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const within = document.querySelector('dialog:modal') ? 'dialog:modal' : 'html'
      const flat = new CSSStyleSheet()
      flat.replaceSync(style)
      document.adoptedStyleSheets = [flat]
      const { violations, passes } = await axe.run(within, wishes)
      document.adoptedStyleSheets = []
      const wrong = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
      )
      return only && passes.length + violations.length === 0 ? [`${only}: nothing could be measured`] : wrong
    },
    [options, only, FLAT] as const,
  )
}

/** Waits for what is on its way to an end: words that are just appearing are faint for a moment. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
