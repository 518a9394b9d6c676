import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { usePage } from './page.ts'
import { useAddress } from './useAddress.ts'

interface OrNothingProps {
  /** What the piece is about: it is drawn again when this changes, and when the address does. */
  about?: unknown
  children: ReactNode
}

/** A piece that the page can do without: if it breaks, it is left out and a notice says that something went wrong. */
export function OrNothing({ about, children }: OrNothingProps) {
  const address = useAddress()
  return (
    <ErrorBoundary
      resetKeys={[address, about]}
      fallback={() => null}
      onError={(failure) => usePage.setState({ failure })}
    >
      {children}
    </ErrorBoundary>
  )
}
