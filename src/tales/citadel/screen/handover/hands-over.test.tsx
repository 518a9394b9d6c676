import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { citadel } from '../../../../engine/citadel/index.ts'
import { letWait } from '../../../../ui/frames/computers/pace.ts'
import { AGREE } from '../../../../ui/frames/table/late.ts'
import { LiveAnnouncer } from '../../../../ui/page/LiveRegion.tsx'
import { liveTable } from '../../table.ts'
import { gameFrom } from '../../testing.ts'
import { DIALOGS } from '../dialogs.ts'
import { PASSING } from '../late.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, layGame, now } from '../table/testing.ts'

const GiveUp = DIALOGS['give-up']

openableDialogs()
beforeAll(async () => {
  await AGREE.fetch()
  await PASSING.fetch()
})

/** The Cross and the Lion are led by people, the Lily by a bot. */
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
  it('although a bot plays the other person’s seat by now, and when that is taken over again', async () => {
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

  it('although the person on turn gave away their own seat, and takes it back', async () => {
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

  it('and says no more what was said to a person who gave their own seat away [C 31]', () => {
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

  it('although everybody else has resigned', async () => {
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

  it('and not again where the cover said that one person plays both', async () => {
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
async function give(who: string): Promise<void> {
  await userEvent.click(button(`Let a computer player lead ${who}`))
  await userEvent.click(button(`Let the Page lead ${who}`))
}

describe('a seat passes into other hands', () => {
  it('at once by its owner, who has confirmed; the log says so', async () => {
    show()
    await userEvent.click(button('I am the Cross'))
    await give('the Cross')
    expect(leadersNow().table.cross).toBe('page')
    expect(leadersNow().changes).toEqual([{ move: 0, seat: 'cross', to: 'page', by: 'owner' }])
    // In the log, or at the gate where the bot has ended its turn by now.
    expect(document.body).toHaveTextContent('The Page leads the Cross. Its player wanted it so.')
    expect(page()).not.toMatch(LION)
  })

  it('only when all agree, where its owner has not confirmed', async () => {
    show()
    await userEvent.click(button('Look at the board'))
    await give('the Lion')
    expect(leadersNow().table.lion).toBeUndefined()
    expect(dialog()).toHaveTextContent('The player of the Lion has not opened the hand.')
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Leave it so' }))
    expect(leadersNow().changes).toEqual([])

    await give('the Lion')
    fireEvent.click(button('We all agree'), { detail: 0 })
    expect(leadersNow().table.lion).toBe('page')
    expect(page()).not.toMatch(CROSS)
    // The person who comes to the gate is told of it.
    expect(screen.getByRole('main')).toHaveTextContent('The Page leads the Lion. All at the table agreed.')
    await userEvent.click(button('I am the Cross'))
    expect(page()).not.toMatch(LION)
  })

  it('is taken over only when all agree, and its hand stays shut', async () => {
    lay(THREE, { lion: 'page', lily: 'page' })
    act(() => letWait(true))
    render(<TablePage />)
    await userEvent.click(button('I am the Cross'))
    await userEvent.click(button('Take over the Lion'))
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
    await userEvent.click(button('Take over the Lion'))
    await userEvent.click(within(dialog()).getByRole('button', { name: answer }))
    expect(leadersNow()).toMatchObject({ table: { lion: 'person' }, people, persons })
    expect(CROSS.test(page())).toBe(people === 'one')
  })

  it('is told where it happened, also when the game goes back behind it', async () => {
    show()
    const claim = citadel.list(now()).find(({ type }) => type === 'claim')
    act(() => void liveTable.game.getState().act(claim ?? expect.fail('A plot is free.')))
    await userEvent.click(button('I am the Cross'))
    await give('the Cross')
    expect(leadersNow().changes).toMatchObject([{ move: 1 }])
    // The bot may have acted by now.
    act(() => void liveTable.game.getState().goBack(0))
    expect(leadersNow().changes).toMatchObject([{ move: 0, to: 'page' }])
  })
})

it('going back behind a resignation asks everybody, who gave up as well, and shuts the gate', async () => {
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

it('a shut gate says who may give up, and how', () => {
  lay(THREE, { lily: 'page' })
  render(<GiveUp onClose={() => {}} />)
  expect(dialog()).toHaveTextContent('The gate is shut. To give up, the player of the Cross first presses')
  expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull()
})

it('a person is asked to look away, never a bot', async () => {
  lay(THREE, { lily: 'page' })
  act(() => letWait(true))
  render(<TablePage />)
  act(() => void liveTable.game.getState().act({ type: 'end' }))
  expect(screen.getByRole('main')).toHaveTextContent('The Cross, please look at the forest.')
  for (const type of ['reveal', 'end', 'reveal', 'end'] as const)
    act(() => void liveTable.game.getState().act({ type }))
  expect(button('I am the Cross')).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('The Lion, please look at the forest.')
  expect(screen.getByRole('main')).not.toHaveTextContent('The Lily, please')
})
