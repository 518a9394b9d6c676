import { expect, type Page, test } from '@playwright/test'
import type { EventType, State } from '../src/engine/fairy-tale/index.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { endTurnByKey, hashOf, open, place, pressEndTurn, seal } from './support/game.ts'
import { allowed, findTale, lastOf, recordedTale, storedTale, type Tale, told } from './support/tale.ts'

const endTurn = { type: 'end-turn' } as const
const happens = (state: State): EventType[] => told(state, endTurn).map(({ event }) => event.type)

/** A game just before the end of a turn that costs a heart, with monsters that move afterwards. */
const hurting = findTale((state) => {
  if (state.phase !== 'action') return false
  const events = happens(state)
  const heart = events.indexOf('oak-hurt')
  const last = told(state, endTurn).at(-1)?.state
  return (
    heart >= 0 && events.lastIndexOf('monster-stepped') > heart && last?.outcome === null && !last.pending
  )
})

/** A game with a dark diamond that can be destroyed, not the last one. */
const breaking = findTale((state) => state.diamonds < 2 && breaks(state) !== undefined)

function breaks(state: State) {
  return allowed(state, 'walk').find(({ to }) => state.tiles[to]?.building === 'diamond')
}

/** The interval between two looks at the page, in milliseconds of its clock. */
const LOOK = 50

