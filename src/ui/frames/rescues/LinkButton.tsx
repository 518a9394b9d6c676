import type { ReactNode } from 'react'
import { Button } from '../../art/index.ts'

interface WayPlankProps {
  /** An address of the app, beginning with `#`. */
  to: string
  /** True for the recommended link. */
  first?: boolean
  children: ReactNode
}

/** A link to another page of the app, drawn as a button. */
export const LinkButton = ({ to, first = false, children }: WayPlankProps) => (
  <Button
    {...(first && { tone: 'blue' })}
    onClick={() => {
      location.hash = to
    }}
  >
    {children}
  </Button>
)
