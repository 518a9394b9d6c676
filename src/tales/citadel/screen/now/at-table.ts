import { useMemo } from 'react'
import { asSeat, type Citadel, citadel, type Seat, type View } from '../../../../engine/citadel/index.ts'
import { type HeardMove, heardMoves, seenBy } from '../../../../engine/kernel/index.ts'
import type { TableView } from '../../../../session/create-hotseat.ts'
import { atTable } from '../../../../ui/frames/table/at-table.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { type Table, useGame, usePlayback, useShown } from '../../table.ts'

const { useSession, useReal, useShownState } = atTable({ useGame, useShown })

export { useSession }

/** For whom the table is drawn, and what whoever sits before it may do [C 31]. */
export interface TableLook {
  /** The seat whose hand lies open; null: only what lies open to all. */
  readonly by: Seat | null
  /** The seat whose owner must confirm: until then the gate is shut. */
  readonly waitsFor: Seat | null
  readonly acts: boolean
  /** Only the public board is looked at, before the gate. */
  readonly isPeeking: boolean
  /** While first plots are chosen: the owner asked to see this hand. */
  readonly isWished: boolean
  /** The own cards are turned away for a while. */
  readonly isTurnedAway: boolean
}

/** The gate is drawn when what happened before it has been shown. */
const drawn = ({ viewer, mayAct, awaits, gate }: TableView, playing: boolean): TableLook => ({
  by: viewer === null ? null : asSeat(viewer),
  waitsFor: playing || awaits === null ? null : asSeat(awaits),
  acts: mayAct,
  isPeeking: gate.at === 'shut' && gate.peeking,
  isWished: gate.at === 'shut' && gate.isWished,
  isTurnedAway: (gate.at === 'open' || gate.at === 'confirmed') && gate.turnedAway,
})

/** Who looks at the table, and what they may do. */
export function useView(): TableLook {
  const view = HOTSEAT.useView()
  return drawn(
    view,
    usePlayback((store) => store.playing),
  )
}

/** The same, outside of what is drawn. */
export const viewNow = (table: Table): TableLook =>
  drawn(HOTSEAT.viewNow(), table.playback.getState().playing)

/** The position as it is shown just now, to whoever looks: all that any part of the table may draw. */
export function useSeen(): View {
  const { by } = useView()
  return seenBy(citadel, useShownState(), by)
}

/** The position as it really stands, to whoever looks: what may be done, and what is foreseen. */
export function useRealSeen(): View {
  const { by } = useView()
  return seenBy(citadel, useReal(), by)
}

/** What happened so far, as whoever looks has heard it. */
export function useHeard(): readonly HeardMove<Citadel>[] {
  const { by } = useView()
  const session = useSession()
  return useMemo(() => heardMoves(citadel, session, by), [session, by])
}
