let fetching: Promise<void> | null = null

/** Fetches what the newer boxes bring, once: whoever reads, begins or shows a game that has one waits for it. */
export function fetchNewer(): Promise<void> {
  fetching ??= import('./newer/index.ts').then(({ takeIn }) => takeIn())
  return fetching
}
