import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Before, open, resize } from './game.ts'

/** Something that can be seen on a page. */
export interface Screen {
  /** Not needed where there is nothing else. */
  name?: string
  /** The way to it from what was seen before, unless it is in sight. */
  reach?: (page: Page) => Promise<unknown>
  /** By what one sees that it is there. */
  see: (page: Page) => Locator
  /** The way back; without one it stays. */
  leave?: (page: Page) => Promise<unknown>
}

/** A page, and what is seen on it in turn: opening a page takes longer than looking at it. */
export interface Walk {
  stored?: string
  /** What else the page finds when it opens. */
  before?: Omit<Before, 'stored' | 'theme'>
  screens: readonly Screen[]
}

export const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** Opens a page, and looks at each of its screens, in a wide window and then once more on a phone. */
export async function walkThrough(
  page: Page,
  walk: Walk,
  look: (name: string, size: keyof typeof SIZES) => Promise<void>,
): Promise<void> {
  const { stored, before, screens } = walk
  await page.setViewportSize(SIZES.wide)
  await open(page, { ...(stored && { stored }), ...before, theme: 'system' })
  for (const size of ['wide', 'phone'] as const) {
    await resize(page, SIZES[size])
    for (const { name = 'it', reach, see, leave } of screens) {
      await test.step(`${name}, ${size}`, async () => {
        if (!(await see(page).isVisible())) await reach?.(page)
        await expect(see(page)).toBeVisible()
        await look(`${name}, ${size}`, size)
        await leave?.(page)
        if (leave) await expect(see(page)).not.toBeVisible()
      })
    }
  }
}
