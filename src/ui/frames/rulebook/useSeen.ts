import { type RefObject, useEffect, useState } from 'react'

/** Whether something has come into sight: what costs much is drawn from then on. */
export function useSeen(thing: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (seen || !thing.current) return
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    watch.observe(thing.current)
    return () => watch.disconnect()
  }, [seen, thing])
  return seen
}
