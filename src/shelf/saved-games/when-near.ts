/**
 * Calls `then` a frame after an element nears the visible area, so that visible content is painted first. Returns a function that
 * stops.
 */
export function whenNear(element: Element, margin: `${number}px`, then: () => void): () => void {
  let frame = 0
  const watcher = new IntersectionObserver(
    (entries) => {
      cancelAnimationFrame(frame)
      if (entries.some(({ isIntersecting }) => isIntersecting)) frame = requestAnimationFrame(then)
    },
    { rootMargin: margin },
  )
  watcher.observe(element)
  return () => {
    watcher.disconnect()
    cancelAnimationFrame(frame)
  }
}
