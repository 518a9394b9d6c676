import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const CONTRAST = 'color-contrast'

/**
 * Styles for axe-core, which does not measure the contrast of text that something may cover. They remove painted paper (panels and books
 * get its color instead), a frame around the window, and the page behind an open dialog, since axe-core ignores the top layer.
 */
const FLAT = `
  :has(> [data-paper]) { background: var(--page) }
  :has(> [data-paper])::before { content: none }
  [data-paper] { display: none }
  [data-frame] { z-index: auto }
  dialog:modal { z-index: 99 }
`

/** Expects no faults in the current color scheme, and sufficient contrast in the other one, which is active afterwards. */
export async function expectNoFaults(page: Page, screen = 'the page'): Promise<void> {
  // Polled: parts of a page that load later change the heights.
  await softly.poll(() => idleBars(page), `${screen}: bars with next to nothing to scroll to`).toEqual([])
  expect.soft(await faults(page), screen).toEqual([])
  const byNight = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: byNight ? 'light' : 'dark' })
  // Polled: on a busy machine the page can be drawn anew meanwhile, and then has no text to measure.
  await softly.poll(() => faults(page, CONTRAST), `${screen}, at another hour`).toEqual([])
}

const softly = expect.configure({ soft: true })

/** An overflow below this size, in pixels, shows a scrollbar by mistake: from a shadow, a torn edge, or a rounded height. */
const SLIVER = 12

/** Returns the elements that show a scrollbar although almost nothing overflows. */
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
 * Returns the faults that axe-core finds, as readable text, by all its rules or by one. With an open modal dialog only the dialog is
 * checked. Axe is loaded once a page, and returns only the faults: that takes a quarter of the time of a full report.
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

/** Waits in a page for finite animations to end: text is faint while it fades in, and a thing that was lifted is not back yet. */
export async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
