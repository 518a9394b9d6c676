import { type ComponentType, useEffect } from 'react'
import { useStore } from 'zustand'
import type { Part } from './part.ts'

/** How the fetching stands of a part that is not there. */
export interface Absence {
  failed: boolean
}

interface LateProps<Props> {
  part: Part<Props>
  given: Props
  /** What is drawn while it is not there. */
  absent: ComponentType<Absence & Props>
}

/** Draws a part: at once when it is there, like any other component, so that nothing flickers between two pages. */
export function Late<Props extends object>({ part, given, absent: Absent }: LateProps<Props>) {
  const { Drawn, failed } = useStore(part.fetched)
  useEffect(() => void part.fetch(), [part])
  return Drawn ? <Drawn {...given} /> : <Absent {...given} failed={failed} />
}
