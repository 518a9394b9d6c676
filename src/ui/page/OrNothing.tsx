import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { usePage } from './page.ts'
import { useAddress } from './useAddress.ts'

interface OrNothingProps {
  /** The piece is drawn again when this or the address changes. */
  about?: unknown
  children: ReactNode
}

/** An optional piece of the page. If it breaks, it is removed, and a notice reports an error. */
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
