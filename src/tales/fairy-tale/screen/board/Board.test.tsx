import { selectState } from '../../../../session/game-store.ts'
import { liveTable } from '../../table.ts'
import '../table-kit.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, placeText } from '../../../../engine/kernel/index.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { NOTHING } from '../../intent/in-hand.ts'
import { placingIn } from '../../testing.ts'
import { fetchLeaves } from '../late/leaves.tsx'
import { layOpening } from '../table/testing.ts'
import { Board } from './Board.tsx'
import { placeOf, putOnTable } from './testing.ts'

beforeAll(() => fetchLeaves())

const now = (): State => {
  const state = selectState(liveTable.game.getState())
  if (!state) throw new Error('No game is on the table.')
  return state
}

function show(text: string): ReturnType<typeof userEvent.setup> {
  putOnTable(text)
  render(<Board />)
  return userEvent.setup()
}

const button = (name: RegExp) => screen.getByRole('button', { name })

beforeEach(() => liveTable.intent.getState().cancel())

describe('walking', () => {
  it('one press goes the whole way, step by step', async () => {
    const user = show('O ━ ━ ━\nseats huntsman 0,0')
    await user.click(button(/^Walk here: straight at 2 east/))
    expect(placeText(now().seats[0]?.at ?? CENTRE)).toBe('2,0')
    expect(liveTable.game.getState().session?.moves).toHaveLength(2)
  })

  it('where no road leads, the board says so', async () => {
    const user = show('O ━ ━ ━\nseats huntsman 0,0')
    await user.click(button(/^straight at 3 east/))
    expect(screen.getByRole('status')).toHaveTextContent('No road leads there in so few steps.')
    expect(now().spent.steps).toBe(0)
    await user.click(button(/the Huntsman, on turn$/))
    expect(screen.getByRole('status')).toHaveTextContent('The hero stands there already.')
  })
})

