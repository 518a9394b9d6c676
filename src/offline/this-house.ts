import { Workbox } from 'workbox-window'
import { type HouseWindow, keepOffline } from './keep-offline.ts'

const thisWindow = (): HouseWindow => ({
  isKept: navigator.serviceWorker.controller !== null,
  reload: () => location.reload(),
  onSeen: (call) =>
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') call()
    }),
})

/** Keeps the house in this browser, where it can keep any. */
export async function keepThisHouse(): Promise<void> {
  if ('serviceWorker' in navigator) await keepOffline(new Workbox('/service-worker.js'), thisWindow())
}
