import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { openNow } from '../../../../../tests/support/open-house.ts'
import { asTile, parseTile } from '../../../../engine/boogyman/index.ts'
import { changeSession } from '../../../../session/game-store.ts'
import { PLAYER } from '../../../../session/state.ts'
import { awaitOtherDevices } from '../../../../session/testing.ts'
import { Dialogs } from '../../../../ui/app/App.tsx'
import { openDialog, usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../runtime.ts'
import { tale } from '../../tale.ts'
import { OPENING, played } from '../../testing.ts'
import { lay, layGame, now } from './testing.ts'

openableDialogs()
beforeAll(() => tale.dialogs['give-up'].fetch())
beforeEach(() => {
  openNow(tale)
  usePage.setState({ shelf: false, cover: false })
})

function ask() {
  openDialog('give-up')
  render(<Dialogs />)
  return userEvent.setup()
}

const button = (name: string) => screen.getByRole('button', { name })
const question = () => screen.getByRole('alertdialog')
const EVEN = 'tiles c2 r; g5 g'
const GREEN_AHEAD = 'tiles c2 r; g5 gg'

describe('resigning', () => {
  test('loses for the side on turn [B 18]', async () => {
    lay(`${EVEN}\non-turn green`)
    const user = ask()
    expect(question()).toHaveTextContent('If the Fir folk give up, the Mushroom folk win.')
    await user.click(button('Give up'))
    expect(now().outcome).toEqual({ winner: 0, by: 'given-up' })
    expect(usePage.getState().dialog).toBeNull()
  })

  test('focuses the harmless answer, which ends nothing', async () => {
    lay(EVEN)
    const user = ask()
    expect(button('Play on')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(now().outcome).toBeNull()
    expect(usePage.getState().dialog).toBeNull()
  })

  test('is possible during a turn with a selected pawn, and clears the selection [B 18]', async () => {
    layGame(played(`${OPENING}, step d4 d3`))
    liveTable.intent.getState().press(parseTile('d5') ?? asTile(-1))
    expect(liveTable.intent.getState().inHand).not.toBeNull()
    const user = ask()
    await user.click(button('Give up'))
    expect(now().outcome).toEqual({ winner: 1, by: 'given-up' })
    expect(liveTable.intent.getState().inHand).toBeNull()
  })

  test('is unavailable during a bot’s turn, like draw offers [B 18]', () => {
    lay(EVEN, { red: 'guardian' })
    ask()
    expect(question()).toHaveTextContent('It is the Guardian’s turn.')
    expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Offer a draw' })).toBeNull()
  })
})

describe('at a table of several devices', () => {
  test('resigning is unavailable during the turn of another device, with the reason', () => {
    lay(EVEN)
    awaitOtherDevices(liveTable.game, [1])
    ask()
    expect(question()).toHaveTextContent('It is another player’s turn.')
    expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull()
  })

  test('a draw that a person at another device must answer is sent at once', async () => {
    lay(EVEN)
    changeSession(liveTable.game, { type: 'role', role: { ...PLAYER, device: { seats: [0] } } })
    const user = ask()
    await user.click(button('Offer a draw'))
    expect(screen.queryByRole('button', { name: 'We agree' })).toBeNull()
    expect(now().outcome).toEqual({ winner: null, by: 'agreed' })
  })

  test('a draw between two people of one device is agreed on at that device', async () => {
    lay(EVEN)
    changeSession(liveTable.game, { type: 'role', role: { ...PLAYER, device: { seats: [0, 1] } } })
    const user = ask()
    await user.click(button('Offer a draw'))
    expect(button('We agree')).toBeVisible()
    expect(now().outcome).toBeNull()
  })
})

describe('a draw', () => {
  test('is unavailable before the end of the opening, with a reason [B 18]', () => {
    layGame(played('place d4'))
    ask()
    expect(question()).toHaveTextContent('You can offer a draw once the first four are placed.')
    expect(screen.queryByRole('button', { name: 'Offer a draw' })).toBeNull()
  })

  test('between two people needs the consent of the other side [B 18]', async () => {
    lay(EVEN)
    const user = ask()
    await user.click(button('Offer a draw'))
    expect(question()).toHaveTextContent('Now the Fir folk answer.')
    expect(now().outcome).toBeNull()
    await user.click(button('We agree'))
    expect(now().outcome).toEqual({ winner: null, by: 'agreed' })
  })

  test('can be refused, and the game goes on', async () => {
    lay(EVEN)
    const user = ask()
    await user.click(button('Offer a draw'))
    expect(button('Play on')).toHaveFocus()
    await user.click(button('Play on'))
    expect(liveTable.game.getState().session?.moves).toEqual([])
  })

  test('a bot without gain accepts it', async () => {
    lay(EVEN, { green: 'apprentice' })
    const user = ask()
    await user.click(button('Offer a draw'))
    expect(now().outcome).toEqual({ winner: null, by: 'agreed' })
  })

  test('is refused by a bot that is ahead', async () => {
    lay(GREEN_AHEAD, { green: 'apprentice' })
    const user = ask()
    await user.click(button('Offer a draw'))
    expect(question()).toHaveTextContent('No: the Apprentice hopes to win and plays on.')
    expect(now().outcome).toBeNull()
  })
})
