import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { type Action, asTile, parseTile, parseTurn } from '../../../../engine/boogyman/index.ts'
import { changeSession } from '../../../../session/game-store.ts'
import { PLAYER } from '../../../../session/state.ts'
import { awaitOtherDevices } from '../../../../session/testing.ts'
import { letWait } from '../../../../ui/frames/bots/pace.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { liveTable } from '../../runtime.ts'
import { OPENING, played } from '../../testing.ts'
import { TablePage } from './TablePage.tsx'
import { lay, layGame, now } from './testing.ts'

openableDialogs()

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const side = (name: string) => screen.getByRole('region', { name })
const moves = () => liveTable.game.getState().session?.moves ?? []
const said = () => useAnnouncements.getState().polite.map(({ text }) => text)
const play = (text: string) => act(() => void liveTable.game.getState().actAll(parseTurn(text) as Action[]))

describe('the panels around the board', () => {
  it('show the count, the Boogyman and the player of each side', () => {
    lay('tiles a1 rr; b2 ryy; c3 rr; d4 R; g7 gg', { green: 'guardian' })
    render(<TablePage />)
    expect(side('Mushroom folk')).toHaveTextContent('5 of 7 on the board')
    expect(side('Mushroom folk')).toHaveTextContent('The Boogyman is out, on d4')
    expect(side('Mushroom folk')).toHaveTextContent('Mira')
    expect(side('Fir folk')).toHaveTextContent('2 of 7 on the board')
    expect(side('Fir folk')).toHaveTextContent('waits in his hole')
    expect(side('Fir folk')).toHaveTextContent('played by the Guardian')
  })

  it('show the own side on the left, or the active one', () => {
    layGame(played(OPENING))
    render(<TablePage />)
    const own = () => screen.getByRole('region', { name: 'Your side' })
    expect(within(own()).getByRole('heading', { level: 2, name: 'Mushroom folk' })).toBeVisible()
    play('step d4 d3, step d5 d6')
    expect(within(own()).getByRole('heading', { level: 2, name: 'Fir folk' })).toBeVisible()
  })

  it('offer the Boogyman only if he can move', () => {
    lay('tiles b2 rr; g7 g')
    const { unmount } = render(<TablePage />)
    expect(screen.getByText('Choose one of your mushrooms.')).toBeVisible()
    unmount()
    lay('tiles b2 rr; d4 R; g7 g')
    render(<TablePage />)
    expect(screen.getByText('Choose one of your mushrooms, or your Boogyman.')).toBeVisible()
  })

  it('show the remaining actions and the number of quiet turns [B 4] [B 17]', () => {
    lay('tiles d4 rr; b1 rr; f6 g\nquiet 7')
    render(<TablePage />)
    expect(screen.getByText('Two actions left.')).toBeInTheDocument()
    expect(screen.getByText(/^7 quiet turns/)).toBeVisible()
    play('step d4 d5')
    expect(screen.getByText('One action left.')).toBeInTheDocument()
  })
})

describe('announcements (law, section 10)', () => {
  it('report each action, and turns as one sentence', () => {
    layGame(played(OPENING))
    render(<TablePage />)
    play('step d4 d3')
    expect(said().at(-1)).toMatch(/^A mushroom stepped from d4 to d3\./)
    play('step d5 d6')
    expect(said().at(-1)).toMatch(
      /^A mushroom stepped from d4 to d3, then a mushroom stepped from d5 to d6\. .*Fir folk: your turn\.$/,
    )
  })
})

describe('the opening', () => {
  it('is placed by the computer for both sides on request [B 2]', async () => {
    layGame(played(''))
    render(<TablePage />)
    await userEvent.click(button('Place them for us'))
    expect(now()).toMatchObject({ placed: 4, turn: 1 })
  })
})

describe('a device of a table of several', () => {
  const offered = () => document.querySelectorAll('[data-offer]').length

  it('offers no action while another device is to act, and names the player', () => {
    layGame(played(''))
    render(<TablePage />)
    expect(offered()).toBeGreaterThan(0)
    act(() => awaitOtherDevices(liveTable.game, [1]))
    expect(screen.getByText('Mira is to move')).toBeVisible()
    expect(screen.queryByText('Place a mushroom')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Place them for us' })).toBeNull()
    expect(button(/^Hint/)).toHaveAttribute('aria-disabled', 'true')
    expect(offered()).toBe(0)
    act(() => changeSession(liveTable.game, { type: 'role', role: { ...PLAYER, device: { seats: [0] } } }))
    expect(button('Place them for us')).toBeVisible()
    expect(screen.queryByText('Mira is to move')).toBeNull()
  })

  it('names the bot that is to act, without buttons to step in: the server plays it', () => {
    layGame(played(''), { red: 'cub' })
    render(<TablePage />)
    expect(screen.getByRole('group', { name: 'The computer player' })).toBeVisible()
    act(() => awaitOtherDevices(liveTable.game, [1]))
    expect(screen.getByText('is playing…')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'The computer player' })).toBeNull()
  })

  it('keeps the last page’s door after the end', () => {
    layGame(played(''))
    render(<TablePage />)
    act(() => void liveTable.game.getState().act({ type: 'give-up' }))
    act(() => awaitOtherDevices(liveTable.game, []))
    expect(button('To the last page')).toBeVisible()
  })
})

