import { type ComponentType, useEffect, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { ErrorBoundary } from '../page/ErrorBoundary.tsx'
import type { LoadProblem } from '../page/load-problem.ts'
import { usePage } from '../page/page.ts'
import { PartMissing } from '../page/part-missing.ts'
import { useAddress } from '../page/useAddress.ts'
import type { Part } from './part.ts'

/** Why a part is not on the page: its file did not load, or drawing it failed. */
export interface Failure {
  failure: LoadProblem | Error
  /** Loads or draws it again. */
  retry: () => void
}

interface LateProps<Props> {
  part: Part<Props>
  given: Props
  /** Drawn while it has not come; nothing where this is left out. */
  absent?: ComponentType<Props>
  /** Drawn where it fails. Left out: `absent` stays, and a notice tells of the failure. */
  failed?: ComponentType<Props & Failure>
}

/**
 * Draws a part: at once when it is there, like any other component, so that nothing flickers between two pages.
 * A part that breaks takes nothing else with it, and is drawn again when the address changes.
 */
export function Late<Props extends object>({
  part,
  given,
  absent: Absent,
  failed: Failed,
}: LateProps<Props>) {
  const { Drawn, problem } = useStore(part.fetched)
  const address = useAddress()
  // Before it is painted: what failed ahead of time is fetched again, and not told meanwhile.
  useLayoutEffect(() => void part.fetch(), [part])
  useEffect(() => {
    const now = part.fetched.getState().problem
    if (problem && now && !Failed) usePage.setState({ failure: new PartMissing(now, part.fetch) })
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
