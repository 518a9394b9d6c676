import type { Cover } from './corners.ts'
import type { Size, View } from './view.ts'

/** What is seen of the board now. */
export interface Seen extends View {
  /** The width of a tile for which the board's layer is laid out, in pixels: another one while it is being zoomed. */
  laidOut: number
  size: Size
  cover: Cover
}

/** Where the camera says what it sees, for whoever draws for that alone. */
export interface Sight {
  /** Returns what is seen now, the same object until that changes; null before anything was seen. */
  latest(): Seen | null
  tell(seen: Seen): void
  /** Hears what is seen now, if anything was yet, and from now on; the answer ends that. */
  watch(watcher: (seen: Seen) => void): () => void
}

/** Makes a camera's sight, in which nothing was seen yet. */
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
