import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What is looked for, and within what: all rules on the whole page, unless told. */
export interface Scan {
  /** The name of one rule of axe-core. */
  only?: string
  /** A selector of what is looked at. */
  within?: string
}

/**
 * What axe-core finds wrong with the page, in a form that can be read in a test's answer. The axe is brought to a page
 * once, and only what is wrong comes back: that takes a quarter of the time of a whole report.
 */
export async function faults(page: Page, { only, within = 'html' }: Scan = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await page.evaluate(settled)
  const options: RunOptions = { resultTypes: ['violations'], ...(only && { runOnly: [only] }) }
  return page.evaluate(
    async ([selector, wishes]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(selector, wishes)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
      )
    },
    [within, options] as const,
  )
}

/** Waits for what is on its way to an end: words that are just appearing are faint for a moment. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
