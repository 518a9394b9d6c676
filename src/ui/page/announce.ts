import { useEffect, useRef } from 'react'
import { create } from 'zustand'

/** `polite` waits for the current speech; `assertive` interrupts it. */
export type Urgency = 'polite' | 'assertive'

/** An announcement. Its number is unique, so that a repeated text is read again. */
interface Said {
  number: number
  /** The time in milliseconds of `performance.now()`. */
  at: number
  text: string
}

/** The number of recent texts that stay in the page, so that a burst is read completely. */
const KEPT = 5

/** The time after which a text leaves the page with the next one, in milliseconds: it may be of another game by then. */
const STALE_MS = 20_000

interface Announcements {
  count: number
  polite: Said[]
  assertive: Said[]
}

/** The announcements for screen readers, rendered visually hidden by `<LiveAnnouncer/>`. */
export const useAnnouncements = create<Announcements>(() => ({ count: 0, polite: [], assertive: [] }))

/** Removes all announcements from the page, before another person looks at the screen. */
export const hush = (): void => useAnnouncements.setState({ polite: [], assertive: [] })

/** Announces a text to screen readers. A repeated text is read again. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const at = performance.now()
  useAnnouncements.setState(({ count, polite, assertive }) => {
    const fresh = { polite: polite.filter(isFreshAt(at)), assertive: assertive.filter(isFreshAt(at)) }
    return {
      count: count + 1,
      ...fresh,
      [urgency]: [...fresh[urgency], { number: count + 1, at, text }].slice(-KEPT),
    }
  })
}

const isFreshAt = (now: number) => (one: Said) => now - one.at < STALE_MS

/** Hook: announces a text whenever something begins, and not on a page that opens within it. */
export function useSpokenStart(isOn: boolean, text: string): void {
  const before = useRef(isOn)
  useEffect(() => {
    if (isOn && !before.current) announce(text)
    before.current = isOn
  }, [isOn, text])
}

/** Hook: announces a text when it first appears, and whenever it changes. Null and '' are silent. */
export function useSpokenText(text: string | null, urgency: Urgency = 'polite'): void {
  useEffect(() => {
    if (text) announce(text, urgency)
  }, [text, urgency])
}
