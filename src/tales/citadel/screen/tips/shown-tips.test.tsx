import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { openOnTable } from '../../../../session/game-store.ts'
import { useSettings } from '../../../../store/settings.ts'
import { letWait } from '../../../../ui/frames/bots/pace.ts'
import { hush, useAnnouncements } from '../../../../ui/page/announce.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { liveTable } from '../../runtime.ts'
import { LAZY_TIPS } from '../lazy-parts.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay } from '../table/testing.ts'

const OWN = 'seat 1 bricks 1 plots a5 influence safe-conduct | seat 2 bricks 5 plots e5'
/** Positions with a tip that needs no hand. */
const RICH = OWN.replace('bricks 1', 'bricks 7')
const RICH_RIVAL = 'seat 1 bricks 5 plots a5 | seat 2 bricks 7 plots e5 influence safe-conduct | on-turn 2'
const TIP = /more than 5 bricks|plays by itself/

const tipIds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tip]')].map(({ dataset }) => dataset['tip'])
const said = () =>
  useAnnouncements
    .getState()
    .polite.map(({ text }) => text)
    .filter((text) => TIP.test(text))

let games = 0

/** Opens a new game, because a turn of a game shows one tip at most. */
function begin(position = OWN, people: 'one' | 'several' = 'several'): void {
  lay(position, people === 'one' ? { lion: 'knight' } : {}, people)
  const { session } = liveTable.game.getState()
  games += 1
  if (session) openOnTable(liveTable.game, session, { id: `${games}`, origin: { kind: 'begun' }, begun: 0 })
  act(() => letWait(true))
  useSettings.setState({ tips: 'on' })
}

const show = () => render(<TablePage />)

beforeEach(async () => {
  await LAZY_TIPS.fetch()
  localStorage.clear()
  // Makes the store of tips read its storage again.
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
  hush()
})

describe('a tip [C 31]', () => {
  it('about a hand is shown and announced when the hand opens, hidden while covered', async () => {
    begin()
    show()
    await userEvent.click(screen.getByRole('button', { name: 'I am the Cross' }))
    expect([tipIds(), said()]).toEqual([['byItself'], [expect.stringMatching(TIP)]])
    await userEvent.keyboard('v')
    expect([tipIds(), said()]).toEqual([[], []])
    await userEvent.keyboard('v')
    expect([tipIds(), said()]).toEqual([['byItself'], []])
  })

  it('is not shown if the cards are hidden from the start', async () => {
    begin(RICH, 'one')
    HOTSEAT.turnAway(true)
    show()
    expect([tipIds(), said()]).toEqual([[], []])
    await userEvent.keyboard('v')
    expect([tipIds(), said()]).toEqual([['taxes'], [expect.stringMatching(TIP)]])
  })

  it('is not shown at the gate or during a look at the board', async () => {
    begin(RICH)
    show()
    expect([tipIds(), said()]).toEqual([[], []])
    await userEvent.click(screen.getByRole('button', { name: 'Look at the board' }))
    expect([tipIds(), said()]).toEqual([[], []])
  })

  it("is not shown during a rival's turn", () => {
    begin(RICH_RIVAL, 'one')
    show()
    expect([tipIds(), said()]).toEqual([[], []])
  })

  it('is hidden when the gate shuts again', async () => {
    begin()
    show()
    await userEvent.click(screen.getByRole('button', { name: 'I am the Cross' }))
    act(HOTSEAT.shut)
    expect([tipIds(), said()]).toEqual([[], []])
  })
})
