import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { useSettings } from '../../../../store/settings.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../runtime.ts'
import { fetchLater } from '../lazy.tsx'
import { drawn, played } from '../log/drawn-tale.ts'
import { TablePage } from '../table/TablePage.tsx'
import { layTale } from '../table/testing.ts'

beforeAll(() => fetchLater())

openableDialogs()

const forest = drawn({ '0,-1': [5, 'frost-giant', 1], '0,1': [5] })

/** Opens the table just after Anna's turn: a Frost Giant hurt the oak, the Huntsman is next. */
function pass(): ReturnType<typeof userEvent.setup> {
  layTale(played(forest, [{ type: 'end-turn' }], [1]))
  useSettings.setState({ handover: 'on' })
  render(<TablePage />)
  return userEvent.setup()
}

const card = () => screen.queryByRole('dialog')
const ready = () => screen.getByRole('button', { name: 'I’m ready' })

beforeEach(() => usePage.setState({ readyAfter: null }))

describe('the privacy screen', () => {
  test('shows next player, recap and first phase', () => {
    pass()
    expect(card()).toHaveAccessibleName('now the tale passes to Huntsman')
    expect(card()).toHaveAccessibleDescription(/A Frost Giant reached the Oak: two hearts are left/)
    expect(card()).toHaveTextContent('New monsters: one')
    expect(ready()).toHaveFocus()
  })

  test.each(['{Enter}', ' '])('the key "%s" closes it and nothing else', async (key) => {
    const user = pass()
    const { session } = liveTable.game.getState()
    await user.keyboard(key)
    expect(card()).toBeNull()
    expect(liveTable.game.getState().session).toBe(session)
  })

  test('can be set aside to look at the table, and returns', async () => {
    const user = pass()
    await user.click(screen.getByRole('button', { name: 'Look at the table' }))
    expect(screen.queryByRole('heading', { name: 'Your turn begins' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back to the card' }))
    expect(screen.getByRole('heading', { name: 'Your turn begins' })).toBeVisible()
  })

  test('is missing if switched off in the settings', () => {
    pass()
    act(() => useSettings.setState({ handover: 'off' }))
    expect(card()).toBeNull()
  })

  test('uses the person’s name if given', () => {
    const session = played(forest, [{ type: 'end-turn' }], [1])
    const seats = session.config.seats.map((seat) => ({ ...seat, player: seat.player || 'Robin' }))
    layTale({ ...session, config: { ...session.config, seats } })
    useSettings.setState({ handover: 'on' })
    render(<TablePage />)
    expect(card()).toHaveAccessibleName('now the tale passes to Robin')
    expect(card()).toHaveTextContent('Huntsman')
  })
})

describe('one person who plays all heroes', () => {
  beforeEach(() => liveTable.leaders.setState({ people: 'one' }))
  afterEach(() => liveTable.leaders.setState({ people: 'several' }))

  test('sees a note on the turn instead of a privacy screen', async () => {
    const user = pass()
    expect(card()).toBeNull()
    const word = document.querySelector('[data-quiet-turn]')
    expect(word).toHaveTextContent('The Huntsman’s turn')
    expect(word).toHaveAttribute('aria-hidden', 'true')
    await user.click(screen.getByRole('button', { name: 'Roll for new monsters' }))
    expect(document.querySelector('[data-quiet-turn]')).toBeNull()
  })

  test('cannot make suggestions to themselves', () => {
    pass()
    expect(screen.queryByRole('button', { name: /^Suggest as/ })).toBeNull()
  })
})