/** Opens the page at calm speed, with a stopped clock. */
async function openStill(page: Page, tale: Tale, before: Parameters<typeof open>[1] = {}): Promise<void> {
  await page.clock.install()
  await open(page, { stored: storedTale(tale), speed: 'calm', ...before })
  await expect(seal(page, 'End turn')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Returns the visible parts of the drama once the page is drawn, which takes a while on a busy machine. */
const look = (page: Page) =>
  page.evaluate(async () => {
    await scheduler.postTask(() => {}, { priority: 'background' })
    const die = document.querySelector('[data-face]')
    const strip = document.querySelector('[data-refuge]')?.textContent ?? ''
    return {
      die: die && {
        face: Number(die.getAttribute('data-face')),
        lies: die.getAttribute('data-lies') === 'true',
      },
      words: document.querySelector('[data-roll-words]')?.textContent ?? null,
      moment: document.querySelector('[data-weight]')?.textContent ?? null,
      dim: document.querySelector('[data-dim]')?.getAttribute('data-dim'),
      card: document.querySelector('dialog[open]') !== null,
      spots: [...document.querySelectorAll<HTMLElement>('[data-piece^="m"]')]
        .map(({ dataset, style }) => `${dataset['piece']} ${style.left} ${style.top}`)
        .toSorted()
        .join(),
      strip,
      end: document.querySelector('[data-layout]') === null,
    }
  })

type Seen = Awaited<ReturnType<typeof look>>

/**
 * Expects this state without advancing the clock of the page. Waits for the save, which runs on the real clock: only saved events are
 * shown.
 */
const isSeenAtOnce = (page: Page, seen: Partial<Seen>) => expect.poll(() => look(page)).toMatchObject(seen)

/** Advances the clock in steps and looks, until something is visible. */
async function watch(page: Page, until: (seen: Seen) => boolean): Promise<Seen[]> {
  const seen: Seen[] = []
  for (let ms = 0; ms < 20_000; ms += LOOK) {
    const now = await look(page)
    seen.push(now)
    if (until(now)) return seen
    await page.clock.runFor(LOOK)
  }
  throw new Error('The expected frame was not shown within 20 s.')
}

test('the die falls, rests for a moment, and only then its meaning is shown everywhere', async ({ page }) => {
  await openStill(page, hurting)
  await pressEndTurn(page)
  const seen = await watch(page, ({ die, words }) => die === null && words === null)
  const rolled = told(hurting.state, endTurn).find(({ event }) => event.type === 'die-rolled')?.event
  const face = rolled?.type === 'die-rolled' ? rolled.face : 0
  const caption = seen.find(({ words }) => words !== null)?.words?.slice(-12) ?? ''
  expect(caption).toContain(`${face}: `)
  const [saying, lying] = [
    seen.findIndex(({ words }) => words !== null),
    seen.findIndex(({ die }) => die?.lies),
  ]
  expect(saying - lying).toBeGreaterThanOrEqual(200 / LOOK)
  for (const { die, words, strip } of seen.slice(0, saying)) {
    expect(words).toBeNull()
    expect(strip).not.toContain(`${face}: `)
    if (die?.lies) expect(die.face).toBe(face)
  }
  const [before, after] = [seen[saying - 1], seen[saying]]
  expect(before?.strip).toContain('The die is rolling')
  expect(after?.die).toEqual({ face, lies: true })
  expect(after?.strip).toContain(`${face}: `)
})

test('the board pauses for a second after the last monster, and then the card opens', async ({ page }) => {
  await openStill(page, hurting, { handover: 'on' })
  await endTurnByKey(page)
  const seen = await watch(page, ({ card }) => card)
  const settled = seen.findLastIndex(({ spots }, index) => spots !== seen[index - 1]?.spots)
  expect((seen.length - 1 - settled) * LOOK).toBeGreaterThanOrEqual(1000)
  expect(seen.slice(0, -1).every(({ card }) => !card)).toBe(true)
})

test('a press on the forest ends the pause: the card opens at once', async ({ page }) => {
  await openStill(page, hurting, { handover: 'on' })
  await endTurnByKey(page)
  await page.clock.runFor(200)
  await page.locator('[data-place]').first().click({ force: true })
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a lost heart pauses the playback; a press ends only the pause', async ({ page }) => {
  await openStill(page, hurting)
  await pressEndTurn(page)
  const seen = await watch(page, ({ moment }) => moment !== null)
  expect(seen.at(-1)).toMatchObject({ dim: 'moment', die: null })
  expect(seen.at(-1)?.moment).toMatch(/heart/)
  await page.locator('[data-place]').first().click({ force: true })
  const pressed = await look(page)
  expect(pressed).toMatchObject({ moment: null, dim: 'none' })
  expect(pressed.spots).not.toBe(seen.at(-1)?.spots)
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible()
  expect(await hashOf(page)).toBe(stateHash(told(hurting.state, endTurn).at(-1)?.state ?? hurting.state))
})

test('a lost heart is shown for about a second and a half', async ({ page }) => {
  await openStill(page, hurting)
  await pressEndTurn(page)
  const seen = await watch(page, ({ moment }) => moment !== null)
  const rest = await watch(page, ({ dim }) => dim === 'none')
  const all = [...seen, ...rest].filter(({ dim }) => dim === 'moment').length * LOOK
  expect(all).toBeGreaterThanOrEqual(1400)
  expect(all).toBeLessThanOrEqual(1700)
})

test('a destroyed diamond is shown without delay', async ({ page }) => {
  await openStill(page, breaking)
  const step = breaks(breaking.state)
  if (!step) throw new Error('The game found has no action that breaks a diamond.')
  await place(page, step.to).click()
  await isSeenAtOnce(page, { dim: 'moment', moment: null })
  const seen = await watch(page, ({ moment }) => moment !== null)
  expect(seen.at(-1)?.moment).toMatch(/diamond is broken/)
  await pressEndTurn(page)
  await isSeenAtOnce(page, { dim: 'none', moment: null })
})

test('the last heart stays longer before the end', async ({ page }) => {
  const [before] = lastOf(recordedTale('lost'))
  await openStill(page, before)
  await pressEndTurn(page)
  const seen = await watch(page, ({ end }) => end)
  const great = seen.filter(({ dim }) => dim === 'great')
  expect(great.length * LOOK).toBeGreaterThanOrEqual(2300)
  expect(great.at(-1)?.moment).toBe('The last heart is lost.')
  const after = seen.length - 1 - seen.findLastIndex(({ dim }) => dim === 'great')
  expect(after * LOOK).toBeGreaterThanOrEqual(500)
})

test('reduced motion: nothing moves, texts last equally', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStill(page, hurting)
  await pressEndTurn(page)
  const seen = await watch(page, ({ moment }) => moment !== null)
  expect(new Set(seen.flatMap(({ die }) => (die ? [die.face] : []))).size).toBe(1)
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      return effect.getKeyframes().filter((frame) => 'transform' in frame || 'scale' in frame)
    }),
  )
  expect(moving).toEqual([])
  const rest = await watch(page, ({ dim }) => dim === 'none')
  const still = [...seen, ...rest].filter(({ dim }) => dim === 'moment').length * LOOK
  expect(still).toBeGreaterThanOrEqual(1400)
})
