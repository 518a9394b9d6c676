import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANSWER_TIMEOUT_MS, startWorker } from './worker-client.ts'

const isNumber = (data: unknown): data is number => typeof data === 'number'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The worker that was started last. */
let thread: EventTarget
class Thread extends EventTarget {
  constructor() {
    super()
    thread = this
  }
  postMessage() {}
  terminate() {}
}

test('returns null if workers are missing or may not be started', () => {
  vi.stubGlobal('Worker', undefined)
  expect(startWorker('w.js', isNumber)).toBeNull()
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('Not here.', 'SecurityError')
      }
    },
  )
  expect(startWorker('w.js', isNumber)).toBeNull()
})

test('reports answers; anything invalid is a failure', () => {
  vi.stubGlobal('Worker', Thread)
  const thinker = startWorker('w.js', isNumber)
  const [heard, failed] = [vi.fn(), vi.fn()]
  if (thinker) Object.assign(thinker, { heard, failed })
  thread.dispatchEvent(new MessageEvent('message', { data: 7 }))
  expect(heard).toHaveBeenCalledWith(7)
  thread.dispatchEvent(new MessageEvent('message', { data: { id: 7 } }))
  thread.dispatchEvent(new Event('error'))
  thread.dispatchEvent(new Event('messageerror'))
  expect(heard).toHaveBeenCalledOnce()
  expect(failed).toHaveBeenCalledTimes(3)
})

test('fails after a silence that is too long, unless it has finished or was ended', () => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', Thread)
  const thinker = startWorker<string, number>('w.js', isNumber, (answer) => answer === 0)
  const failed = vi.fn()
  if (!thinker) throw new Error('There is no worker.')
  thinker.failed = failed
  const says = (data: number) => thread.dispatchEvent(new MessageEvent('message', { data }))
  const wait = (part: number) => vi.advanceTimersByTime(ANSWER_TIMEOUT_MS * part)
  thinker.ask('How many?')
  wait(0.9)
  says(5)
  wait(0.9)
  says(0)
  wait(2)
  expect(failed).not.toHaveBeenCalled()
  thinker.ask('How many?')
  wait(0.9)
  says(5)
  wait(1.1)
  expect(failed).toHaveBeenCalledOnce()
  thinker.ask('How many?')
  thinker.end()
  wait(2)
  expect(failed).toHaveBeenCalledOnce()
})
