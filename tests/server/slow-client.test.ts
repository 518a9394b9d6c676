import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSlowClient } from '../../src/server/slow-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A client with a limit of 100 bytes for one second. */
function client() {
  const giveUp = vi.fn()
  const at = { waiting: 0 }
  const { look, stop } = watchSlowClient(
    { sendBufferBytes: 100, sendBufferMs: 1000 },
    () => at.waiting,
    giveUp,
  )
  const sent = (waiting: number) => {
    at.waiting = waiting
    look()
  }
  return { at, sent, stop, giveUp }
}

test('a client may take long messages slowly', () => {
  const { at, sent, giveUp } = client()
  sent(700)
  sent(750)
  vi.advanceTimersByTime(900)
  at.waiting = 90
  vi.advanceTimersByTime(5000)
  expect(giveUp).not.toHaveBeenCalled()
})

test('a client that takes nothing is given up after a while', () => {
  const { sent, giveUp } = client()
  sent(101)
  vi.advanceTimersByTime(999)
  sent(102)
  expect(giveUp).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(giveUp).toHaveBeenCalledOnce()
})

test('a client for which far too much waits is given up at once', () => {
  const { sent, giveUp } = client()
  sent(801)
  expect(giveUp).toHaveBeenCalledOnce()
})

test('a gone client is not given up', () => {
  const { sent, stop, giveUp } = client()
  sent(700)
  stop()
  vi.advanceTimersByTime(5000)
  expect(giveUp).not.toHaveBeenCalled()
})
