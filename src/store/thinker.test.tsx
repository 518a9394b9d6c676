import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorker } from './thinker.ts'

const isNumber = (data: unknown): data is number => typeof data === 'number'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
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

test('where there are no workers, and where none may be started, there is none', () => {
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

test('an answer is heard; an answer of another form, an error and a message that cannot be read are failures', () => {
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
