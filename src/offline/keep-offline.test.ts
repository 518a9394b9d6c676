import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openLater, useEdition } from './edition.ts'
import { keepOffline } from './keep-offline.ts'

type Keeper = Parameters<typeof keepOffline>[0]

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
  const kept = keepOffline(keeper, {
    isKept,
    reload,
    onSeen: (call) => {
      seen = call
    },
  })
  const tell = (type: 'waiting' | 'controlling') => listeners.get(type)?.()
  return { kept, reload, update, tell, look: () => seen() }
}

const offered = () => useEdition.getState().open
beforeEach(() => useEdition.setState({ open: null }))

describe('a new edition', () => {
  test('is told when it has come, and opened by whoever wants it', async () => {
    const { kept, reload, tell } = browser({ isKept: true })
    await kept
    expect(offered()).toBeNull()
    tell('waiting')
    expect(reload).not.toHaveBeenCalled()
    offered()?.()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('that is not wanted now is no longer told', () => {
    const { reload, tell } = browser({ isKept: true })
    tell('waiting')
    openLater()
    expect(offered()).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  })

  test('that was opened in another window is told here, and takes nothing out of anybody’s hands', () => {
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

  test('is looked for whenever somebody comes back, and not missed where there is no server', async () => {
    const { kept, update, look } = browser({ isKept: true })
    await kept
    look()
    look()
    expect(update).toHaveBeenCalledTimes(2)
    expect(offered()).toBeNull()
  })
})

test('where the browser keeps nothing the house is as it was', async () => {
  const { kept, update, look } = browser({ isKept: false, keeps: false })
  await expect(kept).resolves.toBeUndefined()
  look()
  expect(update).not.toHaveBeenCalled()
})
