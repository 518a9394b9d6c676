import { expect, type Page, test } from '@playwright/test'
import { boogyman } from '../src/engine/boogyman/index.ts'
import { citadel, standardRules } from '../src/engine/citadel/index.ts'
import { fortland } from '../src/engine/fortland/index.ts'
import { fortress } from '../src/engine/fortress/index.ts'
import { openSession, writeGame } from '../src/engine/kernel/index.ts'
import { doByHand as doInDuel, duelNow, openDuel } from './support/duel.ts'
import { doBy, fortlandNow, openFortland } from './support/fortland.ts'
import { click, fetchNothingAhead, meanAllPresses, onPurpose, open, positionOf } from './support/game.ts'
import { doByHand as doInSiege, openSiege, siegeNow } from './support/siege.ts'
import { allowed, begunTale, storedTale } from './support/tale.ts'
import { expectWhole, saidAloud, withTranslator, wordsOfPage } from './support/translator.ts'

// Translators, dictionaries and writing assistants replace the text nodes of a page (H2).

let failures: string[]

test.beforeEach(async ({ page }) => {
  failures = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await withTranslator(page)
})

test.afterEach(async ({ page }) => {
  if (page.url() !== 'about:blank') await expectWhole(page)
  expect(failures).toEqual([])
})

/** Expects that the text of the page equals that of a fresh render, and so of a page without a translator. */
async function expectFresh(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  const words = await wordsOfPage(page)
  expect(words.length).toBeGreaterThan(5)
  await page.reload()
  await page.locator('#root > :not(.opening)').first().waitFor()
  await expect.poll(() => wordsOfPage(page)).toEqual(words)
}

/** Opens a page of the rule book, and returns to the table. */
async function readRules(page: Page, tale: string): Promise<void> {
  await page.goto(`/#/${tale}/rules`)
  const links = page.locator('main a:visible, main button:visible')
  await expect(links.first()).toBeVisible()
  for (const index of [2, 4]) {
    await onPurpose(page)
    await links.nth(index).click()
  }
  await expectWhole(page)
  await page.goto(`/#/${tale}`)
  await page.locator('#root > :not(.opening)').first().waitFor()
}

const undo = async (page: Page) => {
  await onPurpose(page)
  await page.keyboard.press('u')
}

test('The Last Fairy Tale works in translated pages', async ({ page }) => {
  await open(page, { stored: storedTale(begunTale(2)) })
  for (let turn = 0; turn < 2; turn++) {
    await click(page, { type: 'roll' })
    const asked = page.locator('[data-choose="north"]')
    if ((await positionOf(page)).pending) await click(page, { type: 'choose-side', side: 'north' })
    await expect(asked).toHaveCount(0)
    await expect.poll(async () => (await positionOf(page)).phase).not.toBe('new-monsters')
    const [walk] = allowed(await positionOf(page), 'walk')
    if (walk) {
      await click(page, walk)
      await undo(page)
      await click(page, walk)
    }
    await click(page, { type: 'end-turn' })
    if ((await positionOf(page)).pending) await click(page, { type: 'choose-side', side: 'north' })
    await expect.poll(async () => (await positionOf(page)).turn).toBe(turn + 2)
  }
  await readRules(page, 'fairy-tale')
  await expectFresh(page)
})

test('the duel works in a translated page', async ({ page }) => {
  await openDuel(page, { actions: '' })
  for (let done = 0; done < 8; done++) {
    const state = await duelNow(page)
    const actions = boogyman.list(state).filter(({ type }) => type === 'place' || type === 'step')
    const action = actions[(done * 5) % actions.length]
    if (!action) throw new Error('No action is allowed.')
    await doInDuel(page, state, action)
    await expect.poll(async () => (await duelNow(page)).placed + (await duelNow(page)).actions).not.toBeNaN()
    if (done === 6) await undo(page)
  }
  await readRules(page, 'boogyman')
  await expectFresh(page)
})

test('Fortland works in a translated page', async ({ page }) => {
  await openFortland(page, { actions: '' })
  for (let done = 0; done < 14; done++) {
    const state = await fortlandNow(page)
    const actions = fortland.list(state).filter(({ type }) => type !== 'give-up' && type !== 'tear')
    const action = actions[(done * 3) % actions.length]
    if (!action) throw new Error('No action is allowed.')
    await doBy(page, action.type === 'muster' ? 'mouse' : 'keys', action)
    if (done % 4 === 3) await undo(page)
    await expectWhole(page)
  }
  await readRules(page, 'fortland')
  await expectFresh(page)
})

test('The Fortress works in a translated page', async ({ page }) => {
  await openSiege(page, { seed: 4 })
  for (let done = 0; done < 12; done++) {
    const state = await siegeNow(page)
    const actions = fortress.list(state).filter(({ type }) => type !== 'yield' && type !== 'give-up')
    const action = actions[(done * 3) % actions.length]
    if (!action) throw new Error('No action is allowed.')
    await doInSiege(page, state, action)
    if (done % 4 === 3) await undo(page)
    await expectWhole(page)
  }
  await readRules(page, 'fortress')
  await expectFresh(page)
})

test('the Citadel’s gate works in translated pages', async ({ page }) => {
  const config = { players: ['', ''], rules: { ...standardRules(), two: 'plain' as const } }
  const kept = {
    'citadel.game': writeGame(citadel, openSession(citadel, config, 5)),
    'shelf.settings': JSON.stringify({ language: 'en', theme: 'light', speed: 'instant', tips: 'off' }),
  }
  await page.addInitScript((texts) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'yes')
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, kept)
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/citadel')
  const ready = page.getByRole('button', { name: /^I am / })
  for (let step = 0; step < 10; step++) {
    await ready
      .or(page.locator('[data-offer]'))
      .or(page.getByRole('button', { name: /^(End turn|Turn up)/ }))
      .first()
      .waitFor()
    await onPurpose(page)
    if (await ready.isVisible()) await ready.click()
    else {
      const offer = page.locator('[data-offer]').first()
      const go = page.getByRole('button', { name: /^(End turn|Turn up)/ }).first()
      if (await go.isVisible()) await go.click()
      else await offer.click()
    }
    if (step % 3 === 2) await undo(page)
    await expectWhole(page)
  }
  await readRules(page, 'citadel')
  await expectFresh(page)
})

test('the page asks translators not to change it', async ({ request }) => {
  const text = await (await request.get('/')).text()
  expect(text).toMatch(/<html[^>]* translate="no"/)
  expect(text).toMatch(/<meta name="google" content="notranslate"\s*\/?>/)
})

test('announcements are the same with a translator', async ({ page, browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const plain = await context.newPage()
  for (const one of [page, plain]) {
    await openFortland(one, { actions: '' })
    const state = await fortlandNow(one)
    const [first] = fortland.list(state)
    if (!first) throw new Error('No action is allowed.')
    await doBy(one, 'mouse', first)
    await expect.poll(() => fortlandNow(one)).not.toEqual(state)
    await undo(one)
    await expect.poll(() => fortlandNow(one)).toEqual(state)
  }
  await expect.poll(() => saidAloud(plain)).not.toEqual([])
  await expect.poll(async () => saidAloud(page)).toEqual(await saidAloud(plain))
  expect(await wordsOfPage(page)).toEqual(await wordsOfPage(plain))
  await context.close()
})
