import { Fragment } from 'react'
import { IconShape } from './Icon.tsx'

const ARROW = '→'

/** Draws the arrows of a line of text: our fonts have none, and a fallback font would look out of place. */
export const Arrowed = ({ text }: { text: string }) =>
  text.split(ARROW).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line, which never change places
    <Fragment key={index}>
      {index > 0 && <span className="unseen">{ARROW}</span>}
      {index > 0 && <DrawnArrow />}
      {part}
    </Fragment>
  ))

/** An arrow to the right, as high as the letters around it. */
const DrawnArrow = () => (
  <svg width="0.85em" height="0.7em" viewBox="-28 -24 56 48" aria-hidden="true">
    <IconShape name="arrow" size={64} />
  </svg>
)
