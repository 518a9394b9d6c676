import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissUpdate, useAppUpdate } from './app-update.ts'
import { trackServiceWorker } from './track-service-worker.ts'

type Keeper = Parameters<typeof trackServiceWorker>[0]

/** A browser that keeps the house, as far as this can see it. */
function browser({ isKept, keeps = true }: { isKept: boolean; keeps?: boolean }) {
  const listeners = new Map<string, () => void>()
  const update = vi.fn(() => Promise.reject(new TypeError('There is no server.')))
  const reload = vi.fn()
  const keeper = {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    messageSkipWaiting: vi.fn(() => listeners.get('controlling')?.()),
    register: async () => {
      if (!keeps) throw new DOMException('Not in a private window.', 'SecurityError')
      return {}
    },
    update,
  } as unknown as Keeper
  let seen = () => {}
  const kept = trackServiceWorker(keeper, {
    isKept,
    reload,
    onSeen: (call) => {
      seen = call
    },
  })
  const tell = (type: 'waiting' | 'controlling') => listeners.get(type)?.()
  return { kept, reload, update, tell, look: () => seen() }
}

const offered = () => useAppUpdate.getState().open
beforeEach(() => useAppUpdate.setState({ open: null }))

describe('a new edition', () => {
  test('is announced when ready, opened on request', async () => {
    const { kept, reload, tell } = browser({ isKept: true })
    await kept
    expect(offered()).toBeNull()
    tell('waiting')
    expect(reload).not.toHaveBeenCalled()
    offered()?.()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('is no longer announced after "later"', () => {
    const { reload, tell } = browser({ isKept: true })
    tell('waiting')
    dismissUpdate()
    expect(offered()).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  })

  test('opened in another tab is announced here, and interrupts no game', () => {
    const { reload, tell } = browser({ isKept: true })
    tell('controlling')
    expect(reload).not.toHaveBeenCalled()
    offered()?.()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('the first edition of all is none that is new; the next one is', () => {
    const { tell } = browser({ isKept: false })
    tell('controlling')
    expect(offered()).toBeNull()
    tell('controlling')
    expect(offered()).not.toBeNull()
  })

  test('is checked for on each return to the page, silently if the server is gone', async () => {
    const { kept, update, look } = browser({ isKept: true })
    await kept
    look()
    look()
    expect(update).toHaveBeenCalledTimes(2)
    expect(offered()).toBeNull()
  })
})

test('without offline storage the app is unchanged', async () => {
  const { kept, update, look } = browser({ isKept: false, keeps: false })
  await expect(kept).resolves.toBeUndefined()
  look()
  expect(update).not.toHaveBeenCalled()
})
