import { expect, type Page, test } from '@playwright/test'
import { type Citadel, standardRules } from '../src/engine/citadel/index.ts'
import { type Session, stateOf } from '../src/engine/kernel/index.ts'
import { actor } from '../src/tales/citadel/bots/index.ts'
import { openAt, playedByPages } from './support/citadel-secrets.ts'
import { fetchNothingAhead, meanAllPresses } from './support/game.ts'
import { fromMenu, openSettings } from './support/menu.ts'
import { OracleTable, SEAT_NAMES } from './support/oracle.ts'

/** A game of two people and a bot after some actions. All three have cards in hand by then. */
function begun(actions: number): Session<Citadel> {
  const config = {
    players: ['Mira', 'Tom', ''],
    rules: { ...standardRules(), version: 'strategic' as const },
  }
  return playedByPages(
    config,
    { seed: 11, luck: 5 },
    (session) => session.moves.length >= actions && actor(stateOf(session)) === 0,
  )
}

async function openTable(page: Page, session: Session<Citadel>): Promise<OracleTable> {
  await openAt(page, session, 'instant', {
    'citadel.leaders': JSON.stringify({ table: { lily: 'page' }, cover: {}, people: 'several' }),
  })
  // A gate that closes also closes an open menu: a press that waits for its item fails, and is retried.
  page.setDefaultTimeout(5_000)
  await expect(page.getByRole('button', { name: /^I am / })).toBeVisible()
  return new OracleTable(page, [0, 1], session)
}

const ANSWERS = ['Turn up a card', 'Leave ', 'Discard', 'Take ', 'Give ', 'End turn']

/** Does the next thing to do, if there is any. */
async function playOn(table: OracleTable): Promise<void> {
  if (await table.confirm()) return
  for (const name of ANSWERS)
    if (await table.press(name)) {
      await table.look(`"${name}" was pressed`)
      return
    }
}

/** Chooses who plays a seat. The dialog of players stays open. */
async function chooseLeader(page: Page, seat: string, leader: 'A person' | 'The Page'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Players and bots' })
  if (!(await dialog.isVisible())) await fromMenu(page, 'players')
  const group = dialog.getByRole('group', { name: new RegExp(`^${seat}`, 'i') })
  await group.getByRole('radio', { name: leader }).check({ force: true })
}

/** Gives a seat to a bot or takes it over, with consent if it is asked for. */
async function handOver(table: OracleTable, seat: 0 | 1): Promise<void> {
  const name = SEAT_NAMES[seat]
  const before = table.handedOver
  // Determined once, so that a retry on a busy machine does not revert the first try.
  const leader = table.table.persons().includes(seat) ? 'The Page' : 'A person'
  await expect(async () => {
    await table.press('Look at the board')
    if (!(await table.press('We all agree'))) await chooseLeader(table.page, name, leader)
    await table.look(`${name} is handed over`)
    expect(table.handedOver).toBe(before + 1)
  }).toPass({ intervals: [50], timeout: 60_000 })
  // Bots wait while the dialog is open.
  await table.press('Close')
}

/** Reloads the page, which revokes all confirmations. */
async function reload({ page, table }: OracleTable): Promise<void> {
  await page.reload()
  table.shut()
  await expect(page.getByRole('button', { name: /^I am / })).toBeVisible()
}

test('pages show only cards of owners who have confirmed the privacy screen', async ({ page, context }) => {
  test.slow()
  const table = await openTable(page, begun(40))
  await table.look('the table opens')

  await test.step('while the other seat goes to a bot and back, at the gate and past it (A1)', async () => {
    await table.press('Look at the board')
    await table.look('the board is looked at')
    await handOver(table, 1)
    await table.press('Back to the gate')
    await table.confirm()
    await handOver(table, 1)
    await table.confirm()
  })

  await test.step('while the seat of the viewer goes to a bot and back (A2)', async () => {
    await handOver(table, 0)
    await handOver(table, 0)
    await table.press('Back to the gate')
    for (let step = 0; step < 3; step++) await playOn(table)
  })

  await test.step('after a reload, and in a second tab', async () => {
    await reload(table)
    await table.look('the page was loaded again')
    await table.confirm()
    const other = await context.newPage()
    await fetchNothingAhead(other)
    await meanAllPresses(other)
    await other.goto('/#/citadel')
    await expect(other.getByRole('button', { name: /^I am / })).toBeVisible()
    const second = new OracleTable(other, [0, 1], await table.look('a second window opens'))
    await second.look('in the second window')
    await other.close()
    await reload(table)
  })

  await test.step('with undo, a hint, and on every other page of the app', async () => {
    for (const name of [
      'Undo',
      'We all agree',
      'Undo',
      'Cancel',
      'Hint: Ask the Grand Master',
      'Put the hint away',
    ]) {
      await table.confirm()
      await table.press(name)
      await table.look(`"${name}" was pressed`)
    }
    for (const hash of ['#/citadel/album', '#/', '#/tales', '#/citadel']) {
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      table.table.shut()
      await table.look(`${hash} is open`)
    }
  })

  await test.step('with giving up, and undoing that (A3)', async () => {
    await table.confirm()
    await openSettings(page)
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click()
    const { moves } = await table.look('somebody has given up')
    expect(moves.some(({ action }) => action?.type === 'resign')).toBe(true)
    await table.confirm()
    await table.press('Undo')
    const asked = await table.look('undo was pressed')
    expect(asked.moves.some(({ action }) => action?.type === 'resign')).toBe(true)
  })

  expect(table.looks).toBeGreaterThan(25)
  expect(table.most).toBeGreaterThan(5)
})
