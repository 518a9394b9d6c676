import { useMemo } from 'react'
import type { State } from '../../../../engine/boogyman/index.ts'
import type { MoveOption, MoveOptions } from '../../intent/move-options.ts'
import { Layer } from '../clearing/Layer.tsx'
import { LastTurn } from '../foresight/LastTurn.tsx'
import { usePointing } from '../foresight/pointer-target.ts'
import { ThreatMarks } from '../foresight/ThreatMarks.tsx'
import { useWarnings } from '../foresight/useWarnings.ts'
import { useSession } from '../state/table-state.ts'

/** Below the pieces: their paths in the last turn, or in the final one after the game. */
export function LastTurnLayer({ shown }: { shown: State }) {
  const { moves } = useSession()
  return (
    <Layer>
      <LastTurn moves={moves} turn={shown.turn + (shown.outcome ? 1 : 0)} />
    </Layer>
  )
}

/** Above the pieces: what each side could do next. */
export function WarningLayer({ real, offers }: { real: State; offers: MoveOptions }) {
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

/** True if the offer marks its tile as ripe. */
const isRipe = (offer: MoveOption): boolean => offer.kind === 'take' && offer.ripe
