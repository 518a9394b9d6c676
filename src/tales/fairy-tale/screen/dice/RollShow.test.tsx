import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSettings } from '../../../../store/settings.ts'
import { liveTable } from '../../runtime.ts'
import { CONFIG, drawn } from '../log/drawn-tale.ts'
import { RollShow } from './RollShow.tsx'

const event = { type: 'die-rolled', for: 'movement', face: 2, again: false } as const
const face = () => document.querySelector('[data-face]')?.getAttribute('data-face')
const words = () => screen.queryByText('2: the East')

/** Shows a die that has just been rolled. */
function thrown(): void {
  const cue = { key: 1, event, ms: 1500, motion: 600, index: 0, count: 1 }
  liveTable.playback.setState({ cue, shown: drawn({ '0,-1': [5] }), rested: false, told: false })
  render(<RollShow config={CONFIG} small={false} />)
}

it('shows other faces while it rolls, then its own, then its text', () => {
  thrown()
  expect(face()).not.toBe('2')
  expect(words()).toBeNull()
  act(() => liveTable.playback.setState({ rested: true }))
  expect(face()).toBe('2')
  expect(words()).toBeNull()
  act(() => liveTable.playback.setState({ told: true }))
  expect(words()).toBeVisible()
})

it('shows the face at once with reduced motion, but delays its text', () => {
  useSettings.setState({ motion: 'less' })
  thrown()
  expect(face()).toBe('2')
  expect(words()).toBeNull()
})
