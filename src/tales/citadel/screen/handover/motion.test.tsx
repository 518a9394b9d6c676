import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { type Settings, useSettings } from '../../../../store/settings.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { liveTable } from '../../runtime.ts'
import { TablePage } from '../table/TablePage.tsx'
import { lay } from '../table/testing.ts'

openableDialogs()

const TWO =
  'version basic | seat 1 bricks 9 plots c6 d4=turnpike hand brewery watchtower influence spy | seat 2 bricks 4 plots h5=stable a5 hand manor inn* influence torch'

const gate = (moves: 'closing' | 'opening') =>
  document.querySelector<HTMLElement>(`[data-privacy="${moves}"]`)
const enter = () => userEvent.click(screen.getByRole('button', { name: 'I am the Cross' }))
function endTurn(): void {
  act(() => void liveTable.game.getState().act({ type: 'end' }))
  while (liveTable.playback.getState().playing) act(() => liveTable.playback.getState().skip())
}

function show(chosen: Partial<Settings> = {}): void {
  lay(TWO)
  act(() => useSettings.setState({ speed: 'calm', ...chosen }))
  render(<TablePage />)
}

describe('the leaves of the gate', () => {
  it('swing shut at the chosen pace, without delaying the person who takes over', () => {
    show()
    expect(gate('closing')?.style.getPropertyValue('--tempo')).toBe('1')
    expect(screen.getByRole('button', { name: 'I am the Cross' })).toHaveFocus()
  })

  it('swing open over the table after a confirmation, and are then removed', async () => {
    show()
    await enter()
    const opening = gate('opening')
    expect(opening).toHaveAttribute('aria-hidden', 'true')
    expect(opening).toHaveTextContent(/^$/)
    // The table behind them is usable already.
    expect(screen.getByRole('button', { name: /^Brewery, 3, Crafts/ })).toBeVisible()
    await waitFor(() => expect(gate('opening')).toBeNull())
    expect(screen.getByRole('button', { name: /^Brewery, 3, Crafts/ })).toBeVisible()
  })

  it('shut before the next hand, even half open', async () => {
    show()
    await enter()
    endTurn()
    expect(gate('opening')).toBeNull()
    expect(gate('closing')).toBeVisible()
    expect(document.documentElement.outerHTML).not.toMatch(/brewery|watchtower|manor|torch/i)
  })

  it('do not open for the board alone', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Look at the board' }))
    expect(gate('opening')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Back to the gate' }))
    expect(gate('opening')).toBeNull()
  })

  it('do not open if the gate goes because of a resignation', () => {
    show()
    act(() => void liveTable.game.getState().act({ type: 'resign' }))
    expect(gate('closing')).toBeNull()
    expect(gate('opening')).toBeNull()
  })

  it.each([
    ['with little motion', { motion: 'less' }],
    ['at an instant pace', { speed: 'instant' }],
  ] as const)('do not move %s, also after a later change', (_when, settings) => {
    show(settings)
    expect(gate('closing')).toBeNull()
    act(() => HOTSEAT.confirm(0))
    expect(gate('opening')).toBeNull()
    act(() => useSettings.setState({ motion: 'system', speed: 'calm' }))
    expect(gate('opening')).toBeNull()
  })

  it('move faster at a brisk pace', () => {
    show({ speed: 'brisk' })
    expect(gate('closing')?.style.getPropertyValue('--tempo')).toBe('0.45')
  })
})
