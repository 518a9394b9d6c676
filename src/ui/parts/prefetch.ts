/** Resolves when the browser is idle; after a short delay in browsers without `requestIdleCallback`. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })

/** The pause of preloading after a page has opened, in milliseconds. */
const REST = 6_000

/** An entry for `prefetchWhenIdle` that pauses it: the entries after it are not urgent. */
export const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST))

/** Loads files for later use, one after another while the browser is idle. They are then available without the server. */
export async function prefetchWhenIdle(late: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const fetch of late) {
    await idle()
    await fetch()
  }
}

/**
 * Puts a worker's file into the browser's cache. The worker itself is not started: an idle worker uses memory, and it is restarted for
 * another question anyway.
 */
export const fileAhead = (file: string) => async (): Promise<void> => {
  await fetch(file)
    .then((answer) => answer.arrayBuffer())
    .catch(() => {})
}

/** True if the browser is set to save data. Then only requested files are loaded. */
export function prefersReducedData(): boolean {
  // Not in all browsers, and not in TypeScript's DOM types.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
