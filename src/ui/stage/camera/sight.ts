import type { CameraView, Size } from './camera-view.ts'
import type { CoveredParts } from './corners.ts'

/** The current view of the camera. */
export interface Seen extends CameraView {
  /** The tile width of the layer's layout, in pixels. It differs from `tile` during a zoom. */
  laidOut: number
  size: Size
  cover: CoveredParts
}

/** Publishes the current view of a camera. */
export interface Sight {
  /** Returns the current view, or null before the first. The object is the same until the view changes. */
  latest(): Seen | null
  tell(seen: Seen): void
  /** Calls the watcher with the current view, if any, and with each new one. Returns a function that stops. */
  watch(watcher: (seen: Seen) => void): () => void
}

export function createSight(): Sight {
  const watchers = new Set<(seen: Seen) => void>()
  let latest: Seen | null = null
  return {
    latest: () => latest,
    tell(seen) {
      latest = seen
      for (const watcher of watchers) watcher(seen)
    },
    watch(watcher) {
      watchers.add(watcher)
      if (latest) watcher(latest)
      return () => watchers.delete(watcher)
    },
  }
}
