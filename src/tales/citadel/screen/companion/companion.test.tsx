import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { openNow } from '../../../../../tests/support/open-house.ts'
import {
  BUILDING_IDS,
  citadel,
  parseAction,
  parsePlot,
  standingOn,
} from '../../../../engine/citadel/index.ts'
import { advance, openView, openWithWords, stateOf, wholeView } from '../../../../engine/kernel/index.ts'
import { changeSession } from '../../../../session/game-store.ts'
import { useRemoteTable } from '../../../../session/remote/remote-table.ts'
import { PLAYER } from '../../../../session/state.ts'
import { Dialogs } from '../../../../ui/app/App.tsx'
import { LAZY_CONSENT } from '../../../../ui/frames/table/lazy-table-parts.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { openDialog, usePage } from '../../../../ui/page/page.ts'
import { stubWindow } from '../../../../ui/page/testing.ts'
import { ORDER_NAMES } from '../../controllers.ts'
import type { Session } from '../../game.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { liveTable } from '../../runtime.ts'
import { tale } from '../../tale.ts'
import { gameFrom, played, threePlayers } from '../../testing.ts'
import { messagesOf } from '../../words/testing.ts'
import { COMPANION } from '../on-device.tsx'
import { TablePage } from '../table/TablePage.tsx'
import { layGame, now } from '../table/testing.ts'

/** The Cross holds the Crafts. The Lion has a hidden Manor and a public Inn. */
const DAY =
  'version strategic | seat 1 bricks 15 plots c6 c4=stable c3=turnpike b6=flour-mill c2=smithy c5=flour-mill d3 hand brewery watchtower commons influence master-builders loan | seat 2 bricks 4 plots h5=stable h6=turnpike hand manor inn* influence torch | powers crafts 1 | pawnshop pig-sty | market turnpike'

openableDialogs()

const NO_TABLE = useRemoteTable.getInitialState()

beforeEach(async () => {
  await Promise.all([COMPANION.fetch(), LAZY_CONSENT.fetch()])
})
afterEach(() => {
  vi.unstubAllGlobals()
  useRemoteTable.setState(NO_TABLE, true)
})

/** Puts a game on a device with some of the seats of a table. All other seats act on other devices. */
function layOnDevice(
  game: Session | string,
  seats: readonly number[],
  width = 390,
): ReturnType<typeof stubWindow> {
  const resize = stubWindow(width, width < 1000 ? 844 : 1080)
  const session = typeof game === 'string' ? gameFrom(game) : game
  layGame(session)
  changeSession(liveTable.game, {
    ...({ type: 'opened', session, kept: null } as const),
    role: { ...PLAYER, device: { seats } },
  })
  const seat = (role: string) => ({
    role,
    name: '',
    by: 'person',
    open: false,
    presence: 'here' as const,
    absent: false,
  })
  useRemoteTable.setState({
    own: seats,
    line: 'here',
    lobby: {
      ...({
        table: 'a-table-id',
        tale: 'citadel',
        code: null,
        codeMs: 0,
        trouble: null,
        addresses: [],
      } as const),
      phase: 'playing',
      seats: ORDER_NAMES.slice(0, citadel.seats(session.config).length).map(seat),
    },
  })
  return resize
}

const layOnPhone = (game: Session | string, own = 0) => layOnDevice(game, [own])

