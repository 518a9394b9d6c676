import type { ReactNode } from 'react'
import { PrivacyCard } from '../../src/ui/frames/handover/PrivacyCard.tsx'
import { PrivacyScreen } from '../../src/ui/frames/handover/PrivacyScreen.tsx'
import { useSlipWords } from '../../src/ui/text/slips.ts'
import type { raceOnOneScreen } from './race-hotseat.ts'

interface CoveredProps {
  hotseat: ReturnType<typeof raceOnOneScreen>['hotseat']
  nameOf(seat: number): string
  children: ReactNode
}

/** The table of the race under the privacy screen that all games share. */
export function Covered({ hotseat, nameOf, children }: CoveredProps) {
  const { handover } = useSlipWords()
  const { awaits, viewer, gate } = hotseat.useView()
  const card = (seat: number) => (
    <PrivacyCard
      key={seat}
      name={handover.covered}
      passes={handover.covered}
      secret={handover.onlyYou(nameOf(seat))}
      other={{ words: handover.look, onPress: () => hotseat.peek(true) }}
      confirm={{ words: handover.ready, onPress: () => hotseat.confirm(seat) }}
    >
      <h1>{nameOf(seat)}</h1>
    </PrivacyCard>
  )
  return (
    <PrivacyScreen
      awaits={awaits}
      isPeeking={gate.at === 'shut' && gate.peeking}
      viewer={viewer}
      card={card}
      peeking={{ who: nameOf, back: handover.back, onBack: () => hotseat.peek(false) }}
    >
      {children}
    </PrivacyScreen>
  )
}
