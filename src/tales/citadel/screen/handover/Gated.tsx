import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Seat } from '../../../../engine/citadel/index.ts'
import { Plank, Sheet } from '../../../../ui/art/index.ts'
import { hush } from '../../../../ui/page/announce.ts'
import { ready } from '../../viewing.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useView } from '../now/at-table.ts'
import { orderName } from '../now/names.ts'

/** The table; while it waits for another person, the gate in its place: nothing of a hand is in the page then [C 31]. */
export function Gated({ children }: { children: ReactNode }) {
  const { waitsFor } = useView()
  return waitsFor === null ? children : <Gate seat={waitsFor} />
}

/** The shut gate: whoever comes says who they are. */
function Gate({ seat }: { seat: Seat }) {
  const m = useMessages()
  const { gate } = m.table
  const who = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    hush()
    who.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main>
      <Sheet seed="gate">
        <p>{gate.passes}</p>
        <h1>{orderName(m, seat)}</h1>
        <p>{gate.secret}</p>
        <Plank ref={who} tone="blue" onClick={() => ready(seat)}>
          {gate.iAm(orderName(m, seat))}
        </Plank>
      </Sheet>
    </main>
  )
}
