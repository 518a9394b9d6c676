import { useEffect } from 'react'
import { create } from 'zustand'

/** `polite` waits for what is being read; `assertive` interrupts it. */
export type Urgency = 'polite' | 'assertive'

/** Something said. Its number is new every time, so that the same words said twice are read twice. */
interface Said {
  number: number
  /** On the page's own clock, in milliseconds. */
  at: number
  text: string
}

/** How many of the last texts stay in the page: enough that a burst of them is read to the end. */
const KEPT = 5

interface Announcements {
  count: number
  polite: Said[]
  assertive: Said[]
}

/** What is being said to those who listen instead of look. Shown, unseen, by `<LiveAnnouncer/>`. */
export const useAnnouncements = create<Announcements>(() => ({ count: 0, polite: [], assertive: [] }))

/** Takes back what was said and may still be in the page: somebody else looks now. */
export const hush = (): void => useAnnouncements.setState({ polite: [], assertive: [] })

/** Says a text to screen readers. The same text may be said again and is read again. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  useAnnouncements.setState(({ count, [urgency]: said }) => ({
    count: count + 1,
    [urgency]: [...said, { number: count + 1, at: performance.now(), text }].slice(-KEPT),
  }))
}

/** Announces a text when it is first there, and whenever it changes. Null and an empty text say nothing. */
export function useSpokenText(text: string | null): void {
  useEffect(() => {
    if (text) announce(text)
  }, [text])
}
