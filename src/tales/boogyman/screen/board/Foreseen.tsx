import { useMemo } from 'react'
import type { State } from '../../../../engine/boogyman/index.ts'
import type { Offer, Offers } from '../../intent/offers.ts'
import { Layer } from '../clearing/Layer.tsx'
import { LastTurn } from '../foresight/LastTurn.tsx'
import { usePointing } from '../foresight/pointing.ts'
import { ThreatMarks } from '../foresight/ThreatMarks.tsx'
import { useWarnings } from '../foresight/useWarnings.ts'
import { useSession } from '../now/at-table.ts'

/** Below the pieces: where they went in the last turn; when all is over, in the one that ended it. */
export function LastTurnMarks({ shown }: { shown: State }) {
  const { moves } = useSession()
  return (
    <Layer>
      <LastTurn moves={moves} turn={shown.turn + (shown.outcome ? 1 : 0)} />
    </Layer>
  )
}

/** Over the pieces: what either side could do next. */
export function Warned({ real, offers }: { real: State; offers: Offers }) {
  const pointed = usePointing(({ warning }) => warning)
  const marked = useMemo(
    () => new Set([...offers].filter(([, offer]) => isRipe(offer)).map(([tile]) => tile)),
    [offers],
  )
  return (
    <Layer>
      <ThreatMarks warnings={useWarnings(real)} marked={marked} pointed={pointed} />
    </Layer>
  )
}

/** A tree that is marked as ripe where it can be taken. */
const isRipe = (offer: Offer): boolean => offer.kind === 'take' && offer.ripe
