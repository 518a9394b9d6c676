import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Face, pathFace, type State } from '../../../../engine/fairy-tale/index.ts'
import { type Place, placeAt } from '../../../../engine/kernel/index.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { NOTHING } from '../../intent/in-hand.ts'
import { offersOf } from '../../intent/offers.ts'
import { liveTable } from '../../table.ts'
import { drawn } from '../log/drawn-tale.ts'
import { takeUpNext } from '../table/commands.ts'
import { lay, now } from '../table/testing.ts'
import { Market } from './Market.tsx'

const straight: Face = pathFace(40, 5)
const diamond: Face = { ...pathFace(50, 1), building: 'diamond' }
const END = placeAt(2, 0)

/** A forest with no road that leads out; in it a tile, if any, that is not round the oak. */
function show(far: Record<string, [number]> = { '2,0': [8] }, changes: Partial<State> = {}) {
  const middle = Object.keys(far).length > 0 ? 10 : 8
  const pile = { thirds: [{ size: 1, diamond }], pool: [], under: [] }
  const market = [straight, null, null]
  lay(drawn({ '0,-1': [4], '1,0': [middle], '0,1': [1], '-1,0': [2], ...far }, { market, pile, ...changes }))
  render(<Market flow="column" />)
  return userEvent.setup()
}

const why = /^The forest is closed: no tile still to come fits anywhere/
const axe = () => screen.getByRole('button', { name: 'Fell a tile' })
const offers = () => offersOf(now(), liveTable.intent.getState().inHand)
const press = (place: Place) => act(() => liveTable.intent.getState().press(place, offers().get(place)))

beforeEach(() => liveTable.intent.getState().cancel())

describe('felling, where the forest is closed [R 73]', () => {
  it('is offered, with the reason, and said aloud', () => {
    show()
    expect(screen.getByText(why)).toHaveTextContent('You may fell a tile instead of laying one.')
    expect(useAnnouncements.getState().polite.at(-1)?.text).toMatch(why)
  })

  it('takes the axe up and lays it down again; the tiles that can be felled are offered', async () => {
    const user = show()
    await user.click(axe())
    expect(axe()).toHaveAttribute('aria-pressed', 'true')
    expect([...offers()]).toEqual([[END, { kind: 'fell' }]])
    await user.click(axe())
    expect(axe()).toHaveAttribute('aria-pressed', 'false')
  })

  it('fells the tile that is pressed, and that can be taken back', async () => {
    const user = show()
    await user.click(axe())
    press(END)
    expect(now().tiles[END]).toBeUndefined()
    expect(now().pile.under.map(({ roads }) => roads)).toEqual([8])
    expect(screen.queryByText(why)).toBeNull()
    act(() => expect(liveTable.game.getState().undo()).toBe(true))
    expect(now().tiles[END]?.roads).toBe(8)
  })

  it('says why a tile cannot be felled that is pressed', async () => {
    const user = show()
    await user.click(axe())
    press(placeAt(1, 0))
    expect(liveTable.intent.getState().refused?.why).toEqual({ code: 'the-oak-guards-it' })
  })

  it('can be taken up by key', () => {
    show()
    act(() => takeUpNext(liveTable))
    expect(liveTable.intent.getState().inHand).toEqual({ kind: 'axe' })
    act(() => takeUpNext(liveTable))
    expect(liveTable.intent.getState().inHand).toEqual(NOTHING)
  })

  it('waits for the next turn where a tile was laid already, and says so', async () => {
    const user = show(undefined, { spent: { steps: 0, expands: 1, removes: 0, powers: 0 } })
    expect(axe()).toHaveAttribute('aria-disabled', 'true')
    await user.click(axe())
    expect(liveTable.intent.getState().refused?.why).toEqual({ code: 'no-expand-left' })
  })

  it('says plainly where nothing can be felled that the tale cannot go on', () => {
    show({})
    expect(screen.getByText(why)).toHaveTextContent('the tale cannot go on.')
    expect(screen.queryByRole('button', { name: 'Fell a tile' })).toBeNull()
  })

  it('is no matter where a diamond can still come', () => {
    show({ '2,0': [10] })
    expect(screen.queryByText(why)).toBeNull()
  })
})

describe('a market tile that can be laid nowhere [R 11]', () => {
  const deadEnd: Face = pathFace(41, 1)

  it('says so, and whether it would close the last open road', () => {
    const far: Record<string, [number]> = { '2,0': [10] }
    const pile = { thirds: [{ size: 2, diamond }], pool: [straight], under: [] }
    show(far, { market: [straight, deadEnd, null], pile })
    expect(screen.getByText('would close the last open road')).toBeVisible()
    expect(screen.queryByText('fits nowhere now')).toBeNull()
  })
})
