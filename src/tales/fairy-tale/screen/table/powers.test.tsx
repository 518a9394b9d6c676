import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Action } from '../../../../engine/fairy-tale/index.ts'
import { asPlace } from '../../../../engine/kernel/index.ts'
import { useAnnouncements } from '../../../../ui/page/announce.ts'
import { NOTHING } from '../../intent/turn-selection.ts'
import { liveTable } from '../../runtime.ts'
import { fetchLater } from '../lazy.tsx'
import { TablePage } from './TablePage.tsx'
import { layDrawn, now } from './testing.ts'

beforeAll(() => fetchLater())

/** Lays a drawn game with its own company on the table. */
function show(text: string) {
  layDrawn(text)
  render(<TablePage />)
  return userEvent.setup()
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const lastAction = (): Action | undefined => liveTable.game.getState().session?.moves.at(-1)?.action

beforeEach(() => liveTable.intent.getState().cancel())

describe('the row of a power', () => {
  it('shows the uses left, is selected by a press or P, and deselected by Escape', async () => {
    const user = show('O ━\nseats rapunzel 0,0; beast 1,0')
    expect(button(/^Pull/)).toHaveAccessibleName('Pull 1 left')
    await user.click(button(/^Pull/))
    expect(button(/^Pull 1 left/)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Press a hero with a blue ring to pull that hero here.')).toBeVisible()
    expect(useAnnouncements.getState().polite.map(({ text }) => text)).toContain(
      'Pull. Press a hero with a blue ring to pull that hero here.',
    )
    await user.keyboard('{Escape}')
    expect(liveTable.intent.getState().inHand).toEqual(NOTHING)
    await user.keyboard('p')
    expect(liveTable.intent.getState().inHand).toEqual({ kind: 'power', power: 'pull' })
  })

  it('says why the power cannot be used', async () => {
    const user = show('O ━ ━ ━ ━\nseats rapunzel 0,0; beast 4,0')
    expect(button(/^Pull/)).toHaveAttribute('aria-disabled', 'true')
    await user.click(button(/^Pull/))
    expect(screen.getByText('No other hero is near enough to pull.')).toBeVisible()
  })

  it('counts wishes over the whole game; P steps from one to the next', async () => {
    const user = show('O ━1\nseats aladdin 0,0 wishes=2')
    expect(screen.getByText('Two wishes left in the lamp, one used.')).toBeVisible()
    expect(button(/^Fly/)).toHaveAccessibleName('Fly takes a wish')
    await user.keyboard('p')
    expect(liveTable.intent.getState().inHand).toEqual({ kind: 'power', power: 'fly' })
    await user.keyboard('p')
    expect(liveTable.intent.getState().inHand).toEqual({ kind: 'power', power: 'clear' })
    await user.keyboard('p')
    expect(liveTable.intent.getState().inHand).toEqual(NOTHING)
  })
})

describe('bargains', () => {
  const before = ' . ╻ .\n━ O ━\nphase new-monsters\nseats rumpelstiltskin 0,0'

  it('are beside the main button before the roll, with their meaning', async () => {
    const user = show(before)
    expect(button('Roll for new monsters')).toBeEnabled()
    expect(button('None move')).toHaveAccessibleDescription('but new ones come twice')
    await user.keyboard('p')
    expect(button('None come')).toHaveFocus()
    await user.click(button('None come'))
    expect(now().phase).toBe('action')
    expect(screen.queryByRole('button', { name: 'None come' })).toBeNull()
    expect(screen.getByText('twice (bargain)')).toBeVisible()
  })

  it('are refused with reason next turn', async () => {
    const user = show(`${before} bargain=bargain-movement`)
    expect(button('None come')).toHaveAttribute('aria-disabled', 'true')
    await user.click(button('None come'))
    expect(now().phase).toBe('new-monsters')
    const why = 'You made this bargain last turn. Not twice in a row.'
    expect(screen.getAllByText(why).length).toBeGreaterThan(0)
  })
})

describe('the die that may be rolled again', () => {
  const fallen = 'O ━ ━\nphase new-monsters\npending die new-monsters 2\nseats aladdin 0,0 wishes=1'

  it('is asked about in the strip, outside the forest, with the cost', async () => {
    const user = show(fallen)
    const strip = screen.getByText('Use a wish to roll again, or keep this roll.').closest('[data-over]')
    expect(strip).toContainElement(screen.getByRole('group', { name: '2: the East. Keep this roll?' }))
    expect(button(/^Roll again/)).toHaveAccessibleName('Roll again 1 wish')
    expect(screen.queryByRole('button', { name: 'Roll for new monsters' })).toBeNull()
    await user.click(button('Keep it'))
    expect(lastAction()).toEqual({ type: 'keep-die' })
    expect(screen.getByRole('log')).toHaveTextContent('Aladdin kept the 2.')
  })

  it('is rolled again for a wish', async () => {
    const user = show(fallen)
    await user.click(button(/^Roll again/))
    expect(now().seats[0]?.memory['wishes']).toBe(0)
    expect(screen.getByRole('log')).toHaveTextContent('Aladdin wished, and the die was rolled again.')
  })
})

describe('the Beast', () => {
  it('has a reason why the turn cannot end yet, on the strip and the button', async () => {
    const user = show('O ━\nseats beast 1,0 rest=1,0')
    const why = 'Your last turn ended here too. First step away.'
    expect(screen.getByText(why)).toBeVisible()
    expect(button('End turn')).toHaveAttribute('aria-disabled', 'true')
    await user.click(button('End turn'))
    expect(now().phase).toBe('action')
    act(() => void liveTable.game.getState().act({ type: 'walk', to: asPlace(0) }))
    expect(now().turn).toBeGreaterThan(0)
  })
})
