/** Resolves when the browser has nothing better to do, or soon where it cannot say so. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })

/** How long network and processor are left to whoever has just opened a page, in milliseconds. */
const REST = 6_000

/** Something to be fetched after which the page rests: what follows is not wanted at once. */
export const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST))

/** Fetches what is wanted later, one after another, while nobody waits: from then on it needs no server. */
export async function fetchAhead(late: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const fetch of late) {
    await idle()
    await fetch()
  }
}

/**
 * Lays a worker's file into the browser's own store. That is enough, and costs nothing: a worker that stands ready
 * takes memory for good, and one that is asked something else is begun anew.
 */
export const fileAhead = (file: string) => async (): Promise<void> => {
  await fetch(file)
    .then((answer) => answer.arrayBuffer())
    .catch(() => {})
}

/** Whether the browser was told to save data: then nothing is sent that nobody has asked for. */
export function savesData(): boolean {
  // Not every browser says so, and no standard of the page's types knows it.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
