import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { citadel } from '../../../../engine/citadel/index.ts'
import { stateFor } from '../../../../engine/kernel/index.ts'
import { stubWindow } from '../../../../ui/page/testing.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { messagesNow } from '../../words/messages.ts'
import { oddsSpoken } from '../foresight/spoken.ts'
import { TablePage } from './TablePage.tsx'
import { lay, now } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

/** The Cross has nine points, six of them from Crafts. */
const DAY =
  'version strategic | seat 1 bricks 9 plots c6 c4 c3=turnpike b6=flour-mill c2=smithy c5=flour-mill d3 hand brewery watchtower* commons | seat 2 bricks 4 plots h5=stable h6=turnpike hand manor inn* | seat 3 out bricks 0 | powers crafts 1'

function sit(position = DAY): void {
  lay(position)
  act(() => HOTSEAT.confirm(now().onTurn))
  render(<TablePage />)
}

const beforeEnd = () => screen.getByRole('heading', { name: 'If you end now' }).closest('section')

describe('permanent information at the table (section 15)', () => {
  it('shows the points of rivals and the goal', () => {
    sit()
    expect(screen.getByText('4 / 35')).toBeVisible()
    expect(
      screen.getByText(/^The Lion: 4 of 35 points, four bricks, one hidden card, Inn seen/),
    ).toBeInTheDocument()
    expect(screen.getByText('has given up')).toBeVisible()
  })

  it('shows the points after building each card in hand, before the turn ends', () => {
    sit()
    expect(beforeEnd()).toHaveTextContent(
      'One more point: an Influence card. Commons or Watchtower: 11, no red box. Brewery: 12, no red box.',
    )
    act(() => HOTSEAT.turnAway(true))
    expect(beforeEnd()).toHaveTextContent(/One more point: an Influence card\. A Municipal/)
  })

  it('names the cards leading to red boxes', () => {
    const five = [3, 4, 5].map((seat) => `seat ${seat} bricks 0`).join(' | ')
    sit(
      `version basic | seat 1 bricks 9 plots c6=town-hall d4=town-hall b5=rose-palace d6 hand school stable commons donjon | seat 2 bricks 0 | ${five}`,
    )
    expect(beforeEnd()).toHaveTextContent(
      'One more point: an Influence card. Stable or Donjon: 16, a red box. Commons: 17, no red box. School: 18, no red box.',
    )
  })

  it('shows the tax on phones, on every tab', async () => {
    stubWindow(390, 844)
    sit()
    const head = within(screen.getByRole('region', { name: 'Order of the Cross' }))
    for (const tab of ['Shops', 'Odds', 'Tale', 'Hand']) {
      await userEvent.click(screen.getByRole('tab', { name: tab }))
      expect(head.getByText('A Municipal card would take four bricks.')).toBeInTheDocument()
      expect(head.getByText('−4')).toBeVisible()
    }
  })

  it('shows on phones that there is no tax', () => {
    stubWindow(390, 844)
    sit(DAY.replace('bricks 9', 'bricks 5'))
    expect(screen.getByText('A Municipal card would take nothing.')).toBeInTheDocument()
  })

  it('shows no alarm for a tax that cannot be next: panel, odds, announcement (D2)', () => {
    const never = `${DAY} | pile stablex2 inn; ;`
    sit(never)
    expect(beforeEnd()).toHaveTextContent('A Municipal card would take four bricks. It cannot be next.')
    expect(within(beforeEnd() ?? document.body).queryByText(/would take four/, { selector: 'b' })).toBeNull()
    const odds = screen.getByRole('heading', { name: 'The next card' }).closest('section')
    expect(odds).not.toHaveTextContent('tax')
    const spoken = oddsSpoken(messagesNow(), stateFor(citadel, now(), now().onTurn))
    expect(spoken).toMatch(/Municipal 0 percent/)
    expect(spoken).not.toMatch(/loses/)
  })

  it('shows no alarm on phones for a tax that cannot be next (D2)', () => {
    stubWindow(390, 844)
    sit(`${DAY} | pile stablex2 inn; ;`)
    expect(screen.getByText('−4')).not.toHaveAttribute('data-loss')
  })

  it('warns if a Municipal card may come next', () => {
    sit()
    expect(within(beforeEnd() ?? document.body).getByText(/would take four/, { selector: 'b' })).toBeVisible()
  })
})
