import { expect, test } from '@playwright/test'
import { leaksOf, playToTheEnd, WatchedDevice } from './support/citadel-phones.ts'
import { device, openTable, sitDown } from './support/devices.ts'

test('a whole Citadel game on a screen and two phones tells no device a card of another hand', async ({
  page,
  browser,
}) => {
  test.slow()
  const screen = new WatchedDevice(page, null)
  const code = await openTable(page, 'citadel')
  const phone = async (name: string, seat: number) => {
    const own = await device(browser, '/')
    const watched = new WatchedDevice(own, seat)
    await own.goto(`/#/join/${code}`)
    await sitDown(own, name)
    return watched
  }
  const ann = await phone('Ann', 0)
  const bo = await phone('Bo', 1)
  await page.getByRole('button', { name: /^Begin/ }).click()
  const hand = ({ page: own }: WatchedDevice) => own.locator('[data-hand]:not(main)')
  for (const own of [ann, bo]) await expect(hand(own)).toBeVisible()
  expect(await hand(ann).getAttribute('data-hand')).not.toBe(await hand(bo).getAttribute('data-hand'))

  const devices = [screen, ann, bo]
  const turns = await playToTheEnd(
    [ann.page, bo.page],
    () => devices.every(({ game }) => game !== null),
    async () => {
      for (const own of devices) await own.read()
    },
  )
  const { leaks, moves } = leaksOf(devices)
  expect(moves).toBeGreaterThan(turns)
  for (const { seen } of devices) expect(seen.at(-1)?.moves).toBe(moves)
  expect(leaks).toEqual([])
  // The search can find something: what Ann saw tells much that Bo could not know.
  const told = leaksOf([bo, { ...ann, viewer: 1 }]).leaks
  for (const what of ['view', 'update', 'the page'])
    expect(told.filter((leak) => leak.startsWith(`${what} of`)).length, what).toBeGreaterThan(0)
})
