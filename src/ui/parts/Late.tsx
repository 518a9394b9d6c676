import { type ComponentType, useEffect, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { showMissing } from '../page/chunk-load-error.ts'
import { ErrorBoundary } from '../page/ErrorBoundary.tsx'
import type { LoadProblem } from '../page/load-problem.ts'
import { usePage } from '../page/page.ts'
import { useAddress } from '../page/useAddress.ts'
import type { Part } from './part.ts'

/** The reason why a lazy component is missing: its file did not load, or it failed to render. */
export interface Failure {
  failure: LoadProblem | Error
  /** Loads or renders it again. */
  retry: () => void
}

interface LateProps<Props> {
  part: Part<Props>
  given: Props
  /** Rendered while the component loads. Default: nothing. */
  absent?: ComponentType<Props>
  /** Rendered on failure. Default: `absent` stays, and a notice reports the failure. */
  failed?: ComponentType<Props & Failure>
}

/**
 * Renders a lazy component. A loaded one renders at once, so that nothing flickers between pages. Its errors are contained, and it renders
 * again when the address changes.
 */
export function Late<Props extends object>({
  part,
  given,
  absent: Absent,
  failed: Failed,
}: LateProps<Props>) {
  const { Drawn, problem } = useStore(part.fetched)
  const address = useAddress()
  // Before paint: a preload that failed is retried, and no failure is shown meanwhile.
  useLayoutEffect(() => void part.fetch(), [part])
  useEffect(() => {
    const now = part.fetched.getState().problem
    if (problem && now && !Failed) showMissing(now, part.fetch)
  }, [part, problem, Failed])

  const waiting = Absent ? <Absent {...given} /> : null
  if (problem && Failed) return <Failed {...given} failure={problem} retry={() => void part.fetch()} />
  if (!Drawn) return waiting
  return (
    <ErrorBoundary
      resetKeys={[address, part]}
      fallback={(failure, retry) => (Failed ? <Failed {...given} {...{ failure, retry }} /> : waiting)}
      onError={(failure) => Failed ?? usePage.setState({ failure })}
    >
      <Drawn {...given} />
    </ErrorBoundary>
  )
}
