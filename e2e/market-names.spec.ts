import { expect, test } from '@playwright/test'
import { tiles as english } from '../src/tales/fairy-tale/words/en/board.ts'
import { tiles as dutch } from '../src/tales/fairy-tale/words/nl/board.ts'
import { capital as englishCapital } from '../src/ui/text/en/numbers.ts'
import { capital as dutchCapital } from '../src/ui/text/nl/numbers.ts'
import { everyExpansion, stored } from './support/expansions.ts'
import { open } from './support/game.ts'
import { after, begunTale, recordedTale, storedTale } from './support/tale.ts'
import { DESK, inWindows, PHONE, TABLET } from './support/windows.ts'

const NAMES = { en: { ...english, capital: englishCapital }, nl: { ...dutch, capital: dutchCapital } }

for (const language of ['en', 'nl'] as const) {
  test(`with normal letters no word of a tile name is broken in the market: ${language}`, async ({
    page,
  }) => {
    const { shapes, buildings, capital } = NAMES[language]
    const names = [...Object.values(shapes), ...Object.values(buildings)].map(capital)
    const words = names.flatMap((name) => name.split(' '))
    await open(page, { stored: storedTale(recordedTale('won', 20)), language })
    await inWindows(page, [DESK, TABLET, PHONE], async ({ width }) => {
      const place = page.locator('li:has([data-card^="market"]) span > span').first()
      await expect(place).toBeVisible()
      const broken = await place.evaluate((place, words) => {
        const own = place.textContent
        const lines = (word: string) => {
          place.textContent = word
          const range = document.createRange()
          range.selectNodeContents(place)
          return range.getClientRects().length
        }
        const broken = words.filter((word) => lines(word) > 1)
        place.textContent = own
        return broken
      }, words)
      expect.soft(broken, `${width}`).toEqual([])
    })
  })
}

const cinderellaFirst = everyExpansion.replace(/^seats (.*); (.*)$/m, 'seats $2; $1')

for (const language of ['en', 'nl'] as const) {
  test(`no word is broken in the names of a hero’s actions: ${language}`, async ({ page }) => {
    await open(page, { stored: stored(cinderellaFirst), language })
    await inWindows(page, [DESK, TABLET], async ({ width }) => {
      const rows = page.locator('li > button:has([class*="label"]) [class*="label"]')
      await expect(rows.filter({ hasText: /^(Signpost|Wegwijzer)$/ })).toBeVisible()
      const broken = await rows.evaluateAll((labels) =>
        labels.flatMap((label) => {
          const text = label.firstChild
          return [...(label.textContent ?? '').matchAll(/\S+/g)]
            .filter(({ 0: word, index }) => {
              const range = document.createRange()
              if (text) range.setStart(text, index)
              if (text) range.setEnd(text, index + word.length)
              return range.getClientRects().length > 1
            })
            .map(([word]) => word)
        }),
      )
      expect.soft(broken, `${width}`).toEqual([])
    })
  })
}

test('the frame of the chosen tile covers no word of the market', async ({ page }) => {
  await open(page, { stored: storedTale(after(begunTale(3), { type: 'roll' })) })
  await inWindows(page, [DESK, TABLET, PHONE], async ({ width }) => {
    const slot = page.locator('li:has([data-card="market 0"])')
    await slot.locator('[data-card]').click()
    const covered = await slot.evaluate((slot) => {
      const tile = slot.querySelector('[data-card]')
      const { left, top, right, bottom } = tile?.getBoundingClientRect() ?? new DOMRect()
      // The frame is drawn around the tile, which is tilted and smaller meanwhile.
      const frame = 7 * 0.9
      const texts = [...(slot.closest('section') ?? slot).querySelectorAll('h2, h3, li:first-child span')]
      return texts.flatMap((text) => {
        if (tile?.contains(text) || text.childElementCount > 0 || !text.textContent) return []
        const range = document.createRange()
        range.selectNodeContents(text)
        // The line box is higher than its letters.
        const box = range.getBoundingClientRect()
        const [from, to] = [box.top + box.height * 0.2, box.bottom - box.height * 0.2]
        const over =
          box.left < right + frame && box.right > left - frame && from < bottom + frame && to > top - frame
        return box.width > 0 && over ? [text.textContent] : []
      })
    })
    expect.soft(covered, `${width}`).toEqual([])
    await page.keyboard.press('Escape')
  })
})
