/**
 * The first script of the page. It is small, so that the page first paints the text of index.html; then it imports the
 * app, which is preloaded meanwhile. If the import fails, that text stays.
 */
const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve))
  setTimeout(resolve, 300) // a window in the background paints nothing
})

await painted
await import('./main.tsx').catch((error: unknown) => console.error(error))
