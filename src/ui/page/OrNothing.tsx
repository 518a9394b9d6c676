import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { usePage } from './page.ts'
import { useAddress } from './useAddress.ts'

/** A piece that the page can do without: if it breaks, it is left out and a notice says that something went wrong. */
export function OrNothing({ children }: { children: ReactNode }) {
  const address = useAddress()
  return (
    <ErrorBoundary
      resetKeys={[address]}
      fallback={() => null}
      onError={(failure) => usePage.setState({ failure })}
    >
      {children}
    </ErrorBoundary>
  )
}
