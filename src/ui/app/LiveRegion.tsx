import { type Urgency, useAnnouncements } from './announce.ts'

/** One live region: unseen on the screen, each new line in it is read aloud. */
function LiveRegion({ urgency }: { urgency: Urgency }) {
  const said = useAnnouncements((announcements) => announcements[urgency])
  return (
    <div className="unseen" aria-live={urgency} aria-relevant="additions" data-live={urgency}>
      {said.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  )
}

/** Both live regions. They are in the page from the start, since readers overlook regions added later. */
export const LiveAnnouncer = () => (
  <>
    <LiveRegion urgency="polite" />
    <LiveRegion urgency="assertive" />
  </>
)
