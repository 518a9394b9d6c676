import { useEffect, useState } from 'react'
import { type Urgency, useAnnouncements } from './announce.ts'

/** What was said so shortly before a dialog opened may not have been read to anybody yet. In milliseconds. */
const FRESH_MS = 200

interface LiveRegionProps {
  urgency: Urgency
  /** Nothing older is said here: a moment on the page's own clock, in milliseconds. */
  since: number
}

/** One live region: unseen on the screen, each new line in it is read aloud. */
function LiveRegion({ urgency, since }: LiveRegionProps) {
  const said = useAnnouncements((announcements) => announcements[urgency])
  return (
    <div className="unseen" aria-live={urgency} aria-relevant="additions" data-live={urgency}>
      {said
        .filter(({ at }) => at >= since)
        .map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
    </div>
  )
}

/** Both live regions. They are in the page from the start, since readers overlook regions added later. */
export const LiveAnnouncer = ({ since = 0 }: { since?: number }) => (
  <>
    <LiveRegion urgency="polite" since={since} />
    <LiveRegion urgency="assertive" since={since} />
  </>
)

/**
 * The live regions of a modal dialog: while it is open, nothing is read of those in the page. They come empty, as
 * readers overlook what a region brings along, and a moment later say what was said while the dialog opened.
 */
export function DialogAnnouncer() {
  const [since, setSince] = useState(Number.POSITIVE_INFINITY)
  useEffect(() => {
    const opened = performance.now()
    const later = setTimeout(() => setSince(opened - FRESH_MS), FRESH_MS)
    return () => clearTimeout(later)
  }, [])
  return <LiveAnnouncer since={since} />
}
