import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { openNow } from '../../../../../tests/support/open-house.ts'
import { asTile, parseTile } from '../../../../engine/boogyman/index.ts'
import { Dialogs } from '../../../../ui/app/App.tsx'
import { openDialog, usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../table.ts'
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

describe('giving up', () => {
  test('whoever is on turn has lost [B 18]', async () => {
    lay(`${EVEN}\non-turn green`)
    const user = ask()
    expect(question()).toHaveTextContent('If the Fir folk give up, the Mushroom folk have won.')
    await user.click(button('Give up'))
    expect(now().outcome).toEqual({ winner: 0, by: 'given-up' })
    expect(usePage.getState().dialog).toBeNull()
  })

  test('the harmless answer has the focus, and ends nothing', async () => {
    lay(EVEN)
    const user = ask()
    expect(button('Play on')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(now().outcome).toBeNull()
    expect(usePage.getState().dialog).toBeNull()
  })

  test('with a pawn in hand and one action done it is accepted, and nothing stays in hand [B 18]', async () => {
    layGame(played(`${OPENING}, step d4 d3`))
    liveTable.intent.getState().press(parseTile('d5') ?? asTile(-1))
    expect(liveTable.intent.getState().inHand).not.toBeNull()
    const user = ask()
    await user.click(button('Give up'))
    expect(now().outcome).toEqual({ winner: 1, by: 'given-up' })
    expect(liveTable.intent.getState().inHand).toBeNull()
  })

  test('while a computer player is on turn nobody gives up in its place, nor offers a draw [B 18]', () => {
    lay(EVEN, { red: 'guardian' })
    ask()
    expect(question()).toHaveTextContent('It is the turn of the Guardian.')
    expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Offer a draw' })).toBeNull()
  })
})

describe('a draw', () => {
  test('is not offered before the opening is over, which is said [B 18]', () => {
    layGame(played('place d4'))
    ask()
    expect(question()).toHaveTextContent('A draw can be offered when the first four stand.')
    expect(screen.queryByRole('button', { name: 'Offer a draw' })).toBeNull()
  })

  test('between two people the other side is asked, and both must want it [B 18]', async () => {
    lay(EVEN)
    const user = ask()
    await user.click(button('Offer a draw'))
    expect(question()).toHaveTextContent('It is for the Fir folk to answer.')
    expect(now().outcome).toBeNull()
    await user.click(button('We agree'))
    expect(now().outcome).toEqual({ winner: null, by: 'agreed' })
  })

  test('who is asked may say no, and it goes on', async () => {
    lay(EVEN)
    const user = ask()
    await user.click(button('Offer a draw'))
    expect(button('Play on')).toHaveFocus()
    await user.click(button('Play on'))
    expect(liveTable.game.getState().session?.moves).toEqual([])
  })

  test('a computer player agrees where it sees nothing to gain', async () => {
    lay(EVEN, { green: 'apprentice' })
    const user = ask()
    await user.click(button('Offer a draw'))
    expect(now().outcome).toEqual({ winner: null, by: 'agreed' })
  })

  test('and plays on where it is ahead', async () => {
    lay(GREEN_AHEAD, { green: 'apprentice' })
    const user = ask()
    await user.click(button('Offer a draw'))
    expect(question()).toHaveTextContent('No: the Apprentice sees something to gain, and plays on.')
    expect(now().outcome).toBeNull()
  })
})
