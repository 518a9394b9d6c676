import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { citadel } from '../../../../engine/citadel/index.ts'
import { letWait } from '../../../../ui/frames/bots/pace.ts'
import { LAZY_CONSENT } from '../../../../ui/frames/table/lazy-table-parts.ts'
import { LiveAnnouncer } from '../../../../ui/page/LiveRegion.tsx'
import { liveTable } from '../../runtime.ts'
import { gameFrom } from '../../testing.ts'
import { DIALOGS } from '../dialogs.ts'
import { PASSING } from '../lazy-parts.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, layGame, now } from '../table/testing.ts'

const GiveUp = DIALOGS['give-up']
const Players = DIALOGS.players

openableDialogs()
beforeAll(async () => {
  await LAZY_CONSENT.fetch()
  await PASSING.fetch()
})

/** People control the Cross and the Lion, a bot the Lily. */
const THREE =
  'version basic | seat 1 bricks 9 plots c6 d4=turnpike hand brewery watchtower influence spy | seat 2 bricks 4 plots h5=stable a5 hand manor inn influence torch | seat 3 bricks 2 plots g5 hand library'
const CROSS = /brewery|watchtower|\bspy\b/i
const LION = /manor|\btorch\b/i

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const page = () => document.documentElement.outerHTML

function show(): void {
  lay(THREE, { lily: 'page' })
  act(() => letWait(true))
  render(
    <>
      <TablePage />
      <LiveAnnouncer />
    </>,
  )
}

describe('a hand opens only after its owner has confirmed', () => {
  it('even if a bot has the other seat meanwhile, or loses it again', async () => {
    show()
    await userEvent.click(button('Look at the board'))
    act(() => liveTable.leaders.getState().lead('lion', 'page'))
    expect(page()).not.toMatch(CROSS)
    expect(button('I am the Cross')).toBeVisible()
    await userEvent.click(button('I am the Cross'))
    expect(page()).toMatch(CROSS)
    act(() => liveTable.leaders.getState().lead('lion', 'person'))
    expect(page()).not.toMatch(CROSS)
    expect(button('I am the Cross')).toBeVisible()
  })

  it('even if the person on turn gives their own seat away and takes it back', async () => {
    show()
    await userEvent.click(button('I am the Cross'))
    act(() => liveTable.leaders.getState().lead('cross', 'page'))
    expect(page()).not.toMatch(LION)
    act(() => void liveTable.game.getState().act({ type: 'end' }))
    expect(page()).not.toMatch(LION)
    expect(button('I am the Lion')).toBeVisible()
    act(() => liveTable.leaders.getState().lead('cross', 'person'))
    expect(page()).not.toMatch(LION)
    expect(button('I am the Lion')).toBeVisible()
  })

  it('and announcements are cleared when a person gives their seat away [C 31]', () => {
    lay(`${THREE} | pile smithy`, { lily: 'page' })
    act(() => letWait(true))
    render(
      <>
        <TablePage />
        <LiveAnnouncer />
      </>,
    )
    fireEvent.click(button('I am the Cross'))
    act(() => void liveTable.game.getState().act({ type: 'buy-pile' }))
    expect(page()).toMatch(/smithy/i)
    act(() => liveTable.leaders.getState().lead('cross', 'page'))
    expect(page()).not.toMatch(/smithy/i)
  })

  it('even if all other people have resigned', async () => {
    show()
    await userEvent.click(button('I am the Cross'))
    act(() => void liveTable.game.getState().act({ type: 'resign' }))
    expect(page()).not.toMatch(LION)
    expect(button('I am the Lion')).toBeVisible()
  })

  it.each(['\u200b', '\u00ad', '\u2800', '\u3164', 'Anna'])(
    'although both people are called %j: a name does not say who plays',
    async (name) => {
      const game = gameFrom(THREE)
      layGame({ ...game, config: { ...game.config, players: [name, name, ''] } }, { lily: 'page' })
      render(<TablePage />)
      await userEvent.click(button('I am the Cross'))
      act(() => void liveTable.game.getState().act({ type: 'end' }))
      expect(page()).not.toMatch(LION)
      expect(button('I am the Lion')).toBeVisible()
    },
  )

  it('once for both seats of one person', async () => {
    lay(THREE, { lily: 'page' })
    act(() => liveTable.leaders.setState({ persons: { cross: 1, lion: 1 } }))
    render(<TablePage />)
    await userEvent.click(button('I am the Cross'))
    act(() => void liveTable.game.getState().act({ type: 'end' }))
    expect(page()).toMatch(LION)
    expect(page()).not.toMatch(CROSS)
  })
})

const dialog = () => screen.getByRole('alertdialog')
const leadersNow = () => liveTable.leaders.getState()
/** Chooses the controller of an Order in the dialog of players. */
async function lead(order: string, leader: string): Promise<void> {
  const { unmount } = render(<Players onClose={() => {}} />)
  const seat = screen.getByRole('group', { name: new RegExp(`^${order}`) })
  await userEvent.click(within(seat).getByRole('radio', { name: leader }))
  unmount()
}
const give = (order: string) => lead(order, 'The Page')

