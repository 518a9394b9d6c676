import { type ReactNode, useId } from 'react'

interface StampProps {
  /** By which name it is printed, in any drawing of the page. */
  id: string
  children: ReactNode
}

/**
 * A drawing that is painted as one thing wherever it is printed, and as sharply as ever. Drawn as groups that are each
 * moved to their place it would be hundreds, all of which the browser goes through whenever anything on the page
 * changes. SVG has no such thing by name, but the tip of a line is one.
 */
export const Stamp = ({ id, children }: StampProps) => (
  <marker id={id} markerUnits="userSpaceOnUse" overflow="visible">
    {children}
  </marker>
)

/** The stamp of that name, its (0, 0) at that of the drawing: a line of no length with it as its tip. */
export const Print = ({ stamp }: { stamp: string }) => <path d="M0 0h0" markerStart={`url(#${stamp})`} />

/** What lies in it is painted as one thing. */
export function Flat({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <>
      <Stamp id={id}>{children}</Stamp>
      <Print stamp={id} />
    </>
  )
}
