import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Face, pathFace, type State } from '../../../../engine/fairy-tale/index.ts'
import { awaitOtherDevices } from '../../../../session/testing.ts'
import { NOTHING } from '../../intent/turn-selection.ts'
import { liveTable } from '../../runtime.ts'
import { placingIn } from '../../testing.ts'
import { drawn } from '../log/drawn-tale.ts'
import { lay, now } from '../table/testing.ts'
import { Market } from './Market.tsx'

const straight: Face = pathFace(40, 5)
const corner: Face = pathFace(41, 3)

function show(market: State['market'], changes: Partial<State> = {}, roads = 5) {
  lay(drawn({ '0,-1': [roads], '1,0': [8], '0,1': [1], '-1,0': [2] }, { market, ...changes }))
  render(<Market flow="column" />)
  return userEvent.setup()
}

const tile = (name: RegExp) => screen.getByRole('button', { name })

beforeEach(() => liveTable.intent.getState().cancel())

describe('while another device is to act', () => {
  it('gives no tile away', async () => {
    const user = show([straight, corner, null])
    act(() => awaitOtherDevices(liveTable.game, [1]))
    await user.click(tile(/^Market 1/))
    expect(liveTable.intent.getState().inHand).toEqual(NOTHING)
  })
})

describe('the market', () => {
  it('names its tiles with their roads, and prints an empty slot', () => {
    show([straight, corner, null])
    expect(tile(/^Market 1/)).toHaveAccessibleName('Market 1: Straight, roads north and south')
    expect(tile(/^Market 2/)).toHaveAccessibleName('Market 2: Corner, roads north and east')
    expect(screen.getByRole('img')).toHaveAccessibleName('Place 3: empty, like the draw pile')
  })

  it('selects and deselects one tile at a time', async () => {
    const user = show([straight, corner, null])
    await user.click(tile(/^Market 1/))
    expect(tile(/^Market 1/)).toHaveAttribute('aria-pressed', 'true')
    await user.click(tile(/^Market 2/))
    expect(tile(/^Market 1/)).toHaveAttribute('aria-pressed', 'false')
    expect(placingIn(liveTable.intent.getState().inHand)).toEqual({ slot: 1, turn: 0, at: null })
    await user.click(tile(/^Market 2/))
    expect(liveTable.intent.getState().inHand).toEqual(NOTHING)
  })

  it('turns a tile, and selects it thereby', async () => {
    const user = show([straight, corner, null])
    await user.click(screen.getByRole('button', { name: 'Turn Corner' }))
    expect(tile(/^Market 2/)).toHaveAccessibleName('Market 2: Corner, roads east and south')
    expect(tile(/^Market 2/)).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: 'Turn Corner' }))
    expect(placingIn(liveTable.intent.getState().inHand)).toEqual({ slot: 1, turn: 2, at: null })
  })

  it('animates the rotation of a tile only if it is turned, not as it appears', async () => {
    const user = show([straight, corner, null])
    const turned = () => document.querySelectorAll('[data-turned]').length
    expect(turned()).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Turn Corner' }))
    expect(turned()).toBe(1)
  })

  it('is open before the roll, so that a tile can be previewed', async () => {
    const user = show([straight, corner, null], { phase: 'new-monsters' })
    expect(tile(/^Market 1/)).toHaveAttribute('aria-disabled', 'false')
    expect(document.querySelector('[data-veil], [class*="veil"]')).toBeNull()
    await user.click(tile(/^Market 1/))
    expect(liveTable.intent.getState()).toMatchObject({ inHand: { kind: 'tile', slot: 0 }, refused: null })
  })

  it('is disabled during a question', () => {
    show([straight, corner, null], { phase: 'new-monsters', pending: { kind: 'spawn-side', count: 2 } })
    expect(tile(/^Market 1/)).toHaveAttribute('aria-disabled', 'true')
  })

  it('is disabled after a tile was placed, and says why when pressed', async () => {
    const user = show([straight, corner, null], { spent: { steps: 0, expands: 1, removes: 0, powers: 0 } })
    expect(tile(/^Market 1/)).toHaveAttribute('aria-disabled', 'true')
    await user.click(tile(/^Market 1/))
    expect(liveTable.intent.getState().inHand).toEqual(NOTHING)
    expect(liveTable.intent.getState().refused?.why).toEqual({ code: 'no-expand-left' })
  })

  it('offers sweeping if no tile fits [R 12]', async () => {
    const pile = { thirds: [], pool: [], under: [corner] }
    const user = show([straight, null, null], { pile }, 4)
    expect(screen.getByText('No tile can be laid. Put one under the pile.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Put Straight under the pile' }))
    expect(now().market[0]).toEqual(corner)
    expect(now().pile.under).toEqual([straight])
  })
})