describe('a change of controller', () => {
  it('happens at once for the confirmed owner, with a log entry', async () => {
    show()
    await userEvent.click(button('I am the Cross'))
    await give('The Cross')
    expect(leadersNow().table.cross).toBe('page')
    expect(leadersNow().changes).toEqual([{ move: 0, seat: 'cross', to: 'page', by: 'owner' }])
    // In the log, or at the gate if the bot has ended its turn.
    expect(document.body).toHaveTextContent('The Page plays the Cross. Its player wanted it.')
    expect(page()).not.toMatch(LION)
  })

  it('needs the consent of all if the owner has not confirmed', async () => {
    show()
    await userEvent.click(button('Look at the board'))
    await give('The Lion')
    expect(leadersNow().table.lion).toBeUndefined()
    expect(dialog()).toHaveTextContent('The player of the Lion has not opened the hand.')
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Cancel' }))
    expect(leadersNow().changes).toEqual([])

    await give('The Lion')
    fireEvent.click(button('We all agree'), { detail: 0 })
    expect(leadersNow().table.lion).toBe('page')
    expect(page()).not.toMatch(CROSS)
    // The person at the gate is informed.
    expect(screen.getByRole('main')).toHaveTextContent('The Page plays the Lion. All at the table agreed.')
    await userEvent.click(button('I am the Cross'))
    expect(page()).not.toMatch(LION)
  })

  it('to a person needs the consent of all, and keeps the hand shut', async () => {
    lay(THREE, { lion: 'page', lily: 'page' })
    act(() => letWait(true))
    render(<TablePage />)
    await userEvent.click(button('I am the Cross'))
    await lead('The Lion', 'A person')
    expect(dialog()).toHaveTextContent('All players must agree.')
    fireEvent.click(button('We all agree'), { detail: 0 })
    expect(leadersNow()).toMatchObject({ table: { lion: 'person' }, people: 'several' })
    expect(page()).not.toMatch(CROSS)
    await userEvent.click(button('I am the Cross'))
    act(() => void liveTable.game.getState().act({ type: 'end' }))
    expect(page()).not.toMatch(LION)
    expect(button('I am the Lion')).toBeVisible()
  })

  it.each([
    ['I do, too', 'one', {}],
    ['Another player', 'several', { cross: 1, moon: 1, tower: 1 }],
  ] as const)('of a single person: %s', async (answer, people, persons) => {
    lay(THREE, { lion: 'page', lily: 'page' }, 'one')
    act(() => letWait(true))
    render(<TablePage />)
    expect(page()).toMatch(CROSS)
    await lead('The Lion', 'A person')
    await userEvent.click(within(dialog()).getByRole('button', { name: answer }))
    expect(leadersNow()).toMatchObject({ table: { lion: 'person' }, people, persons })
    expect(CROSS.test(page())).toBe(people === 'one')
  })

  it('is logged at its move, and moves back with an undo', async () => {
    show()
    const claim = citadel.list(now()).find(({ type }) => type === 'claim')
    act(() => void liveTable.game.getState().act(claim ?? expect.fail('A plot is free.')))
    await userEvent.click(button('I am the Cross'))
    await give('The Cross')
    expect(leadersNow().changes).toMatchObject([{ move: 1 }])
    // The bot may have acted by now.
    act(() => void liveTable.game.getState().goBack(0))
    expect(leadersNow().changes).toMatchObject([{ move: 0, to: 'page' }])
  })
})

it('undoing a resignation needs the consent of all and shuts the gate', async () => {
  show()
  await userEvent.click(button('I am the Cross'))
  act(() => void liveTable.game.getState().act({ type: 'resign' }))
  await userEvent.click(button('I am the Lion'))
  await userEvent.click(button('Undo'))
  expect(dialog()).toHaveTextContent('All must agree: the Cross (gave up) and the Lion.')
  expect(now().seats[0]?.out).toBe(true)
  fireEvent.click(button('We all agree'), { detail: 0 })
  expect(now().seats[0]?.out).toBe(false)
  expect(page()).not.toMatch(CROSS)
  expect(page()).not.toMatch(LION)
  expect(button('I am the Cross')).toBeVisible()
})

it('a shut gate says which player may give up, and how', () => {
  lay(THREE, { lily: 'page' })
  render(<GiveUp onClose={() => {}} />)
  expect(dialog()).toHaveTextContent('The gate is shut. To give up, the player of the Cross first presses')
  expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull()
})

it('asks people to look away, never bots', async () => {
  lay(THREE, { lily: 'page' })
  act(() => letWait(true))
  render(<TablePage />)
  act(() => void liveTable.game.getState().act({ type: 'end' }))
  expect(screen.getByRole('main')).toHaveTextContent('The Cross, please look away.')
  for (const type of ['reveal', 'end', 'reveal', 'end'] as const)
    act(() => void liveTable.game.getState().act({ type }))
  expect(button('I am the Cross')).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('The Lion, please look away.')
  expect(screen.getByRole('main')).not.toHaveTextContent('The Lily, please')
})
