import type { ReactNode } from 'react'
import { Plank } from '../../art/index.ts'

interface WayPlankProps {
  /** An address of the house, from its `#` on. */
  to: string
  /** The one to be taken first. */
  first?: boolean
  children: ReactNode
}

/** A plank that leads to another page of the house. */
export const WayPlank = ({ to, first = false, children }: WayPlankProps) => (
  <Plank
    {...(first && { tone: 'blue' })}
    onClick={() => {
      location.hash = to
    }}
  >
    {children}
  </Plank>
)
