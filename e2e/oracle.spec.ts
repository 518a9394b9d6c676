import { expect, type Page, test } from '@playwright/test'
import { type Citadel, standardRules } from '../src/engine/citadel/index.ts'
import { type Session, stateOf } from '../src/engine/kernel/index.ts'
import { actor } from '../src/tales/citadel/bots/index.ts'
import { openAt, playedByPages } from './support/citadel-secrets.ts'
import { fetchNothingAhead, meanAllPresses } from './support/game.ts'
import { OracleTable, SEAT_NAMES } from './support/oracle.ts'

/** A game of two people and a bot, played so far; all three hold cards by then. */
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
  await expect(page.getByRole('button', { name: /^I am / })).toBeVisible()
  return new OracleTable(page, [0, 1], session)
}

const ANSWERS = ['Turn up a card', 'The Knight on', 'Discard', 'Take ', 'Give ', 'End turn']

/** Does whatever is to be done next; answers whether anything was. */
async function playOn(table: OracleTable): Promise<void> {
  if (await table.confirm()) return
  for (const name of ANSWERS)
    if (await table.press(name)) {
      await table.look(`"${name}" was pressed`)
      return
    }
}

/** Gives a seat to a bot, or takes it over; all agree where they are asked. A bot that acts meanwhile closes the question. */
async function handOver(table: OracleTable, seat: 0 | 1): Promise<void> {
  const name = SEAT_NAMES[seat]
  const before = table.handedOver
  await expect(async () => {
    await table.press('Look at the board')
    if (!(await table.press('We all agree')) && !(await table.press(`Let the Page lead ${name}`)))
      if (!(await table.press(`Take over ${name}`))) await table.press(`Let a computer player lead ${name}`)
    await table.look(`${name} is handed over`)
    expect(table.handedOver).toBe(before + 1)
  }).toPass({ intervals: [50], timeout: 30_000 })
}

/** Loads the page again: nobody before it has confirmed any more. */
async function reload({ page, table }: OracleTable): Promise<void> {
  await page.reload()
  table.shut()
  await expect(page.getByRole('button', { name: /^I am / })).toBeVisible()
}

test('no page shows a card whose owner has not confirmed before it', async ({ page, context }) => {
  test.slow()
  const table = await openTable(page, begun(40))
  await table.look('the table opens')

  await test.step('while the other person’s seat goes to a bot and back, at the gate and past it (A1)', async () => {
    await table.press('Look at the board')
    await table.look('the board is looked at')
    await handOver(table, 1)
    await table.press('Back to the gate')
    await table.confirm()
    await handOver(table, 1)
    await table.confirm()
  })

  await test.step('while the own seat goes to a bot and back (A2)', async () => {
    await handOver(table, 0)
    await handOver(table, 0)
    await table.press('Back to the gate')
    for (let step = 0; step < 3; step++) await playOn(table)
  })

  await test.step('when the page is loaded again, and in a second window', async () => {
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

  await test.step('with undo, a hint, and on every other page of the house', async () => {
    for (const name of [
      'Undo',
      'We all agree',
      'Undo',
      'Leave it so',
      'What would you do?',
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

  await test.step('when somebody gives up, and somebody wants that back (A3)', async () => {
    await table.confirm()
    await page.getByRole('button', { name: 'Settings' }).first().click()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click()
    const { moves } = await table.look('somebody has given up')
    expect(moves.some(({ action }) => action.type === 'resign')).toBe(true)
    await table.confirm()
    await table.press('Undo')
    const asked = await table.look('undo was pressed')
    expect(asked.moves.some(({ action }) => action.type === 'resign')).toBe(true)
  })

  expect(table.looks).toBeGreaterThan(25)
  expect(table.most).toBeGreaterThan(5)
})
