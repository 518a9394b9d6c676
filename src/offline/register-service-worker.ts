import { Workbox } from 'workbox-window'
import { offlineKeeper } from '../store/browser.ts'
import { type PageWindow, trackServiceWorker } from './track-service-worker.ts'

const thisWindow = ({ controller }: ServiceWorkerContainer): PageWindow => ({
  isKept: controller !== null,
  reload: () => location.reload(),
  onSeen: (call) =>
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') call()
    }),
})

/** Registers the service worker, if the browser has service workers. */
export async function registerServiceWorker(): Promise<void> {
  const keeper = offlineKeeper()
  if (keeper) await trackServiceWorker(new Workbox('/service-worker.js'), thisWindow(keeper))
}
