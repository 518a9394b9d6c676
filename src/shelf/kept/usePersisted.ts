import { useEffect, useState } from 'react'

/**
 * Asks the browser to keep what it keeps until somebody deletes it, and answers whether it will; null until it has
 * answered, or where it knows no such thing.
 */
export function usePersisted(): boolean | null {
  const [persisted, setPersisted] = useState<boolean | null>(null)
  useEffect(() => {
    let asking = true
    navigator.storage?.persist?.().then(
      (answer) => asking && setPersisted(answer),
      () => asking && setPersisted(false),
    )
    return () => {
      asking = false
    }
  }, [])
  return persisted
}