describe('undo (law, section 6)', () => {
  it('returns to the start of the own turn, and further by consent', async () => {
    layGame(played(`${OPENING}, step d4 d3, step d5 d6`))
    render(<TablePage />)
    await userEvent.click(button('Undo'))
    await userEvent.click(button('Undo'))
    expect(moves()).toHaveLength(4)
    expect(said().at(-1)).toMatch(/^Undone: A mushroom stepped from d4 to d3/)
    await userEvent.click(button('Undo'))
    expect(moves()).toHaveLength(4)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Do you both agree?')
    await userEvent.click(button('Cancel'))
    expect(moves()).toHaveLength(4)
    await userEvent.click(button('Undo'))
    fireEvent.click(button('We all agree'), { detail: 0 })
    expect(moves()).toHaveLength(3)
  })

  it('undoes the answer of a bot together with the own action', async () => {
    layGame(played(`${OPENING}, step d4 d3, step d5 d6, step c4 b4, step e4 e3`), { green: 'cub' })
    render(<TablePage />)
    await userEvent.click(button('Undo'))
    expect(moves()).toHaveLength(5)
    expect(now()).toMatchObject({ onTurn: 0, actions: 1 })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('says that there is nothing to undo, although the button is disabled', async () => {
    layGame(played(''))
    render(<TablePage />)
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Undo'))
    expect(screen.getByRole('status')).toHaveTextContent('There is nothing to undo yet')
  })
})

describe('a bot', () => {
  it.each(['cub', 'apprentice', 'guardian'] as const)(
    'plays its turn without input: %s',
    async (computer) => {
      layGame(played(`${OPENING}, step d4 d3`), { green: computer })
      render(<TablePage />)
      play('step d5 d6')
      await waitFor(() => expect(now()).toMatchObject({ turn: 3, onTurn: 0 }), { timeout: 180_000 })
    },
  )

  it('can be paused and taken over', async () => {
    layGame(played(OPENING), { red: 'cub' })
    act(() => letWait(true))
    render(<TablePage />)
    expect(screen.getByText('The Cub plays the Mushroom folk')).toBeVisible()
    await userEvent.click(
      within(screen.getByRole('group', { name: 'The computer player' })).getByRole('button', {
        name: 'Take over the Mushroom folk',
      }),
    )
    expect(screen.getByText('Your turn')).toBeVisible()
    expect(moves()).toHaveLength(4)
  })
})

describe('the actions of a selected pawn', () => {
  const DUEL = 'tiles b2 ryy; c3 g; d4 gg; b1 y; f6 r; g7 g'
  const take = (name: string) =>
    act(() => liveTable.intent.getState().take({ kind: 'pawn', at: parseTile(name) ?? asTile(-1) }))

  it('says if the selected piece is threatened', () => {
    lay('tiles d4 rr; b2 r; d6 G; g7 g')
    render(<TablePage />)
    take('d4')
    expect(screen.getByText('no tree beside it; two can be captured here')).toBeVisible()
    take('b2')
    expect(screen.getByText(/^no tree beside it; /)).toHaveTextContent('safe here')
  })

  it('list their gains and costs, and the prey of a call', async () => {
    lay(DUEL)
    render(<TablePage />)
    take('b2')
    expect(screen.getByText('Yours, on b2')).toBeVisible()
    expect(button('Spawn')).toHaveAccessibleDescription('one more: three of seven')
    expect(button('Call him')).toHaveAccessibleDescription(/he could capture c3 and d4/)
    await userEvent.click(button('Call him'))
    expect(now().boogymen[0]).toBe(parseTile('b2'))
  })

  it('are disabled if impossible, and explain', async () => {
    lay(DUEL)
    render(<TablePage />)
    take('f6')
    expect(button('Spawn')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Spawn'))
    expect(screen.getByRole('status')).toHaveTextContent('You need two trees here for that.')
    expect(moves()).toEqual([])
  })

  it('work by keyboard [B 15]', async () => {
    lay(DUEL)
    render(<TablePage />)
    take('b2')
    await userEvent.keyboard('s')
    expect(now().pawns[0][parseTile('b2') ?? asTile(-1)]).toBe(2)
  })
})
