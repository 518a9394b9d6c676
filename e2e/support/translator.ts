import { expect, type Page } from '@playwright/test'

/** Simulates a browser translator: it wraps every visible text in two elements, now and whenever the page changes. */
export const withTranslator = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const isLeftAlone = ({ parentElement: parent, data }: Text) =>
      data.trim() === '' ||
      !parent ||
      parent.closest('font, script, style, option, textarea, title') !== null ||
      parent.namespaceURI !== 'http://www.w3.org/1999/xhtml'
    const change = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let next = walker.nextNode(); next; next = walker.nextNode()) texts.push(next as Text)
      for (const text of texts.filter((one) => !isLeftAlone(one))) {
        const outer = document.createElement('font')
        outer.appendChild(document.createElement('font')).textContent = text.data
        text.replaceWith(outer)
      }
    }
    const changes = new MutationObserver(() => document.body && change(document.body))
    changes.observe(document, { subtree: true, childList: true, characterData: true })
  })

/** Expects that the translator has changed the page, and that the page works. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /torn/ })).toHaveCount(0)
  await expect(page.getByText(/Something went wrong/)).toHaveCount(0)
  expect(await page.locator('font font').count()).toBeGreaterThan(5)
  expect(await besideOthers(page)).toEqual([])
}

/** The visible texts with sibling nodes. React would lose track of them, so there must be none. */
const besideOthers = (page: Page): Promise<string[]> =>
  page
    .locator('#root font:not(font font), dialog font:not(font font)')
    .evaluateAll((texts) =>
      texts
        .filter(({ parentNode }) => (parentNode?.childNodes.length ?? 0) > 1)
        .map(({ textContent, parentElement }) => `${parentElement?.outerHTML.slice(0, 200)}: ${textContent}`),
    )

/** The visible words of headings, pictures, panels and buttons, each with its kind of element. */
export const wordsOfPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const said = element.checkVisibility() && !element.closest('[role=log]') ? words(element) : ''
        return said === '' ? [] : [`${selector}: ${said}`]
      })
    return ['h1, h2, h3', 'svg text', 'main p', 'main li', 'main b', 'button'].flatMap(seen)
  })

/** The texts of live regions, without empty ones. */
export const saidAloud = (page: Page): Promise<string[]> =>
  page
    .locator('[aria-live], [role=status], [role=alert]')
    .evaluateAll((regions) =>
      regions.flatMap(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim() || []),
    )
