import { type Page, test } from '@playwright/test'
import { resize } from './game.ts'

/** The size of a window, in pixels. */
interface Size {
  width: number
  height: number
}

export const DESK: Size = { width: 1440, height: 900 }
export const TABLET: Size = { width: 1024, height: 768 }
export const PHONE: Size = { width: 390, height: 844 }
export const PHONE_ACROSS: Size = { width: 844, height: 390 }
export const SMALL_PHONE: Size = { width: 320, height: 568 }

/** Checks the open page in windows of these sizes, each in a step of the test. */
export async function inWindows(
  page: Page,
  sizes: readonly Size[],
  see: (size: Size) => Promise<void>,
): Promise<void> {
  for (const size of sizes) {
    await test.step(`${size.width} × ${size.height}`, async () => {
      await resize(page, size)
      await see(size)
    })
  }
}
