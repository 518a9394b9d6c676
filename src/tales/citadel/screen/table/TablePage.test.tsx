import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { asPlot, parseAction, parsePlot, plotName, standingOn } from '../../../../engine/citadel/index.ts'
import { awaitOtherDevices } from '../../../../session/testing.ts'
import { letWait } from '../../../../ui/frames/bots/pace.ts'
import { LAZY_CONSENT } from '../../../../ui/frames/table/lazy-table-parts.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { liveTable } from '../../runtime.ts'
import { played, threePlayers } from '../../testing.ts'
import { TablePage } from './TablePage.tsx'
import { lay, layGame, now } from './testing.ts'

beforeEach(async () => {
  await LAZY_CONSENT.fetch()
})

/** The position of the design document, smaller. The Cross holds the Crafts, and b6 can fall. */
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

/** Opens the table for the seat on turn, after its confirmation. */
function sit(position = DAY): void {
  lay(position)
  act(() => HOTSEAT.confirm(now().onTurn))
  render(<TablePage />)
}

describe('a card in hand', () => {
  it('is built by a plot and a button with its pay [C 11]', async () => {
    sit()
    await userEvent.click(button(/^Brewery, 3, Crafts/))
    expect(liveTable.intent.getState().held).toEqual({ kind: 'building', card: 'brewery' })
    await userEvent.click(plot('c6'))
    const pays = screen.getByText(/Crafts pays 8 here: 3 \+ 3 \+ 2\./)
    expect(pays).toBeVisible()
    expect(moves()).toEqual([])
    await userEvent.click(button('Build Brewery for three bricks'))
    expect(stands('c6')).toBe('brewery')
    expect(liveTable.intent.getState().held).toBeNull()
  })

  it('is refused with a reason on a plot where it cannot be built', async () => {
    sit()
    await userEvent.click(button(/^Watchtower/))
    await userEvent.click(plot('c4'))
    expect(screen.getAllByText('By the river: no Municipal buildings here.')[0]).toBeVisible()
    await userEvent.click(plot('c4'))
    expect(moves()).toEqual([])
  })

  it('sells for half its value, and is not bought back [C 14]', async () => {
    sit()
    await userEvent.click(button(/^Brewery/))
    await userEvent.click(button('Sell to the Pawnshop for 2'))
    expect(now().seats[0]?.bricks).toBe(11)
    const back = within(screen.getByRole('region', { name: 'Pawnshop' })).getByRole('button', {
      name: /^Buy Brewery/,
    })
    expect(back).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(back)
    expect(screen.getByRole('status')).toHaveTextContent('You sold it this turn. You cannot buy it back yet.')
  })

  it('of Influence is played with or without target', async () => {
    sit()
    await userEvent.click(button(/^Loan/))
    await userEvent.click(button('Play Loan'))
    expect(now().seats[0]?.bricks).toBe(14)
  })
})

describe('a plot', () => {
  it('shows its neighbours and the cards that fit, and is claimed by a second action', async () => {
    sit()
    await userEvent.click(plot('d4'))
    expect(screen.getByText(/^Borders: /)).toHaveTextContent(/of the Cross/)
    expect(screen.getByText(/^Your cards:/)).toHaveTextContent(/Commons would pay 2/)
    expect(moves()).toEqual([])
    await userEvent.click(button('Claim d4 for two bricks'))
    expect(now().owners[parsePlot('d4') ?? 0]).toBe(0)
  })

  it('shows who could besiege, and where, before turn end [C 23]', () => {
    lay('version strategic | seat 1 bricks 2 plots c6 c4=inn | seat 2 bricks 1 plots b6 c2 | on-turn 1')
    act(() => HOTSEAT.confirm(0))
    render(<TablePage />)
    expect(screen.getByText(/c4 may fall: The Lion needs c5 for one brick\./)).toBeVisible()
  })
})

describe('permanent information', () => {
  it('shows builds and claims left, the next red box, and the next tax [C 6]', async () => {
    sit()
    expect(screen.getByText('Two buildings and two plots left this turn.')).toBeInTheDocument()
    expect(screen.getByText(/more points?: an Influence card\./)).toBeVisible()
    expect(screen.getByText('A Municipal card would take four bricks.')).toBeVisible()
    await userEvent.click(plot('d4'))
    await userEvent.click(plot('d4'))
    expect(screen.getByText('Two buildings and one plot left this turn.')).toBeInTheDocument()
  })

  it("shows the odds of the next card, and each seat's income and tax", () => {
    sit()
    const odds = screen.getByRole('table')
    expect(within(odds).getByRole('columnheader', { name: 'The Lion' })).toBeInTheDocument()
    const rows = within(odds).getAllByRole('row')
    expect(rows.map((row) => row.textContent).join(' ')).toMatch(/Crafts.*\+5/)
    expect(odds).toHaveTextContent('tax')
  })
})

describe('a turn', () => {
  it("begins with a card turned up for all, announced with one's own result [C 11]", async () => {
    lay(DAY.replace('| powers', '| phase reveal | powers'))
    act(() => HOTSEAT.confirm(0))
    render(<TablePage />)
    await userEvent.keyboard('t')
    expect(now().phase).toBe('act')
    expect(screen.getByRole('region', { name: 'Turned up' })).toBeVisible()
    expect(said().join(' ')).toMatch(/The Cross turned up/)
  })

  it('can be played by keys alone: a card, its plot, the action, the end', async () => {
    sit()
    await userEvent.keyboard('c')
    expect(said().at(-1)).toMatch(/^Commons in hand\. It fits on three plots\./)
    act(() => plot('d3').focus())
    await userEvent.keyboard('{Enter}{Enter}')
    expect(stands('d3')).toBe('commons')
    await userEvent.keyboard('e')
    expect(now().onTurn).toBe(1)
  })

  it('one key each announces points and odds', async () => {
    sit()
    await userEvent.keyboard('w')
    expect(said().at(-1)).toMatch(/The Cross: .* points, nine bricks, seven plots\..*The goal is 50\./)
    await userEvent.keyboard('x')
    expect(said().at(-1)).toMatch(/Crafts \d+ percent: The Cross 5/)
  })
})

describe('a device of a table of several', () => {
  it('offers no action while another device is to act, and names the player', () => {
    sit()
    expect(button('End turn')).toBeVisible()
    act(() => awaitOtherDevices(liveTable.game, [1]))
    expect(screen.getByText('Mira is to move')).toBeVisible()
    for (const name of ['End turn', /^Hint/, /from the pile/])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('first plots', () => {
  it('are chosen in the open, by one seat after another, anticlockwise [C 8] [C 31]', async () => {
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

  it('are chosen first: cards in hand cannot be built or sold yet [C 8]', async () => {
    layGame(played('', threePlayers), { cross: 'page', lion: 'page' }, 'one')
    act(() => letWait(true))
    render(<TablePage />)
    await userEvent.keyboard('c')
    expect(said().at(-1)).toMatch(/ in hand\. First choose your plots\. You build later\.$/)
    expect(screen.getByText(/First choose your plots\. You build later\.$/)).toBeVisible()
    expect(screen.queryByText(/one of the marked plots/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Sell/ })).toBeNull()
  })
})

describe('bots', () => {
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

  it("need no gate with one person, who never sees the bots' cards", () => {
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

it('the key for the action of a plot says that none is selected', async () => {
  sit()
  await userEvent.keyboard('d')
  expect(moves()).toEqual([])
  expect(screen.getByText('First press a plot on the board.')).toBeVisible()
})
