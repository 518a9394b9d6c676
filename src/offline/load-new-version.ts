import { offlineKeeper } from '../store/browser.ts'
import { dismissUpdate } from './app-update.ts'

type Registration = Pick<ServiceWorkerRegistration, 'installing' | 'update' | 'waiting'>

/** Opens the version of the app that the server has. A reload alone would open the stored version again. */
export function loadNewVersion(): void {
  dismissUpdate()
  const reload = () => location.reload()
  const keeper = offlineKeeper()
  if (keeper) void activateLatest(() => keeper.getRegistration()).then(reload)
  else reload()
}

/**
 * Resolves when the next load of the page opens the newest version: its files are stored and active, or none is newer. Never rejects:
 * without a server, the stored version stays.
 */
export async function activateLatest(find: () => Promise<Registration | undefined>): Promise<void> {
  try {
    const registration = await find()
    // A check that fails must not hide a version that waits already.
    await registration?.update().catch(() => {})
    const next = registration?.installing ?? registration?.waiting
    if (next) await activate(next)
  } catch (error) {
    console.error(error)
  }
}

/** Resolves when a service worker is active, or has failed to install. */
const activate = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const advance = () => {
      if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' })
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker.addEventListener('statechange', advance)
    advance()
  })
