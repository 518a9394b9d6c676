import type { Workbox } from 'workbox-window'
import { useAppUpdate } from './app-update.ts'

/** The parts of the window that are used here. */
export interface PageWindow {
  /** True if the service worker has served this page. */
  isKept: boolean
  reload(): void
  /** Registers a callback for each time the window becomes visible again. */
  onSeen(call: () => void): void
}

/**
 * Registers the service worker and reports new versions of the app to `useAppUpdate`. Without service workers the app
 * needs its server, as before.
 */
export async function trackServiceWorker(
  keeper: Pick<Workbox, 'addEventListener' | 'messageSkipWaiting' | 'register' | 'update'>,
  window: PageWindow,
): Promise<void> {
  const offer = (open: () => void) => useAppUpdate.setState({ open })
  let { isKept } = window
  let isWanted = false
  keeper.addEventListener('waiting', () =>
    offer(() => {
      isWanted = true
      keeper.messageSkipWaiting()
    }),
  )
  keeper.addEventListener('controlling', () => {
    if (isWanted) window.reload()
    // Another window has activated the new version. The old files are gone, and this page still uses them.
    else if (isKept) offer(window.reload)
    isKept = true
  })
  const unkept = () => null
  const registration = await keeper.register().catch(unkept)
  // Offline, the check fails, and the stored version stays.
  if (registration) window.onSeen(() => void keeper.update().catch(unkept))
}
