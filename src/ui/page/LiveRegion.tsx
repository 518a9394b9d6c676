import { useState } from 'react'
import { type Urgency, useAnnouncements } from './announce.ts'
import { useTimeout } from './lifetime.ts'

/** Announcements this short before a dialog opens can be lost, in milliseconds. */
const FRESH_MS = 200

interface LiveRegionProps {
  urgency: Urgency
  /** The earliest time of the announcements in it, in milliseconds of `performance.now()`. */
  since: number
}

/** A visually hidden live region. Screen readers read each line that is added to it. */
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

/** Both live regions. They are in the page from the start, because screen readers ignore regions added later. */
export const LiveAnnouncer = ({ since = 0 }: { since?: number }) => (
  <>
    <LiveRegion urgency="polite" since={since} />
    <LiveRegion urgency="assertive" since={since} />
  </>
)

/**
 * The live regions of a modal dialog, which silences those of the page. They are empty at first, because screen readers ignore initial
 * content. Shortly after, they contain the announcements made while the dialog opened.
 */
export function DialogAnnouncer() {
  const [since, setSince] = useState(Number.POSITIVE_INFINITY)
  const [opened] = useState(() => performance.now())
  useTimeout(() => setSince(opened - FRESH_MS), FRESH_MS)
  return <LiveAnnouncer since={since} />
}
