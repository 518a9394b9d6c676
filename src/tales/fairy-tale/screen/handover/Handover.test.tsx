import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { useSettings } from '../../../../store/settings.ts'
import { useTaken } from '../../../../ui/frames/handover/taken-over.ts'
import { liveTable } from '../../table.ts'
import { fetchLeaves } from '../late/leaves.tsx'
import { drawn, played } from '../log/drawn-tale.ts'
import { TablePage } from '../table/TablePage.tsx'
import { layTale } from '../table/testing.ts'

beforeAll(() => fetchLeaves())

openableDialogs()

const forest = drawn({ '0,-1': [5, 'frost-giant', 1], '0,1': [5] })

/** The table just after Anna's turn: a Frost Giant hurt the oak, the Huntsman is next. */
function pass(): ReturnType<typeof userEvent.setup> {
  layTale(played(forest, [{ type: 'end-turn' }], [1]))
  useSettings.setState({ handover: 'on' })
  render(<TablePage />)
  return userEvent.setup()
}

const card = () => screen.queryByRole('dialog')
const ready = () => screen.getByRole('button', { name: 'I’m ready' })

beforeEach(() => useTaken.setState({ move: null }))

describe('the card between two players', () => {
  test('says who is next, what happened, and what comes first', () => {
    pass()
    expect(card()).toHaveAccessibleName('now the tale passes to Huntsman')
    expect(card()).toHaveAccessibleDescription(/A Frost Giant reached the Oak: two hearts are left/)
    expect(card()).toHaveTextContent('New monsters: one')
    expect(ready()).toHaveFocus()
  })

  test.each(['{Enter}', ' '])('is put away by the key "%s", and nothing is done by it', async (key) => {
    const user = pass()
    const { session } = liveTable.game.getState()
    await user.keyboard(key)
    expect(card()).toBeNull()
    expect(liveTable.game.getState().session).toBe(session)
  })

  test('steps aside for a look at the table, and comes back', async () => {
    const user = pass()
    await user.click(screen.getByRole('button', { name: 'Look at the table' }))
    expect(screen.queryByRole('heading', { name: 'Your turn begins' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back to the card' }))
    expect(screen.getByRole('heading', { name: 'Your turn begins' })).toBeVisible()
  })

  test('does not come where it was switched off', () => {
    pass()
    act(() => useSettings.setState({ handover: 'off' }))
    expect(card()).toBeNull()
  })

  test('names the person where a name was given', () => {
    const session = played(forest, [{ type: 'end-turn' }], [1])
    const seats = session.config.seats.map((seat) => ({ ...seat, player: seat.player || 'Robin' }))
    layTale({ ...session, config: { ...session.config, seats } })
    useSettings.setState({ handover: 'on' })
    render(<TablePage />)
    expect(card()).toHaveAccessibleName('now the tale passes to Robin')
    expect(card()).toHaveTextContent('Huntsman')
  })
})

describe('one person who leads all heroes', () => {
  beforeEach(() => liveTable.leaders.setState({ people: 'one' }))
  afterEach(() => liveTable.leaders.setState({ people: 'several' }))

  test('gets no card; a quiet word says whose turn it is, and goes when something is done', async () => {
    const user = pass()
    expect(card()).toBeNull()
    const word = document.querySelector('[data-quiet-turn]')
    expect(word).toHaveTextContent('The Huntsman’s turn')
    expect(word).toHaveAttribute('aria-hidden', 'true')
    await user.click(screen.getByRole('button', { name: 'Roll for new monsters' }))
    expect(document.querySelector('[data-quiet-turn]')).toBeNull()
  })

  test('is not offered to suggest anything to themselves', () => {
    pass()
    expect(screen.queryByRole('button', { name: /^Suggest as/ })).toBeNull()
  })
})
