import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { followHold, HOLD_MS } from './finger-hold.ts'
import { finger } from './testing.ts'

const [onHold, onEnd, pressed] = [vi.fn(), vi.fn(), vi.fn()]

const button = document.body.appendChild(document.createElement('button'))
button.addEventListener('pointerdown', (event) => followHold(event, { onHold, onEnd }))
button.addEventListener('click', pressed)

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const click = () => fireEvent.click(button, { detail: 1 })

it('a hold explains, and its lift presses nothing', () => {
  finger('pointerdown', button)
  vi.advanceTimersByTime(HOLD_MS)
  expect(onHold).toHaveBeenCalledOnce()
  finger('pointerup', button)
  click()
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('held')
  expect(pressed).not.toHaveBeenCalled()
})

it('lets a tap press, also when a busy page ran the timer before the lift', () => {
  finger('pointerdown', button, 1000)
  vi.advanceTimersByTime(HOLD_MS * 2)
  finger('pointerup', button, 1100)
  click()
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('tapped')
  expect(pressed).toHaveBeenCalledOnce()
})

it('explains on the lift when a busy page has not run the timer', () => {
  finger('pointerdown', button, 1000)
  finger('pointerup', button, 1000 + HOLD_MS)
  click()
  expect(onHold).toHaveBeenCalledOnce()
  expect(pressed).not.toHaveBeenCalled()
})

it('presses nothing after a hold that strayed or got a second finger', () => {
  finger('pointerdown', button)
  finger('pointermove', button, Date.now(), { clientX: 60 })
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('strayed')
  vi.advanceTimersByTime(HOLD_MS)
  finger('pointerup', button)
  click()
  expect(onHold).not.toHaveBeenCalled()
  expect(pressed).not.toHaveBeenCalled()
})

it('ends when the window loses the focus', () => {
  finger('pointerdown', button)
  fireEvent.blur(window)
  vi.advanceTimersByTime(HOLD_MS)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('cancelled')
  expect(onHold).not.toHaveBeenCalled()
})
