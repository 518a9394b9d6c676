import { expect, type Page, test } from '@playwright/test'
import type { EventType, State } from '../src/engine/fairy-tale/index.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { endTurnByKey, hashOf, open, place, pressEndTurn, seal } from './support/game.ts'
import { allowed, findTale, lastOf, recordedTale, storedTale, type Tale, told } from './support/tale.ts'

const endTurn = { type: 'end-turn' } as const
const happens = (state: State): EventType[] => told(state, endTurn).map(({ event }) => event.type)

/** A game just before a turn's end in which a heart is lost, and monsters walk on after that. */
const hurting = findTale((state) => {
  if (state.phase !== 'action') return false
  const events = happens(state)
  const heart = events.indexOf('oak-hurt')
  const last = told(state, endTurn).at(-1)?.state
  return (
    heart >= 0 && events.lastIndexOf('monster-stepped') > heart && last?.outcome === null && !last.pending
  )
})

/** A game in which a dark diamond can be broken, not the last. */
const breaking = findTale((state) => state.diamonds < 2 && breaks(state) !== undefined)

function breaks(state: State) {
  return allowed(state, 'walk').find(({ to }) => state.tiles[to]?.building === 'diamond')
}

/** How long one look at the page is after another, in milliseconds of its time. */
const LOOK = 50

/** Opens the page at a calm pace; its time stands still from then on. */
async function openStill(page: Page, tale: Tale, before: Parameters<typeof open>[1] = {}): Promise<void> {
  await page.clock.install()
  await open(page, { stored: storedTale(tale), speed: 'calm', ...before })
  await expect(seal(page, 'End turn')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** What of the drama is seen once the page has drawn all it had to; on a busy machine that takes it a while. */
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
 * This is seen, and none of the page's time goes by for it. Only what is kept is shown, and however long the disk takes for
 * that is time of another clock.
 */
const isSeenAtOnce = (page: Page, seen: Partial<Seen>) => expect.poll(() => look(page)).toMatchObject(seen)

/** Lets the page's time go by and looks again and again, until something is seen. */
async function watch(page: Page, until: (seen: Seen) => boolean): Promise<Seen[]> {
  const seen: Seen[] = []
  for (let ms = 0; ms < 20_000; ms += LOOK) {
    const now = await look(page)
    seen.push(now)
    if (until(now)) return seen
    await page.clock.runFor(LOOK)
  }
  throw new Error('It was never seen.')
}

test('the die falls, lies for a breath, and only then is said what it means, wherever that is said', async ({
  page,
}) => {
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

test('the board is held for a second when the last monster stands still, and then comes the card', async ({
  page,
}) => {
  await openStill(page, hurting, { handover: 'on' })
  await endTurnByKey(page)
  const seen = await watch(page, ({ card }) => card)
  const settled = seen.findLastIndex(({ spots }, index) => spots !== seen[index - 1]?.spots)
  expect((seen.length - 1 - settled) * LOOK).toBeGreaterThanOrEqual(1000)
  expect(seen.slice(0, -1).every(({ card }) => !card)).toBe(true)
})

test('a press on the forest ends the wait: the card is there at once', async ({ page }) => {
  await openStill(page, hurting, { handover: 'on' })
  await endTurnByKey(page)
  await page.clock.runFor(200)
  await page.locator('[data-place]').first().click({ force: true })
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a lost heart has a moment of its own; a press ends that alone, and the monsters walk on', async ({
  page,
}) => {
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

test('a heart that nobody skips is looked at for about a second and a half', async ({ page }) => {
  await openStill(page, hurting)
  await pressEndTurn(page)
  const seen = await watch(page, ({ moment }) => moment !== null)
  const rest = await watch(page, ({ dim }) => dim === 'none')
  const all = [...seen, ...rest].filter(({ dim }) => dim === 'moment').length * LOOK
  expect(all).toBeGreaterThanOrEqual(1400)
  expect(all).toBeLessThanOrEqual(1700)
})

test('a broken diamond has its moment, and whoever plays on waits for nothing', async ({ page }) => {
  await openStill(page, breaking)
  const step = breaks(breaking.state)
  if (!step) throw new Error('It was found and is not there.')
  await place(page, step.to).click()
  await isSeenAtOnce(page, { dim: 'moment', moment: null })
  const seen = await watch(page, ({ moment }) => moment !== null)
  expect(seen.at(-1)?.moment).toMatch(/diamond is broken/)
  await pressEndTurn(page)
  await isSeenAtOnce(page, { dim: 'none', moment: null })
})

test('the last heart has a greater moment, and the last page comes after it', async ({ page }) => {
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

test('with little motion nothing travels, and the same words stand as long over a still picture', async ({
  page,
}) => {
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
