import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useSettings } from '../../../../store/settings.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../runtime.ts'
import { placeOf } from '../board/testing.ts'
import { WithExpansionArt } from '../expansion-art.tsx'
import { fetchLater } from '../lazy.tsx'
import { TablePage } from './TablePage.tsx'
import { layDrawn, now } from './testing.ts'

beforeAll(() => fetchLater())
beforeEach(() => usePage.setState({ readyAfter: null }))

/** A step brings Grandmother her slipper; the player must choose a tile to clear [R 60]. */
const ERRAND = 'O ━ ━♥ ━2\nseats rapunzel 1,0; huntsman 0,0\nboxes quests\nthings slipper rapunzel'

/** Rapunzel pulls a messenger onto the cottage; the messenger's player is asked. */
const PULLED = 'O ━ ━♥ ━2\nseats rapunzel 2,0; huntsman 1,0\nboxes quests\nthings slipper huntsman'

/** A soldier that can march, and a bridge that was moved in this turn. */
const MARCH =
  'O ━ ━⚑ ━BE ━\nseats huntsman 3,0\nboxes special soldiers ways\nsoldiers 1,0 1\nspent turned 3,0 BE'

function open(text: string): ReturnType<typeof userEvent.setup> {
  act(() => liveTable.intent.getState().cancel())
  layDrawn(text)
  render(<TablePage />, { wrapper: WithExpansionArt })
  return userEvent.setup()
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const clearing = () => button(/^Clear two monsters from here.*3 east/)
const step = () => act(() => liveTable.game.getState().act({ type: 'walk', to: placeOf('2,0') }))

describe('the question of an expansion', () => {
  it('stays below a notice, and keeps its controls', async () => {
    const user = open(ERRAND)
    step()
    act(() => liveTable.intent.getState().refuse({ code: 'nothing-to-mend' }))
    expect(screen.getByText((_, element) => element?.matches('[data-refusal]') === true)).toBeVisible()
    await user.click(clearing())
    expect(now().tiles[placeOf('3,0')]?.monsters).toEqual([])
    expect(now().pending).toBeNull()
  })

  it('undo removes it and the thing is carried', async () => {
    const user = open(ERRAND)
    step()
    expect(now().extras?.things.slipper).toBe('delivered')
    await user.keyboard('u')
    expect(now().pending).toBeNull()
    expect(now().extras?.things.slipper).toBe(0)
    expect(now().seats[0]?.at).toBe(placeOf('1,0'))
    step()
    expect(clearing()).toBeVisible()
  })

  it('needs no privacy screen, though another hero than the one on turn is asked', () => {
    open(PULLED)
    act(() => useSettings.setState({ handover: 'on' }))
    act(() => liveTable.game.getState().act({ type: 'use', power: 'pull', seat: 1 }))
    expect(now()).toMatchObject({ onTurn: 0, pending: { kind: 'clear-place', seat: 1 } })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(clearing()).toBeVisible()
  })

  it('hides the main button and disables its key', async () => {
    const user = open(ERRAND)
    step()
    const { session } = liveTable.game.getState()
    expect(document.querySelector('[data-seal]')).toBeNull()
    await user.keyboard('{Enter}')
    expect(liveTable.game.getState().session).toBe(session)
    expect(clearing()).toBeVisible()
  })
})

describe('a selected soldier', () => {
  it('a disabled action deselects it and says why [R 51] [R 53]', async () => {
    const user = open(MARCH)
    const { session } = liveTable.game.getState()
    await user.click(document.querySelector('[data-deed="march"]') ?? document.body)
    expect(liveTable.intent.getState().inHand).toMatchObject({ kind: 'deed', deed: 'march' })
    const dim = document.querySelector('[data-symbol="drawbridge"]')
    expect(dim).toHaveAttribute('aria-disabled', 'true')
    await user.click(dim ?? document.body)
    expect(liveTable.intent.getState().refused?.why).toEqual({ code: 'switched-already' })
    expect(liveTable.game.getState().session).toBe(session)
    expect(liveTable.intent.getState().inHand.kind).toBe('nothing')
  })
})
