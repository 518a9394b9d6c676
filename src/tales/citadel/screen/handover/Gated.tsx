import type { ReactNode } from 'react'
import { asSeat } from '../../../../engine/citadel/index.ts'
import { PrivacyScreen } from '../../../../ui/frames/handover/PrivacyScreen.tsx'
import { HOTSEAT } from '../../hotseat.ts'
import { useMessages } from '../../words/messages.ts'
import { orderTitle } from '../state/order-names.ts'
import { useView } from '../state/table-state.ts'
import { Gate, GateLeaves } from './Gate.tsx'
import { tempoOfGate } from './gate-now.ts'

/** The table, or the gate while it waits for another person [C 31]. */
export function Gated({ children }: { children: ReactNode }) {
  const m = useMessages()
  const { by, awaitsSeat, isPeeking } = useView()
  const peeking = {
    who: (seat: number) => (
      <>
        <b>{orderTitle(m, asSeat(seat))}.</b> {m.table.gate.secret}
      </>
    ),
    back: m.table.gate.back,
    onBack: () => HOTSEAT.peek(false),
  }
  return (
    <PrivacyScreen
      awaits={awaitsSeat}
      isPeeking={isPeeking}
      viewer={by}
      card={(seat) => <Gate key={seat} seat={asSeat(seat)} />}
      peeking={peeking}
      opening={{ tempo: tempoOfGate, picture: (seat) => <GateLeaves seat={asSeat(seat)} isOpening /> }}
    >
      {children}
    </PrivacyScreen>
  )
}
