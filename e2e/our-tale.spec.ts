import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { open } from './support/game.ts'
import { recordedTale, storedTale } from './support/tale.ts'

const running = recordedTale('won', 8)

test('the story opens as a book, turns by keys, saves as text', async ({ page }) => {
  await open(page, { stored: storedTale(running) })
  await page.getByRole('button', { name: 'Read our tale' }).click()
  const book = page.getByRole('dialog', { name: 'Our tale' })
  await expect(book.getByText('the next page is still white')).toBeInViewport()
  const first = book.getByText('Before the tale')
  await expect(first).not.toBeInViewport()
  await book.getByRole('region', { name: /^Our tale/ }).press('Home')
  await expect(first).toBeInViewport()

  const coming = page.waitForEvent('download')
  await book.getByRole('button', { name: 'Save as text' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.txt$/)
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^Before the tale\n\n.*Great Wise Oak/)
  await page.keyboard.press('Escape')
  await expect(book).toBeHidden()
})

for (const [name, size] of Object.entries({
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
}))
  test(`on a ${name} the story’s text fits inside`, async ({ page }) => {
    await page.setViewportSize(size)
    await open(page, { stored: storedTale(recordedTale('won')), language: 'nl' })
    await page.getByRole('button', { name: 'Lees ons verhaal' }).click()
    const book = page.getByRole('dialog', { name: 'Ons verhaal' })
    await expect(book.getByText('Vóór het verhaal')).toBeInViewport()
    const pages = book.getByRole('region', { name: /^Ons verhaal/ })
    const heights = await pages.evaluate((box) => [box.scrollHeight, box.clientHeight])
    expect(heights[0]).toBe(heights[1])
    await expect(book.getByRole('button', { name: 'Bewaar als tekst' })).toBeInViewport({ ratio: 1 })
  })
