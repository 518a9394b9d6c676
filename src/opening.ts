/**
 * The first program of the page, and a small one: it lets the page paint the words that are in it (index.html), and then
 * begins the game, which the page has asked for meanwhile. If that does not come, the words stay.
 */
const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve))
  setTimeout(resolve, 300) // a window in the background paints nothing
})

await painted
await import('./main.tsx').catch((error: unknown) => console.error(error))
