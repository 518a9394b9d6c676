import { selectState } from '../../../../session/game-store.ts'
import { liveTable } from '../../runtime.ts'
import '../table-kit.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, placeText } from '../../../../engine/kernel/index.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { NOTHING } from '../../intent/turn-selection.ts'
import { placingIn } from '../../testing.ts'
import { fetchLater } from '../lazy.tsx'
import { layOpening } from '../table/testing.ts'
import { Board } from './Board.tsx'
import { placeOf, putOnTable } from './testing.ts'

beforeAll(() => fetchLater())

const now = (): State => {
  const state = selectState(liveTable.game.getState())
  if (!state) throw new Error('No game is open.')
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
  it('one click goes all the way stepwise', async () => {
    const user = show('O ━ ━ ━\nseats huntsman 0,0')
    await user.click(button(/^Walk here: straight at 2 east/))
    expect(placeText(now().seats[0]?.at ?? CENTRE)).toBe('2,0')
    expect(liveTable.game.getState().session?.moves).toHaveLength(2)
  })

  it('says why no road leads there', async () => {
    const user = show('O ━ ━ ━\nseats huntsman 0,0')
    await user.click(button(/^straight at 3 east/))
    expect(screen.getByRole('status')).toHaveTextContent('No road gets you there in so few steps.')
    expect(now().spent.steps).toBe(0)
    await user.click(button(/the Huntsman, on turn$/))
    expect(screen.getByRole('status')).toHaveTextContent('The hero is already there.')
  })
})

describe('the sign of a side', () => {
  const lit = () => document.querySelector('[data-entrance]')?.getAttribute('data-entrance')

  it('highlights the entrance on hover and on focus', async () => {
    const user = show('O ━ ━\nseats huntsman 0,0')
    const sign = button(/^The East$/)
    expect(sign).toHaveAttribute('data-enters')
    expect(lit()).toBeUndefined()
    await user.hover(sign)
    expect(lit()).toBe('east')
    await user.unhover(sign)
    expect(lit()).toBeUndefined()
    act(() => sign.focus())
    expect(lit()).toBe('east')
  })

  it('has no chevrons if its monsters enter on another side, and shows where', async () => {
    const user = show('O ━ ━\nseats huntsman 0,0')
    const sign = button(/^The North$/)
    expect(sign).not.toHaveAttribute('data-enters')
    await user.hover(sign)
    const frame = document.querySelector('[data-entrance="north"] g')?.getAttribute('transform')
    expect(frame).toBe('translate(200 0)')
  })
})

