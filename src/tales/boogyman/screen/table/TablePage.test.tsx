import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { type Action, asTile, parseTile, parseTurn } from '../../../../engine/boogyman/index.ts'
import { letWait } from '../../../../ui/frames/computers/pace.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { liveTable } from '../../table.ts'
import { OPENING, played } from '../../testing.ts'
import { TablePage } from './TablePage.tsx'
import { lay, layGame, now } from './testing.ts'

openableDialogs()

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const side = (name: string) => screen.getByRole('region', { name })
const moves = () => liveTable.game.getState().session?.moves ?? []
const said = () => useAnnouncements.getState().polite.map(({ text }) => text)
const play = (text: string) => act(() => void liveTable.game.getState().actAll(parseTurn(text) as Action[]))

describe('the paper round the board', () => {
  it('tells of each side how many stand, where its Boogyman is, and who leads it', () => {
    lay('tiles a1 rr; b2 ryy; c3 rr; d4 R; g7 gg', { green: 'guardian' })
    render(<TablePage />)
    expect(side('Mushroom folk')).toHaveTextContent('5 of 7 on the board')
    expect(side('Mushroom folk')).toHaveTextContent('The Boogyman is out, on d4')
    expect(side('Mushroom folk')).toHaveTextContent('Mira')
    expect(side('Fir folk')).toHaveTextContent('2 of 7 on the board')
    expect(side('Fir folk')).toHaveTextContent('waits in his hole')
    expect(side('Fir folk')).toHaveTextContent('led by the Guardian')
  })

  it('has the own side left: of two people that of whom is on turn', () => {
    layGame(played(OPENING))
    render(<TablePage />)
    const own = () => screen.getByRole('region', { name: 'Your side' })
    expect(within(own()).getByRole('heading', { level: 2, name: 'Mushroom folk' })).toBeVisible()
    play('step d4 d3, step d5 d6')
    expect(within(own()).getByRole('heading', { level: 2, name: 'Fir folk' })).toBeVisible()
  })

  it('names the Boogyman among those to choose from only where he can go somewhere', () => {
    lay('tiles b2 rr; g7 g')
    const { unmount } = render(<TablePage />)
    expect(screen.getByText('Choose one of your mushrooms.')).toBeVisible()
    unmount()
    lay('tiles b2 rr; d4 R; g7 g')
    render(<TablePage />)
    expect(screen.getByText('Choose one of your mushrooms, or your Boogyman.')).toBeVisible()
  })

  it('says how many actions are left and how many turns were quiet [B 4] [B 17]', () => {
    lay('tiles d4 rr; b1 rr; f6 g\nquiet 7')
    render(<TablePage />)
    expect(screen.getByText('Two actions left.')).toBeInTheDocument()
    expect(screen.getByText(/^quiet turns: 7/)).toBeVisible()
    play('step d4 d5')
    expect(screen.getByText('One action left.')).toBeInTheDocument()
  })
})

describe('what is said aloud (law, section 10)', () => {
  it('is each action, and of a turn that is over all of it in one sentence', () => {
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
  it('is placed by the computer for both, when they ask for it [B 2]', async () => {
    layGame(played(''))
    render(<TablePage />)
    await userEvent.click(button('Place them for us'))
    expect(now()).toMatchObject({ placed: 4, turn: 1 })
  })
})

describe('undo (law, section 6)', () => {
  it('goes back to the start of the own turn, and further when both agree', async () => {
    layGame(played(`${OPENING}, step d4 d3, step d5 d6`))
    render(<TablePage />)
    await userEvent.click(button('Undo'))
    await userEvent.click(button('Undo'))
    expect(moves()).toHaveLength(4)
    expect(said().at(-1)).toMatch(/^Undone: A mushroom stepped from d4 to d3/)
    await userEvent.click(button('Undo'))
    expect(moves()).toHaveLength(4)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Do both of you agree?')
    await userEvent.click(button('Leave it so'))
    expect(moves()).toHaveLength(4)
    await userEvent.click(button('Undo'))
    fireEvent.click(button('We all agree'), { detail: 0 })
    expect(moves()).toHaveLength(3)
  })

  it('takes the answer of a computer player back with it at once', async () => {
    layGame(played(`${OPENING}, step d4 d3, step d5 d6, step c4 b4, step e4 e3`), { green: 'cub' })
    render(<TablePage />)
    await userEvent.click(button('Undo'))
    expect(moves()).toHaveLength(5)
    expect(now()).toMatchObject({ onTurn: 0, actions: 1 })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('says that there is nothing yet, also where it looks dim', async () => {
    layGame(played(''))
    render(<TablePage />)
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Undo'))
    expect(screen.getByRole('status')).toHaveTextContent('There is nothing to undo yet')
  })
})

describe('a computer player', () => {
  it.each(['cub', 'apprentice', 'guardian'] as const)('plays its turn by itself: %s', async (computer) => {
    layGame(played(`${OPENING}, step d4 d3`), { green: computer })
    render(<TablePage />)
    play('step d5 d6')
    await waitFor(() => expect(now()).toMatchObject({ turn: 3, onTurn: 0 }), { timeout: 180_000 })
  })

  it('waits while people want it to, and is taken over', async () => {
    layGame(played(OPENING), { red: 'cub' })
    act(() => letWait(true))
    render(<TablePage />)
    expect(screen.getByText('The Cub leads the Mushroom folk')).toBeVisible()
    await userEvent.click(
      within(screen.getByRole('group', { name: 'The computer player' })).getByRole('button', {
        name: 'Take over the Mushroom folk',
      }),
    )
    expect(screen.getByText('Your turn')).toBeVisible()
    expect(moves()).toHaveLength(4)
  })
})

describe('what a pawn can be given for', () => {
  const DUEL = 'tiles b2 ryy; c3 g; d4 gg; b1 y; f6 r; g7 g'
  const take = (name: string) =>
    act(() => liveTable.intent.getState().take({ kind: 'pawn', at: parseTile(name) ?? asTile(-1) }))

  it('tells of whoever is chosen whether it is threatened, as its tile does', () => {
    lay('tiles d4 rr; b2 r; d6 G; g7 g')
    render(<TablePage />)
    take('d4')
    expect(screen.getByText('no tree beside it; two can be captured here')).toBeVisible()
    take('b2')
    expect(screen.getByText(/^no tree beside it; /)).toHaveTextContent('threatened by no one')
  })

  it('says what it gains and costs, and whom he could take at once', async () => {
    lay(DUEL)
    render(<TablePage />)
    take('b2')
    expect(screen.getByText('Yours, on b2')).toBeVisible()
    expect(button('Spawn')).toHaveAccessibleDescription('one more of you: three of seven')
    expect(button('Call him')).toHaveAccessibleDescription(/he could capture c3 and d4/)
    await userEvent.click(button('Call him'))
    expect(now().boogymen[0]).toBe(parseTile('b2'))
  })

  it('is dim where it cannot be, and pressed says why', async () => {
    lay(DUEL)
    render(<TablePage />)
    take('f6')
    expect(button('Spawn')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Spawn'))
    expect(screen.getByRole('status')).toHaveTextContent('Two trees must stand here for that.')
    expect(moves()).toEqual([])
  })

  it('is done by keys [B 15]', async () => {
    lay(DUEL)
    render(<TablePage />)
    take('b2')
    await userEvent.keyboard('s')
    expect(now().pawns[0][parseTile('b2') ?? asTile(-1)]).toBe(2)
  })
})
