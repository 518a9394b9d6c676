import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Face, pathFace, type State } from '../../../../engine/fairy-tale/index.ts'
import { type Place, placeAt } from '../../../../engine/kernel/index.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { moveOptions } from '../../intent/move-options.ts'
import { NOTHING } from '../../intent/turn-selection.ts'
import { liveTable } from '../../runtime.ts'
import { drawn } from '../log/drawn-tale.ts'
import { takeUpNext } from '../table/commands.ts'
import { lay, now } from '../table/testing.ts'
import { Market } from './Market.tsx'

const straight: Face = pathFace(40, 5)
const diamond: Face = { ...pathFace(50, 1), building: 'diamond' }
const END = placeAt(2, 0)

/** Opens a forest without a road that leads out, with or without a tile beyond the ones round the oak. */
function show(far: Record<string, [number]> = { '2,0': [8] }, changes: Partial<State> = {}) {
  const middle = Object.keys(far).length > 0 ? 10 : 8
  const pile = { thirds: [{ size: 1, diamond }], pool: [], under: [] }
  const market = [straight, null, null]
  lay(drawn({ '0,-1': [4], '1,0': [middle], '0,1': [1], '-1,0': [2], ...far }, { market, pile, ...changes }))
  render(<Market flow="column" />)
  return userEvent.setup()
}

const why = /^The forest is closed\. No tile still to come fits/
const axe = () => screen.getByRole('button', { name: 'Fell a tile' })
const offers = () => moveOptions(now(), liveTable.intent.getState().inHand)
const press = (place: Place) => act(() => liveTable.intent.getState().press(place, offers().get(place)))

beforeEach(() => liveTable.intent.getState().cancel())

describe('felling, if the forest is closed [R 73]', () => {
  it('is offered and announced with the reason', () => {
    show()
    expect(screen.getByText(why)).toHaveTextContent('You can fell a tile instead of laying one.')
    expect(useAnnouncements.getState().polite.at(-1)?.text).toMatch(why)
  })

  it('selects and deselects the axe, and offers the tiles that can be felled', async () => {
    const user = show()
    await user.click(axe())
    expect(axe()).toHaveAttribute('aria-pressed', 'true')
    expect([...offers()]).toEqual([[END, { kind: 'fell' }]])
    await user.click(axe())
    expect(axe()).toHaveAttribute('aria-pressed', 'false')
  })

  it('fells the pressed tile, and can be undone', async () => {
    const user = show()
    await user.click(axe())
    press(END)
    expect(now().tiles[END]).toBeUndefined()
    expect(now().pile.under.map(({ roads }) => roads)).toEqual([8])
    expect(screen.queryByText(why)).toBeNull()
    act(() => expect(liveTable.game.getState().undo()).toBe(true))
    expect(now().tiles[END]?.roads).toBe(8)
  })

  it('says why a pressed tile cannot be felled', async () => {
    const user = show()
    await user.click(axe())
    press(placeAt(1, 0))
    expect(liveTable.intent.getState().refused?.why).toEqual({ code: 'the-oak-guards-it' })
  })

  it('is selected by its key', () => {
    show()
    act(() => takeUpNext(liveTable))
    expect(liveTable.intent.getState().inHand).toEqual({ kind: 'axe' })
    act(() => takeUpNext(liveTable))
    expect(liveTable.intent.getState().inHand).toEqual(NOTHING)
  })

  it('is refused with a reason if a tile was placed in this turn', async () => {
    const user = show(undefined, { spent: { steps: 0, expands: 1, removes: 0, powers: 0 } })
    expect(axe()).toHaveAttribute('aria-disabled', 'true')
    await user.click(axe())
    expect(liveTable.intent.getState().refused?.why).toEqual({ code: 'no-expand-left' })
  })

  it('says that the tale cannot go on if no tile can be felled', () => {
    show({})
    expect(screen.getByText(why)).toHaveTextContent('The game cannot go on like this.')
    expect(screen.queryByRole('button', { name: 'Fell a tile' })).toBeNull()
  })

  it('is hidden while diamonds can still come', () => {
    show({ '2,0': [10] })
    expect(screen.queryByText(why)).toBeNull()
  })
})

describe('a market tile that fits nowhere [R 11]', () => {
  const deadEnd: Face = pathFace(41, 1)

  it('says so, and whether it would close the last open road', () => {
    const far: Record<string, [number]> = { '2,0': [10] }
    const pile = { thirds: [{ size: 2, diamond }], pool: [straight], under: [] }
    show(far, { market: [straight, deadEnd, null], pile })
    expect(screen.getByText('would close the last open road')).toBeVisible()
    expect(screen.queryByText('fits nowhere now')).toBeNull()
  })
})