describe('a first tile', () => {
  it('goes nowhere until it is chosen, and the board says so', async () => {
    layOpening(8)
    render(<Board />)
    const user = userEvent.setup()
    await user.click(button(/^Empty place north of the Oak/))
    expect(screen.getByRole('status')).toHaveTextContent('First choose a tile.')
    act(() => liveTable.intent.getState().hold(0))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

describe('placing a market tile', () => {
  const market = 'O ━\nmarket ┳\npile 1; 1; 1\npool ┗ ┃ ━'

  it('takes two presses: one aims, one confirms', async () => {
    const user = show(market)
    act(() => liveTable.intent.getState().choose(0))
    await user.click(button(/^Lay the tile at 2 east/))
    expect(now().tiles[placeOf('2,0')]).toBeUndefined()
    await user.click(button(/^Lay the tile here, at 2 east/))
    expect(now().tiles[placeOf('2,0')]).toBeDefined()
  })

  it('is turned with R to the next turn that is allowed, and confirmed on the plank', async () => {
    const user = show(market)
    act(() => liveTable.intent.getState().choose(0))
    await user.click(button(/^Lay the tile at 2 east/))
    const before = placingIn(liveTable.intent.getState().inHand)?.turn
    await user.keyboard('r')
    expect(placingIn(liveTable.intent.getState().inHand)?.turn).not.toBe(before)
    await user.click(button(/^Lay tile$/))
    expect(now().spent.expands).toBe(1)
  })

  it('has a button that turns it, but not where it looks the same however it lies', async () => {
    const user = show('O ━\nmarket ┳ ╋\npile 1; 1; 1\npool ┗ ┃ ━')
    const turn = () => screen.queryByRole('button', { name: 'Turn the tile' })
    act(() => liveTable.intent.getState().choose(0))
    await user.click(button(/^Lay the tile at 2 east/))
    expect(turn()).toBeVisible()
    act(() => liveTable.intent.getState().choose(1))
    await user.click(button(/^Lay the tile at 2 east/))
    expect(turn()).toBeNull()
    expect(screen.getByRole('button', { name: 'Lay tile' })).toBeVisible()
  })

  it('where it does not fit, the board says why', async () => {
    const user = show(market)
    act(() => liveTable.intent.getState().choose(0))
    await user.click(button(/^The tile does not fit at 1 east 1 south/))
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
    expect(placingIn(liveTable.intent.getState().inHand)?.at).toBeNull()
  })

  it('is given up with Escape, and the focus stays on the board', async () => {
    const user = show(market)
    act(() => liveTable.intent.getState().choose(0))
    const place = button(/^Lay the tile at 2 east/)
    act(() => place.focus())
    await user.keyboard('{Escape}')
    expect(liveTable.intent.getState().inHand).toEqual(NOTHING)
    expect(document.activeElement).toHaveAttribute('data-place')
  })
})

describe('removing', () => {
  it('offers all monsters at once to whoever takes them all', async () => {
    const user = show('O ━2\nmonsters 4 ogre 1,0; 7 troll 1,0\nseats huntsman 1,0')
    const all = screen.getAllByRole('button', { name: 'Remove both monsters on this tile' })
    expect(all).toHaveLength(2)
    await user.click(all[0] ?? document.body)
    expect(now().tiles[placeOf('1,0')]?.monsters).toEqual([])
  })

  it('offers each monster on the tile of the character on turn, by kind and number', async () => {
    const user = show('O ━2\nmonsters 4 ogre 1,0; 7 troll 1,0\nseats puss-in-boots 1,0')
    await user.click(button(/^Remove the Troll, number 7$/))
    expect(now().tiles[placeOf('1,0')]?.monsters.map(({ n }) => n)).toEqual([4])
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })
})

describe('powers', () => {
  it('pull: only the characters within reach, by name and where they stand; Escape lays it down', async () => {
    const user = show('O ━ ━ ━ ━\nseats rapunzel 0,0; beast 2,0; huntsman 4,0')
    act(() => liveTable.intent.getState().wield({ kind: 'power', power: 'pull' }))
    expect(screen.queryByRole('button', { name: /^Pull the Huntsman/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Walk here/ })).toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: /^Pull/ })).toBeNull()
    act(() => liveTable.intent.getState().wield({ kind: 'power', power: 'pull' }))
    await user.click(button(/^Pull the Beast here, from 2 east$/))
    expect(now().seats[1]?.at).toBe(placeOf('0,0'))
    expect(liveTable.intent.getState().inHand).toEqual(NOTHING)
  })

  it('fly: every other tile, and no empty place; elsewhere the board says why not', async () => {
    const user = show('O ━ ━ ━\nseats aladdin 0,0')
    act(() => liveTable.intent.getState().wield({ kind: 'power', power: 'fly' }))
    expect(screen.getAllByRole('button', { name: /^Fly here/ })).toHaveLength(3)
    await user.click(button(/Great Wise Oak/))
    expect(screen.getByRole('status')).toHaveTextContent('The hero stands there already.')
    await user.click(button(/^Fly here: straight at 3 east/))
    expect(now().seats[0]?.at).toBe(placeOf('3,0'))
    expect(now().seats[0]?.memory['wishes']).toBe(2)
  })

  it('clear: the tiles with monsters, saying how many would go', async () => {
    const user = show('O ━ ━2 ━\nseats aladdin 0,0')
    act(() => liveTable.intent.getState().wield({ kind: 'power', power: 'clear' }))
    expect(screen.getAllByRole('button', { name: /^Clear/ })).toHaveLength(1)
    await user.click(button(/^Clear two monsters from here: straight at 2 east/))
    expect(now().tiles[placeOf('2,0')]?.monsters).toEqual([])
  })

  it('the basket: asks which tile is cleared, and is answered on the board', async () => {
    const user = show('O ━1 ━ ━ ━\nseats red-riding-hood 3,0 basket')
    await user.click(button(/^Walk here: straight at 4 east/))
    expect(useAnnouncements.getState().polite.at(-1)?.text).toMatch(
      /^The basket is delivered: Red Riding Hood may clear one tile/,
    )
    await user.click(button(/^Clear one monster from here: straight at 1 east/))
    expect(now().pending).toBeNull()
    expect(now().tiles[placeOf('1,0')]?.monsters).toEqual([])
  })
})

describe('a five', () => {
  const asked = ' . ╻2 .\n ╺1 O .\nphase monsters-move\npending movement-side'

  it('is answered at the sign posts, which say what would come of it', async () => {
    const user = show(asked)
    const question = screen.getByRole('group', { name: /monsters of which side/ })
    expect(within(question).getAllByRole('button')).toHaveLength(4)
    await user.click(within(question).getByRole('button', { name: /^North: / }))
    expect(now().pending).toBeNull()
  })

  it('is answered with the keys 1 to 4', async () => {
    const user = show(asked)
    await user.keyboard('4')
    expect(now().tiles[placeOf('-1,0')]?.monsters).toEqual([])
  })

  it('is not answered by a key that is still held down from the five before', () => {
    show(asked)
    const before = now()
    fireEvent.keyDown(document.body, { key: '4', repeat: true })
    expect(now()).toBe(before)
  })
})

describe('the first tiles', () => {
  const opening = 'O\nopening ┗#5 north 1; ┃#9 hand; ╹#4 hand; ╋ hand'

  it('are laid on a side with the tile in hand, and turned by a press', async () => {
    const user = show(opening)
    act(() => liveTable.intent.getState().hold(1))
    await user.click(button(/^Lay the tile east of the Oak$/))
    expect(now().opening?.spots[1]?.side).toBe('east')
    const before = now().opening?.spots[0]
    await user.click(button(/^Turn the first tile: corner at 1 north/))
    expect(now().opening?.spots[0]?.side).toBe('north')
    expect(now().opening?.spots[0]?.turn).not.toBe(before?.turn)
  })

  it('change places with the one in hand', async () => {
    const user = show(opening)
    act(() => liveTable.intent.getState().hold(1))
    await user.click(button(/^Swap with the first tile/))
    expect(now().opening?.spots.map((spot) => spot?.side ?? null)).toEqual([null, 'north', null, null])
  })
})

describe('the keyboard', () => {
  it('enters the board at one place, and goes on by arrows', async () => {
    const user = show(' .   ╻   .\n ┗2  O   ━\n .   ╹   .')
    const places = screen.getAllByRole('button').filter((it) => it.hasAttribute('data-place'))
    expect(places.filter((it) => it.tabIndex === 0)).toHaveLength(1)
    await user.tab()
    expect(screen.getByRole('region', { name: 'The forest' })).toHaveFocus()
    await user.tab()
    expect(button(/Great Wise Oak/)).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(button(/corner at 1 west: roads north and east; two Big Bad Wolves/)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(placeText(now().seats[0]?.at ?? CENTRE)).toBe('-1,0')
  })

  it('zooms and shows all by named buttons too', () => {
    show('O ━')
    for (const name of [/^Zoom in$/, /^Zoom out$/, /^Show the whole forest$/]) {
      expect(button(name)).toBeEnabled()
    }
  })
})
