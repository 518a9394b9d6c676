import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { letWait } from '../../../../ui/frames/computers/pace.ts'
import { LiveAnnouncer } from '../../../../ui/page/LiveRegion.tsx'
import { useLeaders } from '../../leaders.ts'
import { useGame } from '../../table.ts'
import { gameFrom } from '../../testing.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay, layGame } from '../table/testing.ts'

openableDialogs()

/** The Cross and the Lion are led by people, the Lily by a bot. */
const THREE =
  'version basic | seat 1 bricks 9 plots c6 d4=turnpike hand brewery watchtower influence spy | seat 2 bricks 4 plots h5=stable a5 hand manor inn influence torch | seat 3 bricks 2 plots g5 hand library'
const CROSS = /brewery|watchtower|\bspy\b/i
const LION = /manor|\btorch\b/i

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const page = () => document.documentElement.outerHTML

function show(): void {
  lay(THREE, { lily: 'page' })
  act(() => letWait(true))
  render(
    <>
      <TablePage />
      <LiveAnnouncer />
    </>,
  )
}

describe('a hand opens only after its owner has confirmed', () => {
  it('although a bot plays the other person’s seat by now, and when that is taken over again', async () => {
    show()
    await userEvent.click(button('Look at the board'))
    act(() => useLeaders.getState().lead('lion', 'page'))
    expect(page()).not.toMatch(CROSS)
    expect(button('I am the Cross')).toBeVisible()
    await userEvent.click(button('I am the Cross'))
    expect(page()).toMatch(CROSS)
    act(() => useLeaders.getState().lead('lion', 'person'))
    expect(page()).not.toMatch(CROSS)
    expect(button('I am the Cross')).toBeVisible()
  })

  it('although the person on turn gave away their own seat, and takes it back', async () => {
    show()
    await userEvent.click(button('I am the Cross'))
    act(() => useLeaders.getState().lead('cross', 'page'))
    expect(page()).not.toMatch(LION)
    act(() => void useGame.getState().act({ type: 'end' }))
    expect(page()).not.toMatch(LION)
    expect(button('I am the Lion')).toBeVisible()
    act(() => useLeaders.getState().lead('cross', 'person'))
    expect(page()).not.toMatch(LION)
    expect(button('I am the Lion')).toBeVisible()
  })

  it('although everybody else has resigned', async () => {
    show()
    await userEvent.click(button('I am the Cross'))
    act(() => void useGame.getState().act({ type: 'resign' }))
    expect(page()).not.toMatch(LION)
    expect(button('I am the Lion')).toBeVisible()
  })

  it.each(['\u200b', '\u00ad', '\u2800', '\u3164', 'Anna'])(
    'although both people are called %j: a name does not say who plays',
    async (name) => {
      const game = gameFrom(THREE)
      layGame({ ...game, config: { ...game.config, players: [name, name, ''] } }, { lily: 'page' })
      render(<TablePage />)
      await userEvent.click(button('I am the Cross'))
      act(() => void useGame.getState().act({ type: 'end' }))
      expect(page()).not.toMatch(LION)
      expect(button('I am the Lion')).toBeVisible()
    },
  )

  it('and not again where the cover said that one person plays both', async () => {
    lay(THREE, { lily: 'page' })
    act(() => useLeaders.setState({ persons: { cross: 1, lion: 1 } }))
    render(<TablePage />)
    await userEvent.click(button('I am the Cross'))
    act(() => void useGame.getState().act({ type: 'end' }))
    expect(page()).toMatch(LION)
    expect(page()).not.toMatch(CROSS)
  })
})
