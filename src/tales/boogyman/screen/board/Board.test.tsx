import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { asTile, writeNotation } from '../../../../engine/boogyman/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { letWait } from '../../../../ui/frames/bots/pace.ts'
import { liveTable } from '../../runtime.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, now } from '../table/testing.ts'

const DUEL = 'tiles b2 ryy; c3 g; d4 gg; b1 y; f6 r; g7 g'

/** The button of a tile by its name. */
function tile(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-tile="${name}"]`)
  if (!found) throw new Error(`There is no tile ${name}.`)
  return found
}
const press = (name: string) => userEvent.click(tile(name))
const inHand = () => liveTable.intent.getState().inHand

function table(text: string) {
  lay(text)
  render(<TablePage />)
}

describe('the clearing', () => {
  it('labels each tile with its pieces, the effect of a press, and threats', async () => {
    table('tiles d4 rr!; d5 Ryy; e5 gyy; a1 G; a2 y')
    expect(tile('d4')).toHaveAccessibleName(
      'd4, two of yours, one has acted; can act; two can be captured here',
    )
    expect(tile('d5')).toHaveAccessibleName('d5, your Boogyman, two trees; can act')
    expect(tile('e5')).toHaveAccessibleName('e5, one of theirs, two trees, ripe; firs can spawn here')
    expect(tile('a1')).toHaveAccessibleName('a1, their Boogyman')
    expect(tile('g7')).toHaveAccessibleName('g7, empty')
    await press('d4')
    expect(tile('d4')).toHaveAccessibleName(
      'd4, two of yours, one has acted; in your hand; two can be captured here',
    )
    expect(tile('c4')).toHaveAccessibleName('c4, empty; step here')
  })

  it('labels captures and steps that leave a tree [B 7] [B 12]', async () => {
    table('tiles d4 R; d5 gg; a1 r; g7 g')
    await press('d4')
    expect(tile('d5')).toHaveAccessibleName('d5, two of theirs; he can capture two here')
    await press('d4')
    await press('a1')
    expect(tile('a2')).toHaveAccessibleName('a2, empty; step here and leave a tree on a1')
  })

  it('accepts placements in the opening [B 2]', async () => {
    table('tiles\nplacing 0')
    expect(tile('d4')).toHaveAccessibleName('d4, empty; place one here')
    await press('d4')
    await press('d4')
    expect(tile('d4')).toHaveAccessibleName('d4, one of yours, one of theirs; place one here')
  })

  it('accepts steps and prowls, and explains refusals [B 9] [B 10]', async () => {
    table('tiles b2 R; c3 ggy; d4 ggg; f6 r; g7 g')
    await press('b2')
    await press('c3')
    expect(screen.getByText('He does not walk among trees.')).toBeVisible()
    await press('d4')
    expect(screen.getByText('Three are here already.')).toBeVisible()
    await press('b3')
    expect(screen.queryByText('Three are here already.')).toBeNull()
    expect(now().boogymen[0]).not.toBeNull()
    expect(tile('b3')).toHaveAccessibleName('b3, your Boogyman')
  })
})

describe('keys', () => {
  it('play a whole turn: Tab to a piece, arrows, Enter, and S to spawn', async () => {
    table('tiles b2 ryy; f6 r; a1 rr!; g4 g')
    const focused = () => document.activeElement?.getAttribute('data-tile')
    act(() => tile('b2').focus())
    await userEvent.keyboard('{Enter}s')
    expect(tile('b2')).toHaveAccessibleName('b2, two of yours, two have acted; safe here')
    await userEvent.tab()
    expect(focused()).toBe('f6')
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}')
    expect(now().onTurn).toBe(1)
    expect(focused()).toBe('f7')
  })

  it('clear the selection and its message', async () => {
    table(DUEL)
    await press('f6')
    await press('a1')
    expect(screen.getByText('A step goes to a tile next door, no further.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(inHand()).toBeNull()
    expect(screen.queryByText('A step goes to a tile next door, no further.')).toBeNull()
  })
})

describe('coincidences', () => {
  it('a press during playback ends it and acts', async () => {
    table(DUEL)
    useSettings.setState({ speed: 'calm' })
    act(() => void liveTable.game.getState().act({ type: 'call', at: asTile(5) }))
    expect(liveTable.playback.getState().playing).toBe(true)
    await press('b2')
    expect(liveTable.playback.getState().playing).toBe(false)
    expect(inHand()?.kind).toBe('boogyman')
  })

  it('an undo deselects the removed piece', async () => {
    table(DUEL)
    await press('b2')
    await userEvent.keyboard('b')
    await press('b2')
    expect(inHand()?.kind).toBe('boogyman')
    await userEvent.keyboard('u')
    expect(inHand()).toBeNull()
    expect(tile('b2')).toHaveAccessibleName('b2, one of yours, two trees, ripe; can act; safe here')
  })

  it('a game ending during selection offers nothing', async () => {
    table(DUEL)
    await press('f6')
    act(() => void liveTable.game.getState().act({ type: 'give-up' }))
    expect(inHand()).toBeNull()
    expect(tile('f7')).toHaveAccessibleName('f7, empty')
  })

  it('people cannot select the pieces of a bot', async () => {
    lay(DUEL, { red: 'guardian' })
    letWait(true)
    render(<TablePage />)
    const before = writeNotation(now())
    await press('f6')
    await press('f7')
    expect([inHand(), writeNotation(now())]).toEqual([null, before])
    expect(tile('f6')).toHaveAccessibleName('f6, one of yours')
  })
})
