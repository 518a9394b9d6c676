import { useMemo } from 'react'
import { type Citadel, citadel, type State } from '../../../../engine/citadel/index.ts'
import { type HeardMove, heardMoves, seenBy } from '../../../../engine/kernel/index.ts'
import { atTable } from '../../../../ui/frames/table/at-table.ts'
import { useLeaders } from '../../leaders.ts'
import { useGame, usePlayback, useShown } from '../../table.ts'
import { useLooking, type View, viewAt } from '../../viewing.ts'

const { useSession, useReal, useShownState } = atTable({ useGame, useShown })

export { useSession }

/** Who looks at the table, and what they may do. */
export function useView(): View {
  const session = useSession()
  const { table, people } = useLeaders()
  const playing = usePlayback((store) => store.playing)
  return viewAt({ session, leaders: table, people, playing }, useLooking())
}

/** The same, outside of what is drawn; null where there is no game. */
export function viewNow(): View | null {
  const { session } = useGame.getState()
  const { table, people } = useLeaders.getState()
  const { playing } = usePlayback.getState()
  return session && viewAt({ session, leaders: table, people, playing }, useLooking.getState())
}

/** The position as it is shown just now, to whoever looks: all that any part of the table may draw. */
export function useSeen(): State {
  const { by } = useView()
  return seenBy(citadel, useShownState(), by)
}

/** The position as it really stands, to whoever looks: what may be done, and what is foreseen. */
export function useRealSeen(): State {
  const { by } = useView()
  return seenBy(citadel, useReal(), by)
}

/** What happened so far, as whoever looks has heard it. */
export function useHeard(): readonly HeardMove<Citadel>[] {
  const { by } = useView()
  const session = useSession()
  return useMemo(() => heardMoves(citadel, session, by), [session, by])
}
