let fetching: Promise<void> | null = null

/** Fetches what the newer boxes bring, once, and again after that failed: whoever reads, begins or shows a game that has one waits for it. */
export function fetchNewer(): Promise<void> {
  fetching ??= import('./newer/index.ts')
    .then(({ takeIn }) => takeIn())
    .catch((error: unknown) => {
      fetching = null
      throw error
    })
  return fetching
}
