import { describe, expect, test, vi } from 'vitest'
import { activateLatest } from './load-new-version.ts'

/** A service worker that becomes active when it is told to. */
function worker(state: ServiceWorkerState) {
  const target = new EventTarget()
  const become = (next: ServiceWorkerState) => {
    made.state = next
    target.dispatchEvent(new Event('statechange'))
  }
  const made = Object.assign(target, {
    state,
    postMessage: vi.fn((_message: unknown) => become('activated')),
    become,
  })
  return made as typeof made & ServiceWorker
}

type Worker = ReturnType<typeof worker>
const registration = (
  parts: { installing?: Worker; waiting?: Worker },
  update = async (): Promise<undefined> => {},
) => {
  const registered = { installing: null, waiting: null, ...parts, update: vi.fn(update) }
  return registered as typeof registered & Pick<ServiceWorkerRegistration, 'update'>
}
const SKIP = { type: 'SKIP_WAITING' }

describe('the newest version', () => {
  test('that was declined before is activated', async () => {
    const waiting = worker('installed')
    await activateLatest(async () => registration({ waiting }))
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith(SKIP)
  })

  test('is looked for, and activated once its files are stored', async () => {
    const installing = worker('installing')
    const found = registration({ installing })
    let isReady = false
    const ready = activateLatest(async () => found).then(() => {
      isReady = true
    })
    await vi.waitFor(() => expect(found.update).toHaveBeenCalledOnce())
    await Promise.resolve()
    expect(installing.postMessage).not.toHaveBeenCalled()
    expect(isReady).toBe(false)
    installing.become('installed')
    await ready
    expect(installing.postMessage).toHaveBeenCalledExactlyOnceWith(SKIP)
  })

  test('is activated also if the server does not answer', async () => {
    const waiting = worker('installed')
    await activateLatest(async () =>
      registration({ waiting }, () => Promise.reject(new TypeError('offline'))),
    )
    expect(waiting.postMessage).toHaveBeenCalledOnce()
  })

  test('that fails to install does not hold the page', async () => {
    const installing = worker('installing')
    const ready = activateLatest(async () => registration({ installing }))
    installing.become('redundant')
    await expect(ready).resolves.toBeUndefined()
  })

  test.each([
    ['nothing is stored', async () => undefined],
    ['none is newer', async () => registration({})],
  ])('is the one of the server if %s', async (_, find) => {
    await expect(activateLatest(find)).resolves.toBeUndefined()
  })
})
