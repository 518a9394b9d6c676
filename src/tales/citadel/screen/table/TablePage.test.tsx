import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { asPlot, parseAction, parsePlot, plotName, standingOn } from '../../../../engine/citadel/index.ts'
import { letWait } from '../../../../ui/frames/computers/pace.ts'
import { AGREE } from '../../../../ui/frames/table/late.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { liveTable } from '../../table.ts'
import { played, threePlayers } from '../../testing.ts'
import { TablePage } from './TablePage.tsx'
import { lay, layGame, now } from './testing.ts'

beforeEach(async () => {
  await AGREE.fetch()
})

/** The day of the design, smaller: Crafts are the Cross's, and b6 may fall. */
const DAY =
  'version strategic | seat 1 bricks 9 plots c6 c4 c3=turnpike b6=flour-mill c2=smithy c5=flour-mill d3 hand brewery watchtower commons influence master-builders loan | seat 2 bricks 4 plots h5=stable h6=turnpike hand manor inn* influence torch | powers crafts 1 | pawnshop pig-sty | market turnpike'

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const plot = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}\\b`) })
const moves = () => liveTable.game.getState().session?.moves ?? []
const said = () => useAnnouncements.getState().polite.map(({ text }) => text)
const play = (words: string) =>
  act(() => {
    const action = parseAction(words)
    if (action) liveTable.game.getState().act(action)
  })
const stands = (name: string) => standingOn(now(), parsePlot(name) ?? asPlot(0))

/** The table of one who sits there and looks. */
function sit(position = DAY): void {
  lay(position)
  act(() => HOTSEAT.confirm(now().onTurn))
  render(<TablePage />)
}

describe('a card in hand', () => {
  it('shows where it may stand and why not; the plot tells what it would pay, and the plank builds [C 11]', async () => {
    sit()
    await userEvent.click(button(/^Brewery, 3, Crafts/))
    expect(liveTable.intent.getState().held).toEqual({ kind: 'building', card: 'brewery' })
    await userEvent.click(plot('c6'))
    const pays = screen.getByText(/Pays 8 when Crafts comes: 3 \+ 3 \+ 2\./)
    expect(pays).toBeVisible()
    expect(moves()).toEqual([])
    await userEvent.click(button('Build Brewery for three bricks'))
    expect(stands('c6')).toBe('brewery')
    expect(liveTable.intent.getState().held).toBeNull()
  })

  it('is put on a plot that is not for it with the reason why', async () => {
    sit()
    await userEvent.click(button(/^Watchtower/))
    await userEvent.click(plot('c4'))
    expect(screen.getAllByText('By the river: Municipal buildings fear the flood.')[0]).toBeVisible()
    await userEvent.click(plot('c4'))
    expect(moves()).toEqual([])
  })

  it('is sold for half its value, rounded up, and what was sold is not bought back [C 14]', async () => {
    sit()
    await userEvent.click(button(/^Brewery/))
    await userEvent.click(button('Sell to the Pawnshop for 2'))
    expect(now().seats[0]?.bricks).toBe(11)
    const back = within(screen.getByRole('region', { name: 'Pawnshop' })).getByRole('button', {
      name: /^Buy Brewery/,
    })
    expect(back).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(back)
    expect(screen.getByRole('status')).toHaveTextContent('What you sold this turn you cannot buy back.')
  })

  it('of Influence is played at whom it is aimed at, or by itself', async () => {
    sit()
    await userEvent.click(button(/^Loan/))
    await userEvent.click(button('Play Loan'))
    expect(now().seats[0]?.bricks).toBe(14)
  })
})

describe('a plot', () => {
  it('tells whose its neighbours are, which cards could stand there, and is claimed at the second wish', async () => {
    sit()
    await userEvent.click(plot('d4'))
    expect(screen.getByText(/^Borders: /)).toHaveTextContent(/of the Cross/)
    expect(screen.getByText(/^Of your cards:/)).toHaveTextContent(/Commons would pay 2/)
    expect(moves()).toEqual([])
    await userEvent.click(button('Claim d4 for two bricks'))
    expect(now().owners[parsePlot('d4') ?? 0]).toBe(0)
  })

  it('that would fall is told of before the end, with who could do it and what to claim first [C 23]', () => {
    lay('version strategic | seat 1 bricks 2 plots c6 c4=inn | seat 2 bricks 1 plots b6 c2 | on-turn 1')
    act(() => HOTSEAT.confirm(0))
    render(<TablePage />)
    expect(screen.getByText(/c4 may fall: The Lion needs c5, one brick\./)).toBeVisible()
  })
})

describe('what is always said', () => {
  it('is builds and claims left, the next red box, and what a tax would take [C 6]', async () => {
    sit()
    expect(screen.getByText('Two buildings and two plots left this turn.')).toBeInTheDocument()
    expect(screen.getByText(/more points?: an Influence card\./)).toBeVisible()
    expect(screen.getByText('A Municipal card would take four bricks.')).toBeVisible()
    await userEvent.click(plot('d4'))
    await userEvent.click(plot('d4'))
    expect(screen.getByText('Two buildings and one plot left this turn.')).toBeInTheDocument()
  })

  it('is the odds of the next card, and what each would be paid and taxed', () => {
    sit()
    const odds = screen.getByRole('table')
    expect(within(odds).getByRole('columnheader', { name: 'The Lion' })).toBeInTheDocument()
    const rows = within(odds).getAllByRole('row')
    expect(rows.map((row) => row.textContent).join(' ')).toMatch(/Crafts.*\+5/)
    expect(odds).toHaveTextContent('tax')
  })
})

describe('a turn', () => {
  it('begins with the card that is turned up for all, and says first what concerns the listener [C 11]', async () => {
    lay(DAY.replace('| powers', '| phase reveal | powers'))
    act(() => HOTSEAT.confirm(0))
    render(<TablePage />)
    await userEvent.keyboard('t')
    expect(now().phase).toBe('act')
    expect(screen.getByRole('region', { name: 'Turned up' })).toBeVisible()
    expect(said().join(' ')).toMatch(/The Cross turned up/)
  })

  it('is played by keys alone: a card, its plot, the deed, the end', async () => {
    sit()
    await userEvent.keyboard('c')
    expect(said().at(-1)).toMatch(/^Commons in hand\. It may stand on three plots\./)
    act(() => plot('d3').focus())
    await userEvent.keyboard('{Enter}{Enter}')
    expect(stands('d3')).toBe('commons')
    await userEvent.keyboard('e')
    expect(now().onTurn).toBe(1)
  })

  it('tells how all stand, and the odds, by a key each', async () => {
    sit()
    await userEvent.keyboard('w')
    expect(said().at(-1)).toMatch(/The Cross: .* points, nine bricks, seven plots\..*The goal is 50\./)
    await userEvent.keyboard('x')
    expect(said().at(-1)).toMatch(/Crafts \d+ percent: The Cross 5/)
  })
})

describe('first plots', () => {
  it('are chosen in the open, one seat after another, anticlockwise [C 8] [C 31]', async () => {
    layGame(played('', threePlayers))
    render(<TablePage />)
    expect(screen.getByText('The Lily chooses a first plot.')).toBeVisible()
    await userEvent.click(plot('d3'))
    await userEvent.click(button('Choose d3'))
    expect(screen.getByText('The Lion chooses a first plot.')).toBeVisible()
    await userEvent.click(plot('d3'))
    expect(screen.queryByRole('button', { name: 'Choose d3' })).toBeNull()
    expect(plotName(asPlot(now().owners.indexOf(2)))).toBe('d3')
  })

  it('come before buildings: of a card in hand it is told that it is built later, and it is not sold [C 8]', async () => {
    layGame(played('', threePlayers), { cross: 'page', lion: 'page' }, 'one')
    act(() => letWait(true))
    render(<TablePage />)
    await userEvent.keyboard('c')
    expect(said().at(-1)).toMatch(/ in hand\. Cards are built later: first choose your plots\.$/)
    expect(screen.getByText(/Cards are built later: first choose your plots\.$/)).toBeVisible()
    expect(screen.queryByText(/where it may stand is marked/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Sell/ })).toBeNull()
  })
})

describe('computer players', () => {
  it.each(['page', 'knight', 'grand-master'] as const)(
    'play their turn by themselves: %s',
    async (computer) => {
      lay(
        'version basic | seat 1 bricks 1 plots a5 | seat 2 bricks 3 plots h5 h3 | on-turn 2 | phase reveal',
        { lion: computer },
        'one',
      )
      render(<TablePage />)
      await waitFor(() => expect(now()).toMatchObject({ onTurn: 0, phase: 'reveal' }), { timeout: 180_000 })
    },
  )

  it('need no gate where one person plays, and nobody sees their cards', () => {
    lay(DAY, { lion: 'knight' }, 'one')
    act(() => letWait(true))
    render(<TablePage />)
    expect(button(/^Brewery, 3, Crafts/)).toBeVisible()
    expect(document.body.innerHTML).not.toMatch(/Manor/)
    play('end')
    expect(button(/^Brewery, 3, Crafts/)).toBeVisible()
    expect(document.body.innerHTML).not.toMatch(/Manor/)
  })
})

it('the key that does what a plot comes to says that none is chosen', async () => {
  sit()
  await userEvent.keyboard('d')
  expect(moves()).toEqual([])
  expect(screen.getByText('No plot is chosen yet. Press one on the board first.')).toBeVisible()
})
