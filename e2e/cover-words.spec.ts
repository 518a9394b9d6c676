import { expect, type Locator, test } from '@playwright/test'

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error(`${one} is not to be seen.`)
  return box
}

test.describe('on a tablet', () => {
  test.use(TABLET)

  for (const language of ['en', 'nl'] as const)
    for (const [tale, people] of [
      ['citadel', 3],
      ['citadel', 4],
      ['fortland', 4],
    ] as const)
      test(`the cover of ${tale} for ${people}, in ${language}, on a tablet: no words lie under the seal, over each other or off the page`, async ({
        page,
      }) => {
        await page.addInitScript((chosen) => {
          localStorage.setItem('shelf.settings', JSON.stringify({ language: chosen, theme: 'light' }))
        }, language)
        await page.goto(`/#/${tale}`)
        await page
          .getByRole('radio')
          .nth(people - 2)
          .check({ force: true })
        const says = page.locator('#company-says')
        await expect(says).not.toBeEmpty()
        const foot = await boxOf(says.locator('xpath=../..'))
        const seal = await boxOf(page.locator('[aria-describedby="company-says"]'))
        const [x, y, radius] = [seal.x + seal.width / 2, seal.y + seal.height / 2, seal.width / 2]
        const words = page.locator('main p').filter({ visible: true })
        for (const one of await words.all()) {
          const lines = await one.evaluate((element) => {
            const range = document.createRange()
            range.selectNodeContents(element)
            return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
              left,
              right,
              top,
              bottom,
            }))
          })
          for (const { left, right, top, bottom } of lines) {
            const dx = Math.max(left - x, 0, x - right)
            const dy = Math.max(top - y, 0, y - bottom)
            expect(Math.hypot(dx, dy), (await one.textContent()) ?? '').toBeGreaterThan(radius - 6)
          }
        }
        const said = await boxOf(says)
        expect(said.y + said.height).toBeLessThanOrEqual(foot.y + foot.height + 1)
        // The names of the computer players stay in their columns.
        const wide = await page.locator('[role="radiogroup"] label span').evaluateAll((names) =>
          names.flatMap((name) => {
            const range = document.createRange()
            range.selectNodeContents(name)
            const column = name.closest('label')?.clientWidth ?? 0
            return range.getBoundingClientRect().width > column ? [name.textContent] : []
          }),
        )
        expect(wide).toEqual([])
      })
})

test.describe('on a phone, with large letters', () => {
  test.use(PHONE)

  for (const tale of ['fortland', 'fortress'])
    test(`what is pressed on the cover of ${tale} holds its words`, async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('shelf.settings', JSON.stringify({ language: 'nl', letters: '150' }))
      })
      await page.goto(`/#/${tale}`)
      await expect(page.locator('#company-says')).not.toBeEmpty()
      const over = await page.locator('[role="radiogroup"] label, button[aria-expanded]').evaluateAll((all) =>
        all.flatMap((one) => {
          const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          const { left, right } = one.getBoundingClientRect()
          while (texts.nextNode()) {
            range.selectNodeContents(texts.currentNode)
            const words = range.getBoundingClientRect()
            if (words.width > 0 && (words.left < left - 1 || words.right > right + 1))
              return [one.textContent]
          }
          return []
        }),
      )
      expect(over).toEqual([])
    })
})
