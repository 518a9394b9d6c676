import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { NOTHING } from '../../intent/turn-selection.ts'
import { liveTable } from '../../runtime.ts'
import { placeOf } from '../board/testing.ts'
import { fetchLater } from '../lazy.tsx'
import { TablePage } from './TablePage.tsx'
import { layDrawn, now } from './testing.ts'

beforeAll(() => fetchLater())

const forest = (cross: string, more = '') => `
 .  .  ┗1  .
 O  ━  ${cross} ━2
 .  .  ┃  .
market ┗#40 ┃♜#41
pile 1; 1; 1
pool ┗#50 ┃#51 ━#52
boxes resources simple knotty special
seats huntsman 2,0; beast 0,0
${more}`

/** Opens a drawn game with its own heroes on the table. */
function show(text: string) {
  layDrawn(text)
  render(<TablePage />)
  return userEvent.setup()
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const said = () => useAnnouncements.getState().polite.map(({ text }) => text)
const EAST = placeOf('3,0')

beforeEach(() => {
  liveTable.intent.getState().cancel()
  useAnnouncements.setState(useAnnouncements.getInitialState())
})

describe('the row of a symbol', () => {
  it('shows a usable symbol, cost, key P', async () => {
    const user = show(forest('╋bs'))
    expect(button(/^Bomb/)).toHaveAccessibleName('Bomb free')
    expect(button(/^Swap/)).toHaveAccessibleName('Swap instead of laying a tile')
    expect(screen.queryByRole('button', { name: /^Rotate/ })).toBeNull()
    await user.click(button(/^Bomb/))
    expect(button(/^Bomb/)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Press a tile in a blue frame to destroy it.')).toBeVisible()
    expect(said()).toContain('Bomb. Press a tile in a blue frame to destroy it.')
    await user.keyboard('p')
    expect(liveTable.intent.getState().inHand).toMatchObject({ symbol: 'swap' })
    await user.keyboard('p')
    expect(liveTable.intent.getState().inHand).toEqual(NOTHING)
  })

  it('says why the symbol cannot be used', async () => {
    const user = show(forest('╋r', 'spent expands 1'))
    expect(button(/^Rotate/)).toHaveAttribute('aria-disabled', 'true')
    await user.click(button(/^Rotate/))
    expect(screen.getByText('You cannot lay, put under or fell any more tiles this turn.')).toBeVisible()
  })

  it('is missing for a used symbol', () => {
    show(forest('╋b!'))
    expect(screen.queryByRole('button', { name: /^Bomb/ })).toBeNull()
  })
})

describe('a bomb', () => {
  it('previews what it would destroy, and acts at the second press', async () => {
    const user = show(forest('╋b'))
    await user.click(button(/^Bomb/))
    await user.click(button(/^Aim the bomb here: straight at 3 east/))
    expect(screen.getAllByRole('button', { name: 'Blow it up: tile and 2 monsters' })).toHaveLength(1)
    expect(said()).toContain('Blow it up: tile and 2 monsters.')
    await user.click(button(/^Blow it up: tile and 2 monsters. Here: straight at 3 east/))
    expect(now().tiles[EAST]).toBeUndefined()
    expect(screen.queryByRole('button', { name: /^Bomb/ })).toBeNull()
    await user.keyboard('u')
    expect(now().tiles[EAST]?.monsters).toHaveLength(2)
  })

  it('Escape deselects it, Enter sets it off', async () => {
    const user = show(forest('╋b'))
    await user.keyboard('p')
    await user.click(button(/^Aim the bomb here: straight at 3 east/))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: /^Blow it up/ })).toBeNull()
    await user.keyboard('p')
    await user.click(button(/^Aim the bomb here: corner/))
    await user.keyboard('{Enter}')
    expect(now().tiles[placeOf('2,-1')]).toBeUndefined()
  })
})

describe('a neighbouring tile', () => {
  it('turns by the button beside it or R, and announces its rotation', async () => {
    const user = show(forest('╋r'))
    await user.click(button(/^Rotate/))
    await user.click(button(/^Aim the turn here: corner at 2 east 1 north/))
    expect(said()).toContain('Corner, roads east and south.')
    await user.keyboard('r')
    expect(said()).toContain('Corner, roads south and west.')
    await user.click(button('Turn the tile'))
    await user.click(screen.getAllByRole('button', { name: 'Lay it so' })[0] ?? document.body)
    expect(now().tiles[placeOf('2,-1')]?.roads).toBe(0b0110)
  })

  it('accepts the market tile in hand', async () => {
    const user = show(forest('╋s'))
    await user.click(button(/^Market 1/))
    expect(screen.getAllByRole('button', { name: /^Aim the swap here/ })).toHaveLength(3)
    await user.click(button(/^Aim the swap here: straight at 3 east/))
    await user.click(button(/^Swap. Here: straight at 3 east/))
    expect(now().tiles[EAST]?.id).toBe(40)
    expect(now().spent.expands).toBe(1)
  })
})

describe('the cost of a tile', () => {
  it('is shown below each tile that has one, affordable or not', () => {
    show(forest('╋w'))
    const [cost] = screen.getAllByRole('list', { name: 'Costs' })
    expect(within(cost ?? document.body).getByText('3 Gold, but the forest has none')).toBeInTheDocument()
    expect(screen.getAllByRole('list', { name: 'Costs' })).toHaveLength(1)
  })

  it('prevents taking a tile, with the reason', async () => {
    const user = show(forest('╋w'))
    expect(button(/^Market 2/)).toHaveAttribute('aria-disabled', 'true')
    await user.click(button(/^Market 2/))
    expect(screen.getByText('The tile costs 3 gold, and the forest has none.')).toBeVisible()
    expect(liveTable.intent.getState().inHand).toEqual(NOTHING)
  })

  it('is counted beside the goals, with the box of resources only', () => {
    show(forest('╋ww'))
    const counter = screen.getByRole('list', { name: 'In the forest' })
    expect(
      within(counter)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(['22 wood', '00 gold', '00 magic'])
  })

  it('is null without that box', () => {
    show(forest('╋ww').replace('resources', ''))
    expect(screen.queryByRole('list', { name: 'In the forest' })).toBeNull()
    expect(screen.queryByRole('list', { name: 'Costs' })).toBeNull()
  })
})

describe('a catapult', () => {
  it('asks which neighbouring tile to clear, once for each time it was earned', async () => {
    const user = show(`
 .  .  ┃1  .
 O  ━  ╋¤  ━2
boxes special
seats huntsman 1,0
`)
    await user.click(button(/^Walk here: catapult/))
    expect(screen.getByText(/^The catapult: .* one tile next to it\./)).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Clear/ })).toHaveLength(2)
    await user.click(button(/^Clear two monsters from here/))
    expect(now().tiles[EAST]?.monsters).toEqual([])
    expect(now().pending).toBeNull()
    expect(liveTable.game.getState().session?.moves).toHaveLength(2)
  })

  it('asks again while something can be cleared', async () => {
    const user = show(`
 .  .  ┃1  .
 O  ━  ╋¤  ━2
boxes special
pending clear-place huntsman delivery; catapult 2,0
seats huntsman 2,0
`)
    expect(screen.getByText(/^Basket delivered!/)).toBeVisible()
    await user.click(button(/^Clear two monsters from here/))
    expect(screen.getByText(/^The catapult: .* one tile next to it\./)).toBeVisible()
    await user.click(button(/^Clear one monster from here/))
    expect(now().pending).toBeNull()
  })
})
