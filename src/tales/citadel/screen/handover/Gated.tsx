import type { ReactNode } from 'react'
import { useLooking } from '../../viewing.ts'
import { useView } from '../now/at-table.ts'
import { Gate } from './Gate.tsx'
import { PeepStrip } from './PeepStrip.tsx'

/**
 * The table; while it waits for another person, the gate in its place: nothing of a hand, of what may be done or of what
 * may be taken back is in the page then. The board alone may be looked at, with all hands face down [C 31].
 */
export function Gated({ children }: { children: ReactNode }) {
  const { waitsFor } = useView()
  const peeping = useLooking((looking) => looking.peeping)
  if (waitsFor === null) return children
  if (!peeping) return <Gate key={waitsFor} seat={waitsFor} />
  return (
    <>
      {children}
      <PeepStrip seat={waitsFor} />
    </>
  )
}
