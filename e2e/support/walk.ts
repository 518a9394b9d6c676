import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Before, open, resize } from './game.ts'

/** A view of a page. */
export interface Screen {
  /** May be left out if the page has only one. */
  name?: string
  /** Opens it from the previous view, unless it is visible already. */
  reach?: (page: Page) => Promise<unknown>
  /** Locates an element that shows that it is open. */
  see: (page: Page) => Locator
  /** Closes it; without this it stays open. */
  leave?: (page: Page) => Promise<unknown>
}

/** A page and its views in order. One page is used for all, because opening a page takes longer than checking it. */
export interface Walk {
  stored?: string
  /** Further options for opening the page. */
  before?: Omit<Before, 'stored' | 'theme'>
  screens: readonly Screen[]
}

export const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** Opens a page and checks each of its views, first in a wide window and then in one of phone size. */
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
