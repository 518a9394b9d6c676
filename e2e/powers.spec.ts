import { expect, type Page, test } from '@playwright/test'
import { type CharacterId, powersOf, type State } from '../src/engine/fairy-tale/index.ts'
import { CENTRE } from '../src/engine/kernel/index.ts'
import { someConfig } from '../tests/support/random-play.ts'
import { stateHash } from '../tests/support/state-hash.ts'
import { hashOf, open, place, positionOf, pressSeal, seal } from './support/game.ts'
import { after, begunTale, findTale, storedTale, type Tale } from './support/tale.ts'

/** A hero with a power, and one without anything to use. */
const withPower = (character: CharacterId) => someConfig([character, 'pied-piper'], 'bedtime-story')

const onTurn = (state: State, character: CharacterId): boolean =>
  state.seats[state.onTurn]?.character === character

/** A game with a hero of this company who can use a power now. */
const ready = (character: CharacterId, power: string): Tale =>
  findTale(
    (state) =>
      onTurn(state, character) &&
      powersOf(state).some((one) => one.power === power && one.refusal === null) &&
      (state.phase === 'action' || power.startsWith('bargain')),
    { config: withPower(character) },
  )

async function pull(page: Page): Promise<void> {
  const tale = ready('rapunzel', 'pull')
  await open(page, { stored: storedTale(tale) })
  await page.locator('[data-power="pull"]').first().click()
  await page.getByRole('button', { name: /^Pull .* here/ }).click()
  const done = after(tale, { type: 'use', power: 'pull', seat: 1 })
  await expect.poll(() => hashOf(page)).toBe(stateHash(done.state))
}

async function fly(page: Page): Promise<void> {
  const tale = ready('aladdin', 'fly')
  const [to] = powersOf(tale.state).find(({ power }) => power === 'fly')?.places ?? []
  if (to === undefined) throw new Error('Aladdin has no place to fly to.')
  await open(page, { stored: storedTale(tale) })
  await page.locator('[data-power="fly"]').first().click()
  await place(page, to).click()
  const done = after(tale, { type: 'use', power: 'fly', at: to })
  await expect.poll(() => hashOf(page)).toBe(stateHash(done.state))
}

async function letDieStand(page: Page): Promise<void> {
  const begun = begunTale(1, withPower('aladdin'))
  await open(page, { stored: storedTale(begun) })
  await pressSeal(page, 'Roll for new monsters')
  await expect.poll(async () => (await positionOf(page)).pending?.kind).toBe('die')
  await page.getByRole('button', { name: /^keep it$/i }).click()
  await expect.poll(async () => (await positionOf(page)).pending?.kind).not.toBe('die')
}

async function bargain(page: Page): Promise<void> {
  const begun = begunTale(1, withPower('rumpelstiltskin'))
  await open(page, { stored: storedTale(begun) })
  await page.locator('[data-power="bargain-movement"]').click()
  const done = after(begun, { type: 'use', power: 'bargain-movement' })
  await expect.poll(() => hashOf(page)).toBe(stateHash(done.state))
  await expect(seal(page, 'End turn')).toBeVisible()
}

async function clearTile(page: Page): Promise<void> {
  const crowded = (state: State) =>
    onTurn(state, 'huntsman') &&
    state.phase === 'action' &&
    (state.tiles[state.seats[state.onTurn]?.at ?? CENTRE]?.monsters.length ?? 0) > 1 &&
    state.spent.removes === 0
  const tale = findTale(crowded, { config: withPower('huntsman') })
  await open(page, { stored: storedTale(tale) })
  await page
    .getByRole('button', { name: /^Remove (both|all)/ })
    .first()
    .click()
  const here = tale.state.seats[tale.state.onTurn]?.at ?? CENTRE
  await expect.poll(async () => (await positionOf(page)).tiles[here]?.monsters.length).toBe(0)
}

test('heroes use their powers in their turn', async ({ page }) => {
  await test.step('Rapunzel pulls another character onto her tile', () => pull(page))
  await test.step('Aladdin flies to any tile, for one of his three wishes', () => fly(page))
  await test.step('Aladdin is asked about the die before its effect, and may keep it', () =>
    letDieStand(page))
  await test.step('Rumpelstiltskin makes a bargain: no new monsters, and two movements', () => bargain(page))
  await test.step('the Huntsman removes all monsters of his tile at once', () => clearTile(page))
})
