import { expect, type Page, test } from '@playwright/test'
import { type Citadel, citadel, type Seat, type State, standardRules } from '../src/engine/citadel/index.ts'
import {
  advance,
  asSeen,
  openSession,
  randomState,
  type Session,
  seededChance,
  stateOf,
  writeGame,
} from '../src/engine/kernel/index.ts'
import { actor, page as pageBot } from '../src/tales/citadel/bots/index.ts'
import { cards } from '../src/tales/citadel/words/en/cards.ts'
import { type Card, knownTo } from '../tests/citadel/known.ts'
import { fetchNothingAhead } from './support/game.ts'

/** A game of two in which the Cross is about to end its second turn, by a seed. */
function beforeTheEnd(seed: number): Session<Citadel> {
  const config = { players: ['', ''], rules: { ...standardRules(), two: 'plain' as const } }
  const luck = seededChance({ random: randomState(3) })
  let session: Session<Citadel> = openSession(citadel, config, seed)
  for (;;) {
    const state = stateOf(session)
    const action = pageBot(asSeen(citadel, state, actor(state)), luck)
    if (state.turn === 3 && action.type === 'end') return session
    const done = advance(citadel, session, action)
    if (!done.ok) throw new Error(done.refusal.code)
    session = done.session
  }
}

const nameOf = (card: Card): string =>
  card in cards.buildings
    ? cards.buildings[card as keyof typeof cards.buildings]
    : cards.influence[card as keyof typeof cards.influence]

/** The names of the cards that a seat hides from everybody else. */
function secretsOf(state: State, seat: Seat): string[] {
  const open = knownTo(state, null)
  return [...knownTo(state, seat)].filter((card) => !open.has(card)).map(nameOf)
}

/** The first such game in which both hide cards, and none that the other hides as well. */
function withSecrets(seed = 1): { session: Session<Citadel>; cross: string[]; lion: string[] } {
  const session = beforeTheEnd(seed)
  const [cross, lion] = [secretsOf(stateOf(session), 0), secretsOf(stateOf(session), 1)]
  const tell = Math.min(cross.length, lion.length) > 1 && !cross.some((name) => lion.includes(name))
  return tell ? { session, cross, lion } : withSecrets(seed + 1)
}

/** All that a screen reader is told of the page: every name, description and value of the accessibility tree. */
async function heardIn(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  const said = nodes.flatMap(({ name, description, value, properties = [] }) => [
    name?.value,
    description?.value,
    value?.value,
    ...properties.map((property) => property.value.value),
  ])
  return said.filter((text) => typeof text === 'string').join('\n')
}

/** Those names that a screen reader could find, and those that stand anywhere in the page. */
async function foundIn(page: Page, names: readonly string[]): Promise<string[]> {
  const told = `${await heardIn(page)}\n${await page.content()}`
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(told))
}

/** Opens a game at the Citadel's table, at a pace. */
async function openAt(page: Page, session: Session<Citadel>, speed: 'instant' | 'calm'): Promise<void> {
  const kept = {
    'citadel.game': writeGame(citadel, session),
    'shelf.settings': JSON.stringify({ language: 'en', theme: 'light', speed, tips: 'off' }),
  }
  await page.addInitScript((texts) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'yes')
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, kept)
  await fetchNothingAhead(page)
  await page.goto('/#/citadel')
}

const readyAt = (page: Page) => (who: string) => page.getByRole('button', { name: `I am ${who}` })

/** How long each leaf of the gate that is drawn just now moves, as its style sheets say; 0s: it does not. */
const leavesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-leaf]')].map((leaf) => {
      const { animationName, animationDuration } = getComputedStyle(leaf)
      return animationName === 'none' ? '0s' : animationDuration
    }),
  )

/** Reads all that the page holds whenever it changes, so before every frame; answers which of these names it has found since. */
async function watchedFor(page: Page, names: readonly string[]): Promise<() => Promise<string[]>> {
  await page.evaluate((all) => {
    const found = new Set<string>()
    const look = () => {
      const held = document.documentElement.outerHTML
      for (const name of all) if (held.includes(name)) found.add(name)
    }
    const whatever = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver(look).observe(document, whatever)
    Object.assign(globalThis, { found })
  }, names)
  return () => page.evaluate(() => [...(globalThis as unknown as { found: Set<string> }).found])
}

test('the leaves of the gate swing, block nobody, and let nothing be seen at any frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { session, cross, lion } = withSecrets()
  await openAt(page, session, 'calm')
  const ready = readyAt(page)
  await expect(ready('the Cross')).toBeFocused()
  const found = await watchedFor(page, lion)
  // In one go, before the first frame: the leaves are still shut, and all can be pressed through them.
  const opening = await ready('the Cross').evaluate(async (button: HTMLElement) => {
    button.click()
    for (let drawn = 0; drawn < 9; drawn++) await null
    const leaves = [...document.querySelectorAll('[data-privacy="opening"] [data-leaf]')]
    const end = [...document.querySelectorAll('button')].find(({ ariaLabel }) =>
      ariaLabel?.startsWith('End turn'),
    )
    const { x = 0, y = 0, width = 0, height = 0 } = end?.getBoundingClientRect() ?? {}
    const isFree = end?.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    return { leaves: leaves.map((leaf) => getComputedStyle(leaf).animationDuration), isFree }
  })
  expect(opening).toEqual({ leaves: ['0.4s', '0.4s'], isFree: true })
  await expect(page.locator('[data-privacy]')).toHaveCount(0)
  expect(await foundIn(page, cross)).toEqual(cross)
  await page.getByRole('button', { name: /^End turn/ }).click()
  await expect(ready('the Lion')).toBeFocused()
  expect(await leavesIn(page)).toEqual(['0.3s', '0.3s'])
  expect(await foundIn(page, cross)).toEqual([])
  expect(await found()).toEqual([])
  await ready('the Lion').press('Enter')
  await expect(ready('the Lion')).toHaveCount(0)
  await expect(page.locator('[data-privacy]')).toHaveCount(0)
})

test('with little motion, as most tests ask for, the leaves of the gate do not move', async ({ page }) => {
  const { session } = withSecrets()
  await openAt(page, session, 'calm')
  const ready = readyAt(page)
  await expect(ready('the Cross')).toBeVisible()
  expect(await leavesIn(page)).toEqual(['0s', '0s'])
  await ready('the Cross').click()
  await expect(page.locator('[data-privacy]')).toHaveCount(0)
})

test('between two people the page holds no hand, for no screen reader either', async ({ page }) => {
  const { session, cross, lion } = withSecrets()
  await openAt(page, session, 'instant')
  const ready = readyAt(page)
  await expect(ready('the Cross')).toBeVisible()
  expect(await foundIn(page, [...cross, ...lion])).toEqual([])

  await ready('the Cross').click()
  const end = page.getByRole('button', { name: /^End turn/ })
  await expect(end).toBeVisible()
  expect(await foundIn(page, cross)).toEqual(cross)
  expect(await foundIn(page, lion)).toEqual([])

  await end.click()
  await expect(ready('the Lion')).toBeFocused()
  expect(await foundIn(page, [...cross, ...lion])).toEqual([])

  await page.reload()
  await expect(ready('the Lion')).toBeVisible()
  expect(await foundIn(page, [...cross, ...lion])).toEqual([])

  await ready('the Lion').press('Enter')
  await expect(ready('the Lion')).toHaveCount(0)
  expect(await foundIn(page, lion)).toEqual(lion)
  expect(await foundIn(page, cross)).toEqual([])
})
