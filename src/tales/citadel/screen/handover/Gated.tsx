import { type ReactNode, useState } from 'react'
import type { Seat } from '../../../../engine/citadel/index.ts'
import { useLooking } from '../../viewing.ts'
import { useView } from '../now/at-table.ts'
import { Gate } from './Gate.tsx'
import { GateOpening } from './GateOpening.tsx'
import { tempoOfGate } from './gate-now.ts'
import { PeepStrip } from './PeepStrip.tsx'

/**
 * The table; while it waits for another person, the gate in its place: nothing of a hand, of what may be done or of what
 * may be taken back is in the page then. The board alone may be looked at, with all hands face down [C 31].
 */
export function Gated({ children }: { children: ReactNode }) {
  const { waitsFor } = useView()
  const peeping = useLooking((looking) => looking.peeping)
  const { opened, done } = useOpened(waitsFor)
  if (waitsFor === null)
    return (
      <>
        {children}
        {opened && <GateOpening {...opened} onOpen={done} />}
      </>
    )
  if (!peeping) return <Gate key={waitsFor} seat={waitsFor} />
  return (
    <>
      {children}
      <PeepStrip seat={waitsFor} />
    </>
  )
}

/** Who has just opened the gate by saying who they are, and its pace, until it stands open; they see the table meanwhile. */
interface Opened {
  readonly seat: Seat
  readonly tempo: number
}

function useOpened(waitsFor: Seat | null): { opened: Opened | null; done(): void } {
  const sworn = useLooking((looking) => looking.sworn)
  const [shut, setShut] = useState(waitsFor)
  const [opened, setOpened] = useState<Opened | null>(null)
  if (shut !== waitsFor) {
    const tempo = tempoOfGate()
    const isOpened = waitsFor === null && shut !== null && sworn === shut && tempo > 0
    setShut(waitsFor)
    setOpened(isOpened ? { seat: shut, tempo } : null)
  }
  return { opened, done: () => setOpened(null) }
}
