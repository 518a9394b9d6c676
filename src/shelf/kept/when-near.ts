/**
 * Calls once an element is so near what is in sight, a frame later: what is there already is painted first. Answers how to
 * watch no more.
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
