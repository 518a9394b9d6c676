import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope

/**
 * Precaches all files of one version of the app, and answers requests from this cache. After one visit the app needs no
 * server. The build inserts the list of files (scripts/offline.mjs). A new version waits until all pages of the old one
 * are closed, or until the player accepts the update.
 */
const edition = new PrecacheController()
// Request headers must not matter: a file is the same for every kind of request.
edition.strategy.matchOptions = { ignoreVary: true }
edition.precache(self.__WB_MANIFEST)
registerRoute(new PrecacheRoute(edition, { ignoreURLParametersMatching: [/./], cleanURLs: false }))
cleanupOutdatedCaches()

self.addEventListener('message', ({ data }) => {
  // The message of workbox-window when the player accepts the update.
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
// Serves the page that registered it too: without this, only the next visit would work offline.
clientsClaim()
