import { useMemo } from 'react'
import { asSeat, type Citadel, citadel, type Seat, type View } from '../../../../engine/citadel/index.ts'
import { movesFor, stateFor, type VisibleMove } from '../../../../engine/kernel/index.ts'
import type { TableView } from '../../../../session/create-hotseat.ts'
import { atTable } from '../../../../ui/frames/table/at-table.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { type Table, useGame, usePlayback, useShown } from '../../runtime.ts'

const { useSession, useLiveState, useDisplayedState, useLanded } = atTable({ useGame, useShown, usePlayback })

export { useLanded, useSession }

/** The viewer of the table with their permissions [C 31]. */
export interface TableLook {
  /** The seat with an open hand; null: only public information is shown. */
  readonly by: Seat | null
  /** The seat that must confirm, while the gate is shut. */
  readonly awaitsSeat: Seat | null
  readonly acts: boolean
  /** True if only the public board is shown, before the gate opens. */
  readonly isPeeking: boolean
  /** True if the owner asked to see this hand while first plots are chosen. */
  readonly isWished: boolean
  /** True if the player has hidden their own cards. */
  readonly isTurnedAway: boolean
}

/** The gate appears only after playback has shown everything before it. */
const drawn = ({ viewer, mayAct, awaits, gate }: TableView, playing: boolean): TableLook => ({
  by: viewer === null ? null : asSeat(viewer),
  awaitsSeat: playing || awaits === null ? null : asSeat(awaits),
  acts: mayAct,
  isPeeking: gate.at === 'shut' && gate.peeking,
  isWished: gate.at === 'shut' && gate.isWished,
  isTurnedAway: (gate.at === 'open' || gate.at === 'confirmed') && gate.turnedAway,
})

/** Returns the viewer with their permissions. */
export function useView(): TableLook {
  const view = HOTSEAT.useView()
  return drawn(
    view,
    usePlayback((store) => store.playing),
  )
}

/** Like `useView`, outside of components. */
export const currentViewer = (table: Table): TableLook =>
  drawn(HOTSEAT.currentViewer(), table.playback.getState().playing)

/** Returns the displayed state in the view of the current viewer. Everything on the table must be drawn from it. */
export function useDisplayedView(): View {
  const { by } = useView()
  return stateFor(citadel, useDisplayedState(), by)
}

/** Returns the live state in the view of the current viewer, for legal actions and predictions. */
export function useLiveView(): View {
  const { by } = useView()
  return stateFor(citadel, useLiveState(), by)
}

/** Returns the moves of the game as the current viewer may know them. */
export function useHeard(): readonly VisibleMove<Citadel>[] {
  const { by } = useView()
  const session = useSession()
  return useMemo(() => movesFor(citadel, session, by), [session, by])
}
