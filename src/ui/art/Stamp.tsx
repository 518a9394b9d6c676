import { type ReactNode, useId } from 'react'

interface StampProps {
  /** Id of the marker, unique on the page. */
  id: string
  children: ReactNode
}

/**
 * A drawing that the browser treats as one element, as sharp as any other. Hundreds of groups with a transform each would cost time on
 * every change of the page. The drawing is an SVG marker, the tip of a line, as SVG has no element for this.
 */
export const Stamp = ({ id, children }: StampProps) => (
  <marker id={id} markerUnits="userSpaceOnUse" overflow="visible">
    {children}
  </marker>
)

/** Draws a stamp, with its origin at that of the drawing: the start marker of a line of length 0. */
export const Print = ({ stamp }: { stamp: string }) => <path d="M0 0h0" markerStart={`url(#${stamp})`} />

/** Draws its children as one element, for the browser's speed. */
export function Flat({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <>
      <Stamp id={id}>{children}</Stamp>
      <Print stamp={id} />
    </>
  )
}
