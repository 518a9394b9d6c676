import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope

/**
 * One edition of the house, kept by the browser: all its files are laid in when it comes, and given out from there, so
 * that a house that was visited once needs no server. The list of files is written in by the build (scripts/offline.mjs).
 * An edition that comes while another is open waits until that is closed everywhere, or until somebody wants it now.
 */
const edition = new PrecacheController()
// A file is the same file whichever way it was asked for.
edition.strategy.matchOptions = { ignoreVary: true }
edition.precache(self.__WB_MANIFEST)
registerRoute(new PrecacheRoute(edition, { ignoreURLParametersMatching: [/./], cleanURLs: false }))
cleanupOutdatedCaches()

self.addEventListener('message', ({ data }) => {
  // So the page's side of the library asks for it.
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
// The page that brought it here is kept as well: from now on it needs no server either.
clientsClaim()