describe('a first tile', () => {
  it('cannot be placed before it is selected; the board says so', async () => {
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

  it('takes two clicks: one aims, one confirms', async () => {
    const user = show(market)
    act(() => liveTable.intent.getState().choose(0))
    await user.click(button(/^Lay the tile at 2 east/))
    expect(now().tiles[placeOf('2,0')]).toBeUndefined()
    await user.click(button(/^Lay the tile here, at 2 east/))
    expect(now().tiles[placeOf('2,0')]).toBeDefined()
  })

  it('turns with R to the next allowed turn, and is confirmed by the button', async () => {
    const user = show(market)
    act(() => liveTable.intent.getState().choose(0))
    await user.click(button(/^Lay the tile at 2 east/))
    const before = placingIn(liveTable.intent.getState().inHand)?.turn
    await user.keyboard('r')
    expect(placingIn(liveTable.intent.getState().inHand)?.turn).not.toBe(before)
    await user.click(button(/^Lay tile$/))
    expect(now().spent.expands).toBe(1)
  })

  it('has a turn button unless all its turns look the same', async () => {
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

  it('that does not fit gets the board’s reason', async () => {
    const user = show(market)
    act(() => liveTable.intent.getState().choose(0))
    await user.click(button(/^The tile does not fit at 1 east 1 south/))
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
    expect(placingIn(liveTable.intent.getState().inHand)?.at).toBeNull()
  })

  it('is cancelled with Escape, and the focus stays on the board', async () => {
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
  it('offers all monsters at once to a hero who removes them all', async () => {
    const user = show('O ━2\nmonsters 4 ogre 1,0; 7 troll 1,0\nseats huntsman 1,0')
    const all = screen.getAllByRole('button', { name: 'Remove both monsters on this tile' })
    expect(all).toHaveLength(2)
    await user.click(all[0] ?? document.body)
    expect(now().tiles[placeOf('1,0')]?.monsters).toEqual([])
  })

  it("offers each monster on the hero's tile by kind and number", async () => {
    const user = show('O ━2\nmonsters 4 ogre 1,0; 7 troll 1,0\nseats puss-in-boots 1,0')
    await user.click(button(/^Remove the Troll, number 7$/))
    expect(now().tiles[placeOf('1,0')]?.monsters.map(({ n }) => n)).toEqual([4])
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })
})

describe('powers', () => {
  it('pull: offers only characters in reach by name and place; Escape deselects', async () => {
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

  it('fly: offers all other tiles, no empty places, and gives reasons', async () => {
    const user = show('O ━ ━ ━\nseats aladdin 0,0')
    act(() => liveTable.intent.getState().wield({ kind: 'power', power: 'fly' }))
    expect(screen.getAllByRole('button', { name: /^Fly here/ })).toHaveLength(3)
    await user.click(button(/Great Wise Oak/))
    expect(screen.getByRole('status')).toHaveTextContent('The hero is already there.')
    await user.click(button(/^Fly here: straight at 3 east/))
    expect(now().seats[0]?.at).toBe(placeOf('3,0'))
    expect(now().seats[0]?.memory['wishes']).toBe(2)
  })

  it('clear: offers tiles with monsters, and their number', async () => {
    const user = show('O ━ ━2 ━\nseats aladdin 0,0')
    act(() => liveTable.intent.getState().wield({ kind: 'power', power: 'clear' }))
    expect(screen.getAllByRole('button', { name: /^Clear/ })).toHaveLength(1)
    await user.click(button(/^Clear two monsters from here: straight at 2 east/))
    expect(now().tiles[placeOf('2,0')]?.monsters).toEqual([])
  })

  it('basket: asks which tile to clear, and is answered on the board', async () => {
    const user = show('O ━1 ━ ━ ━\nseats red-riding-hood 3,0 basket')
    await user.click(button(/^Walk here: straight at 4 east/))
    expect(useAnnouncements.getState().polite.at(-1)?.text).toMatch(
      /^Basket delivered! Red Riding Hood can clear all monsters/,
    )
    await user.click(button(/^Clear one monster from here: straight at 1 east/))
    expect(now().pending).toBeNull()
    expect(now().tiles[placeOf('1,0')]?.monsters).toEqual([])
  })
})

describe('a five', () => {
  const asked = ' . ╻2 .\n ╺1 O .\nphase monsters-move\npending movement-side'

  it('is answered at signs that show consequences', async () => {
    const user = show(asked)
    const question = screen.getByRole('group', { name: /Which side’s monsters/ })
    expect(within(question).getAllByRole('button')).toHaveLength(4)
    await user.click(within(question).getByRole('button', { name: /^North: / }))
    expect(now().pending).toBeNull()
  })

  it('is answered with the keys 1 to 4', async () => {
    const user = show(asked)
    await user.keyboard('4')
    expect(now().tiles[placeOf('-1,0')]?.monsters).toEqual([])
  })

  it('is not answered by a key still held down from the five before', () => {
    show(asked)
    const before = now()
    fireEvent.keyDown(document.body, { key: '4', repeat: true })
    expect(now()).toBe(before)
  })
})

describe('the first tiles', () => {
  const opening = 'O\nopening ┗#5 north 1; ┃#9 hand; ╹#4 hand; ╋ hand'

  it('are laid on a side when selected, and turned by a click afterwards', async () => {
    const user = show(opening)
    act(() => liveTable.intent.getState().hold(1))
    await user.click(button(/^Lay the tile east of the Oak$/))
    expect(now().opening?.spots[1]?.side).toBe('east')
    const before = now().opening?.spots[0]
    await user.click(button(/^Turn the first tile: corner at 1 north/))
    expect(now().opening?.spots[0]?.side).toBe('north')
    expect(now().opening?.spots[0]?.turn).not.toBe(before?.turn)
  })

  it('swap with the selected one', async () => {
    const user = show(opening)
    act(() => liveTable.intent.getState().hold(1))
    await user.click(button(/^Swap with the first tile/))
    expect(now().opening?.spots.map((spot) => spot?.side ?? null)).toEqual([null, 'north', null, null])
  })
})

describe('the keyboard', () => {
  it('enters the board at one place, and continues with arrow keys', async () => {
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