function sit(game: Session | string = DAY, own = 0): void {
  layOnPhone(game, own)
  render(<TablePage />)
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const press = (name: RegExp | string) => userEvent.click(button(name))
const own = () => now().seats[0]
const stands = (name: string) => {
  const plot = parsePlot(name)
  return plot === null ? null : standingOn(now(), plot)
}
const ownerOf = (name: string) => now().owners[parsePlot(name) ?? -1]
const page = () => document.documentElement.outerHTML
const play = (words: string) =>
  act(() => {
    const action = parseAction(words)
    if (action) liveTable.game.getState().act(action)
  })

describe('the page of a phone', () => {
  const isHand = () => screen.queryByRole('main', { name: 'Your side of the table' }) !== null

  it('is shown for one own seat in a narrow window, and the table in a wide one', () => {
    const resize = layOnPhone(DAY)
    render(<TablePage />)
    expect(isHand()).toBe(true)
    act(() => resize(1440, 900))
    expect(isHand()).toBe(false)
    act(() => resize(844, 390))
    expect(isHand()).toBe(true)
  })

  it.each([
    ['no seat', []],
    ['two seats', [0, 1]],
  ])('is not shown with %s', (_, seats) => {
    layOnDevice(DAY, seats)
    render(<TablePage />)
    expect(isHand()).toBe(false)
  })

  it('is not shown on a single device', () => {
    stubWindow(390, 844)
    layGame(gameFrom(DAY))
    render(<TablePage />)
    expect(isHand()).toBe(false)
  })

  it('visits the board and keeps the selection', async () => {
    sit()
    await press(/^Brewery/)
    await press('Show the board')
    expect(isHand()).toBe(false)
    expect(screen.getByRole('region', { name: 'The town' })).toBeVisible()
    await press('Back to my cards')
    expect(isHand()).toBe(true)
    expect(button('Build on c6 for 3')).toBeVisible()
  })

  it('has the menu, whose list of players leads to giving up', async () => {
    sit()
    await press('Menu')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Players and bots' }))
    expect(usePage.getState().dialog).toBe('players')
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('what is known', () => {
  it('is the own Order, the next red box, and one line for each rival', () => {
    sit()
    const head = screen.getByRole('region', { name: 'Order of the Cross' })
    expect(head).toHaveTextContent('10 of 50')
    expect(head).toHaveTextContent('15 bricks')
    expect(head).toHaveTextContent('4 more points')
    const [lion] = within(screen.getByRole('list', { name: 'Rivals' })).getAllByRole('listitem')
    expect(lion).toHaveTextContent(/The Lion: 4 of 50 points, four bricks, one hidden card, Inn seen/)
    expect(lion).toHaveTextContent('here')
  })

  it('is the pay of the next card by category, with the tax under Municipal', () => {
    sit()
    const region = screen.getByRole('region', { name: 'The next card pays me' })
    const [citizenry, crafts, municipal] = within(region).getAllByRole('listitem')
    expect(citizenry).toHaveTextContent(/^Citizenry\+\d+\d+%$/)
    expect(crafts).toHaveTextContent(/^Crafts\+5/)
    expect(municipal).toHaveTextContent(/tax −10/)
    expect(crafts).not.toHaveTextContent('tax')
  })

  it('never is a rival’s hidden card [C 31]', async () => {
    sit()
    const looked = [page()]
    for (const name of ['claim', 'buy', 'hire', 'sell', 'tear down']) {
      await press(new RegExp(`${name}$`))
      looked.push(page())
    }
    await press(/^Loan/)
    looked.push(page())
    play('end')
    looked.push(page())
    await press('What I missed')
    looked.push(page())
    for (const html of looked) expect(html).not.toMatch(/manor|\btorch/i)
    expect(looked[0]).toContain('Inn seen')
  })
})

/** A game with words as luck, in which every seat did the first thing that it could for some moves. */
function gameOfWords(moves: number): Session {
  let word = 1
  const source = () => {
    word = (word * 48_271) % 2_147_483_647
    return word
  }
  let session: Session = openWithWords(citadel, threePlayers, 7, source)
  for (let count = 0; count < moves; count += 1) {
    const [action] = citadel.list(stateOf(session))
    const next = action && advance(citadel, session, action, source)
    if (!next?.ok) throw new Error('The game ended early.')
    session = next.value
  }
  return session
}

describe('the view of one seat, as the server sends it', () => {
  it.each([9, 10, 11, 12])('is enough for the page after %i moves', (moves) => {
    const session = gameOfWords(moves)
    const own = stateOf(session).onTurn
    const view = openView(citadel, wholeView(citadel, session, own))
    if (!view.ok) throw new Error(view.error.code)
    sit(view.value, own)
    expect(screen.getByRole('main', { name: 'Your side of the table' })).toBeVisible()
    const { cards } = messagesOf('en')
    const inHands = stateOf(session).seats.map(({ hand }) => hand.flatMap(({ card }) => card ?? []))
    const html = page()
    for (const card of inHands[own] ?? []) expect(html).toContain(cards.buildings[card])
    const seen = new Set([
      ...(inHands[own] ?? []),
      ...BUILDING_IDS.filter((id) =>
        JSON.stringify(session.moves.map(({ frames }) => frames.map(({ event }) => event))).includes(
          `"${id}"`,
        ),
      ),
    ])
    const hidden = inHands.flatMap((hand, seat) => (seat === own ? [] : hand.filter((id) => !seen.has(id))))
    expect(hidden.length).toBeGreaterThan(0)
    for (const card of hidden) expect(html).not.toContain(cards.buildings[card])
  })
})

describe('an action of the turn', () => {
  it('builds the selected card where it pays most, and names place and price', async () => {
    sit()
    await press(/^Brewery, 3, Crafts/)
    expect(button(/^c6 pays 8/)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText(/Crafts pays 8 here: 3 \+ 3 \+ 2\./)).toBeVisible()
    await press(/^d3 pays/)
    await press('Build on d3 for 3')
    expect(stands('d3')).toBe('brewery')
    expect(own()?.bricks).toBe(12)
  })

  it('is not done by pressing its place twice', async () => {
    sit()
    await press(/^Brewery/)
    await press(/^c6 pays 8/)
    await press(/^c6 pays 8/)
    expect(stands('c6')).toBeNull()
  })

  it('lists refusing places with the reason', async () => {
    sit('seat 1 bricks 9 plots c6 d1 hand brewery | seat 2 bricks 0 plots h5')
    await press(/^Brewery/)
    const where = screen.getByRole('region', { name: 'Where?' })
    expect(within(where).getByText('inner circle')).toBeVisible()
    expect(within(where).queryByRole('button', { name: /^d1/ })).toBeNull()
  })

  it('says why a card can be built nowhere', async () => {
    sit('seat 1 bricks 1 plots c6 hand brewery | seat 2 bricks 0 plots h5')
    await press(/^Brewery/)
    expect(screen.getByText('You have too few bricks.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Build on/ })).toBeNull()
  })

  it('claims a plot', async () => {
    sit()
    await press(/claim$/)
    await press(/^d4/)
    await press('Claim d4 for 2')
    expect(ownerOf('d4')).toBe(0)
  })

  it('buys from the pile, from the Pawnshop and from the Free Market', async () => {
    sit()
    await press(/buy$/)
    await press(/^the pile/)
    await press('From the pile for 5')
    expect(own()?.hand).toHaveLength(4)
    await press(/^Pig Sty/)
    await press('Buy Pig Sty for 5')
    await press(/^Turnpike/)
    await press('Buy Turnpike for 3')
    expect(own()?.hand.map(({ card }) => card)).toEqual(expect.arrayContaining(['pig-sty', 'turnpike']))
  })

  it('sells a card to either shop', async () => {
    sit()
    await press(/sell$/)
    await press(/^Brewery/)
    await press(/^Free Market/)
    await press('Sell Brewery for 3')
    await press(/^Watchtower/)
    await press(/^Pawnshop/)
    await press('Sell Watchtower for 1')
    expect(own()?.bricks).toBe(19)
  })

  it('sells without question where one shop is open', async () => {
    sit('version basic | seat 1 bricks 0 plots c6 hand manor | seat 2 bricks 0 plots h5')
    await press(/sell$/)
    await press('Sell Manor for 2')
    expect(own()?.bricks).toBe(2)
  })

  it('hires an Influence card', async () => {
    sit()
    await press(/hire$/)
    await press('Hire influence for 5')
    expect(now().questions[0]).toMatchObject({ type: 'discard', seat: 0 })
  })

  it('tears down a building', async () => {
    sit()
    await press(/tear down$/)
    await press(/^c2/)
    await press('Tear down c2 for 5')
    expect(stands('c2')).toBeNull()
  })

  it('when refused keeps its button, which explains', async () => {
    sit('seat 1 bricks 4 plots c6 hand brewery | seat 2 bricks 0 plots h5')
    await press(/hire$/)
    const hire = button('Hire influence for 5')
    expect(hire).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(hire)
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('You have too few bricks.')
  })

  it('can be undone', async () => {
    sit()
    await press(/claim$/)
    await press(/^d4/)
    await press('Claim d4 for 2')
    await press('Undo')
    expect(ownerOf('d4')).toBeNull()
  })

  it('ends the turn', async () => {
    sit()
    await press('End turn')
    expect(now().onTurn).toBe(1)
  })
})

describe('an Influence card', () => {
  const holding = (card: string, rival = 'bricks 4 plots h5=stable a5 hand manor inn*') =>
    `seat 1 bricks 9 plots c6 c2=smithy hand stable influence ${card} | seat 2 ${rival}`

  it('is played without a target', async () => {
    sit(holding('loan'))
    await press(/^Loan/)
    await press('Play Loan')
    expect(own()?.bricks).toBe(14)
  })

  it('is aimed at a rival', async () => {
    sit(holding('purse'))
    await press(/^Purse/)
    await press('Purse: The Lion')
    expect(own()?.bricks).toBe(12)
  })

  it('is aimed at a category', async () => {
    sit(holding('crier').replace('c2=smithy', 'c2=smithy d3=stable'))
    await press(/^Crier/)
    await press('Crafts')
    await press('Crier: Crafts')
    expect(own()?.bricks).toBe(11)
  })

  it('is aimed at a plot of a rival, whose building is named', async () => {
    sit(holding('torch'))
    await press(/^Torch/)
    await press(/^h5.*Stable 1/)
    await press('Torch: h5')
    expect(stands('h5')).toBeNull()
  })

  it('takes a free plot', async () => {
    sit(holding('charter'))
    await press(/^Charter/)
    await press(/^f2/)
    await press('Claim f2 for 4')
    expect(ownerOf('f2')).toBe(0)
  })

  it('when automatic says so, without a button', async () => {
    sit(holding('exemption'))
    await press(/^Exemption/)
    expect(screen.getByText('It plays by itself.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Play|Exemption:)/ })).toBeNull()
  })

  it('can be played before cards are turned', async () => {
    sit(`${holding('loan')} | phase reveal`)
    expect(button('Turn up a card')).toBeVisible()
    await press(/^Loan/)
    await press('Play Loan')
    await press('Turn up a card')
    expect(now().phase).toBe('act')
  })
})

describe('a question', () => {
  it('which Influence card to discard', async () => {
    sit(
      'seat 1 bricks 9 plots a5 hand stable influence loan spy torch | seat 2 bricks 0 plots h5 | question discard 1',
    )
    expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull()
    await press(/^Discard Torch/)
    expect(own()?.influence).toEqual(['loan', 'spy'])
  })

  it('which card the Spy takes and gives', async () => {
    sit(
      'seat 1 bricks 1 plots c6 hand stable influence spy | seat 2 bricks 4 plots h5=stable hand manor inn*',
    )
    await press(/^Spy\b/)
    await press('Spy: The Lion')
    await press(/^Take Inn/)
    await press(/^Give Stable/)
    expect(own()?.hand.map(({ card }) => card)).toEqual(['inn'])
  })

  it('which plot a Knight leaves, anytime', async () => {
    sit(
      'seat 1 bricks 0 plots a5 h4 f5=stable | seat 2 bricks 0 plots c5 d6 e4 | on-turn 2 | phase reveal | drawing reveal | question withdraw 1 a5 h4 | pile stable',
    )
    await press('Leave h4')
    expect(ownerOf('h4')).toBeNull()
  })
})

describe('first plots', () => {
  it('are chosen from a list, and the choice can be stopped', async () => {
    sit(played('', threePlayers), 2)
    await press(/^d3/)
    await press('Choose d3')
    expect(ownerOf('d3')).toBe(2)
  })

  it('can be left at two', async () => {
    sit(played('choose d3, choose h5, choose b1, choose f1, choose a4, choose f5', threePlayers), 2)
    await press('Stop choosing')
    expect(now().onTurn).not.toBe(2)
  })
})

describe('the hand', () => {
  it('is turned face down, with the selected card, and up again', async () => {
    sit()
    await press(/^Brewery/)
    await press('Hide my cards')
    expect(page()).not.toMatch(/brewery|watchtower|\bloan\b/i)
    expect(screen.getByText('Three cards and two Influence cards, face down')).toBeInTheDocument()
    await press('Show my cards')
    expect(button(/^Watchtower/)).toBeVisible()
  })

  it.each([
    [7, false],
    [8, true],
  ])('of %i cards slides: %s', (count, slides) => {
    const cards = ['stable', 'inn', 'manor', 'brewery', 'chapel', 'donjon', 'library', 'tannery'].slice(
      0,
      count,
    )
    sit(`seat 1 bricks 9 plots a5 hand ${cards.join(' ')} | seat 2 bricks 0 plots h5`)
    const list = within(screen.getByRole('region', { name: 'Hand' })).getByRole('list')
    expect(list.hasAttribute('data-slides')).toBe(slides)
    expect(within(list).getAllByRole('button')).toHaveLength(count)
  })

  it('is played by keys alone: a card, its place by the arrow keys, the action', async () => {
    sit()
    act(() => button(/^Brewery/).focus())
    await userEvent.keyboard('{Enter}')
    act(() => button(/^c6 pays 8/).focus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    act(() => button(/^Build on (?!c6)/).focus())
    await userEvent.keyboard('{Enter}')
    expect(stands('c6')).toBeNull()
    expect(own()?.bricks).toBe(12)
  })
})

describe('while others play', () => {
  const OTHERS = `${DAY} | on-turn 2`

  it('the page says whose turn it is, and offers nothing to do but an undo', () => {
    sit(OTHERS)
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent('Now it is the turn of')
    expect(main).toHaveTextContent('builds and trades')
    expect(main).toHaveTextContent('One more turn, and it is yours.')
    const names = within(main)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
    expect(names).toEqual(['Menu', 'Hide my cards', 'Undo', 'What I missed', 'The board'])
  })

  it('the queue ends with this phone', () => {
    sit(OTHERS)
    const turns = within(screen.getByRole('list', { name: 'The next turns' })).getAllByRole('listitem')
    expect(turns.map(({ textContent }) => textContent)).toEqual(['The Lion: now', 'The Cross: you'])
  })

  it('the own cards can be looked at', () => {
    sit(OTHERS)
    expect(screen.getByRole('img', { name: /^Brewery, 3, Crafts/ })).toBeVisible()
  })

  it('the last card is named with what it brought this Order and the others', () => {
    sit(
      played(
        'choose d3, choose h5, choose f3, choose c2, choose b5, choose e5, choose g5, choose f5, choose a5, choose a4, reveal, end, reveal',
      ),
    )
    expect(screen.getByRole('heading', { name: /^Turned up: / })).toBeVisible()
    expect(screen.getByText(/^It paid you/)).toBeVisible()
    expect(screen.getByText(/^The Lion \d+\.$/)).toBeVisible()
  })

  it('what was missed is shown on request', async () => {
    sit(gameFrom(DAY, 'end, reveal'))
    await press('What I missed')
    expect(screen.getByText(/^The Lion turned up/)).toBeVisible()
  })

  it('the turn that comes is announced, once', () => {
    sit(OTHERS)
    const said = () =>
      useAnnouncements.getState().polite.filter(({ text }) => text === 'It is your turn.').length
    const before = said()
    play('end')
    expect(button('Turn up a card')).toBeVisible()
    expect(said()).toBe(before + 1)
    play('reveal')
    expect(said()).toBe(before + 1)
  })
})

it('no gate covers a phone’s only seat', () => {
  sit()
  expect(HOTSEAT.currentViewer()).toMatchObject({ viewer: 0, awaits: null })
})

describe('the help on a phone', () => {
  it('is a hint in its turn, and an undo also while others play', () => {
    sit()
    expect(button(/^Hint/)).toBeVisible()
    expect(button('Undo')).toBeVisible()
    play('end')
    expect(button('Undo')).toBeVisible()
  })
})

describe('the settings at a table of several devices', () => {
  const open = async () => {
    await tale.dialogs.settings.fetch()
    openNow(tale)
    usePage.setState({ shelf: false, cover: false })
    openDialog('settings')
    render(<Dialogs />)
  }

  it('offer to send a game that this device knows, and no view of one', async () => {
    layOnPhone(DAY)
    await open()
    expect(button('Send this tale')).toBeVisible()
    const session = gameOfWords(9)
    const view = openView(citadel, wholeView(citadel, session, 0))
    if (!view.ok) throw new Error(view.error.code)
    act(() => void layOnPhone(view.value))
    expect(screen.queryByRole('button', { name: 'Send this tale' })).toBeNull()
  })
})

describe('the screen without a seat', () => {
  const isBig = () => screen.queryByRole('main', { name: 'The table for everybody' }) !== null

  it('is shown in a wide window, and the table in a narrow one', () => {
    const resize = layOnDevice(DAY, [], 1920)
    render(<TablePage />)
    expect(isBig()).toBe(true)
    act(() => resize(1000, 800))
    expect(isBig()).toBe(false)
  })

  it('is not shown on a seated device', () => {
    layOnDevice(DAY, [0], 1920)
    render(<TablePage />)
    expect(isBig()).toBe(false)
  })

  it('lists the Orders, the foremost first, with points, bricks and cards', () => {
    layOnDevice(DAY, [], 1920)
    render(<TablePage />)
    const orders = within(screen.getByRole('region', { name: 'The Orders' })).getAllByRole('heading', {
      level: 3,
    })
    expect(orders.map(({ textContent }) => textContent)).toEqual(['The Cross', 'The Lion'])
    expect(
      screen.getByText(/The Lion: 4 of 50 points, four bricks, one hidden card, Inn seen/),
    ).toBeInTheDocument()
  })

  it('says whose turn it is, what was turned up, and what happened last', () => {
    layOnDevice(gameFrom(DAY, 'end, reveal'), [], 1920)
    render(<TablePage />)
    expect(screen.getByRole('heading', { level: 2, name: 'The Lion' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Turned up' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Just now' })).toHaveTextContent(/The Lion turned up/)
  })

  it.each([
    [1920, true, true],
    [1500, false, true],
    [1300, false, false],
  ])('of %i px leaves out the log, then the shops', (width, hasLog, hasShops) => {
    layOnDevice(gameFrom(DAY, 'end, reveal'), [], width)
    render(<TablePage />)
    expect(screen.queryByRole('region', { name: 'Just now' }) !== null).toBe(hasLog)
    expect(screen.queryByRole('region', { name: 'Pawnshop' }) !== null).toBe(hasShops)
  })

  it('shows no hidden card, and nothing that could be a move [C 31]', async () => {
    layOnDevice(DAY, [], 1920)
    render(<TablePage />)
    expect(page()).not.toMatch(/manor|brewery|watchtower|\btorch|\bloan/i)
    const plots = screen.getAllByRole('button', { name: /^[a-h][1-6]\b/ })
    const names = screen.getAllByRole('button').filter((one) => !plots.includes(one))
    expect(names.map(({ textContent }) => textContent)).toEqual(['Menu'])
    await userEvent.dblClick(plots[0] as HTMLElement)
    await userEvent.keyboard('e')
    expect(liveTable.game.getState().session?.moves).toEqual([])
  })
})
