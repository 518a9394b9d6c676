import type { Workbox } from 'workbox-window'
import { useAppUpdate } from './app-update.ts'

/** What this needs of the window in which the house is open. */
export interface HouseWindow {
  /** Whether the page came out of what is kept, not from the server. */
  isKept: boolean
  reload(): void
  /** Calls back each time somebody looks at the window again. */
  onSeen(call: () => void): void
}

/**
 * Keeps the house in the browser, so that it opens without its server too, and tells when a new edition of it has come
 * (`useAppUpdate`). Where the browser keeps no such thing, the house is as it was: it needs its server.
 */
export async function trackServiceWorker(
  keeper: Pick<Workbox, 'addEventListener' | 'messageSkipWaiting' | 'register' | 'update'>,
  window: HouseWindow,
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
    // It was opened in another window: the files of the old one are gone, and this page is still made of them.
    else if (isKept) offer(window.reload)
    isKept = true
  })
  const unkept = () => null
  const registration = await keeper.register().catch(unkept)
  // Without a server there is nothing new.
  if (registration) window.onSeen(() => void keeper.update().catch(unkept))
}
