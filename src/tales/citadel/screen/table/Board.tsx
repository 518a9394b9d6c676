import { useMemo } from 'react'
import type { Event, Plot, Seat, View } from '../../../../engine/citadel/index.ts'
import { lastTurn } from '../../../../playback/last-turn.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import type { Inset } from '../../../../ui/stage/camera/camera-view.ts'
import { siegesOf } from '../../foresight/index.ts'
import { moveOptionsAt } from '../../intent/move-options.ts'
import { type Table, useIntent, useOtherActor, usePlayback, useTable } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { isSameTurn } from '../../turns.ts'
import { HintMarks } from '../hints/HintMarks.tsx'
import { mayAct } from '../state/act.ts'
import { useDisplayedView, useLiveView, useSession, useView } from '../state/table-state.ts'
import { Town } from '../town/Town.tsx'
import { Corners } from './Corners.tsx'

const NONE: ReturnType<typeof moveOptionsAt> = new Map()
const NOTHING: readonly Event[] = []

/** The town with the selection and its possible places. Its corners hold panels if there is room, unless it is bare. */
export function Board({ inset, isBare = false }: { inset: Inset; isBare?: boolean }) {
  const table = useTable()
  const real = useLiveView()
  const shown = useDisplayedView()
  const { by, acts } = useView()
  const other = useOtherActor()
  const { held, plot } = useIntent()
  const { cue, playing } = usePlayback()
  const session = useSession()
  const small = useSmall()
  const isOff = !acts || playing || other !== null
  const offers = useMemo(() => (isOff ? NONE : moveOptionsAt(real, held)), [isOff, real, held])
  const you = by ?? real.questions[0]?.seat ?? real.onTurn
  const last = useMemo(
    () => lastTurn(session.moves, isSameTurn).flatMap(({ frames }) => frames.map(({ event }) => event)),
    [session],
  )
  // The left panel needs more room than the right one.
  const shifted = useMemo(
    () => (small || isBare ? inset : { ...inset, left: inset.left + 30 }),
    [small, isBare, inset],
  )
  const sieges = useSieges(real, you)
  return (
    <>
      <Town
        inset={shifted}
        real={real}
        shown={shown}
        you={you}
        held={isOff ? null : held}
        offers={offers}
        aimed={plot}
        cue={cue}
        sieges={sieges}
        last={playing ? NOTHING : last}
        onPress={(plot) => press(table, plot)}
      >
        <HintMarks />
      </Town>
      {!small && !isBare && <Corners inset={inset} />}
    </>
  )
}

/** Handles a click on a plot. A player who may not act can still select the plot to read about it. */
function press(table: Table, plot: Plot): void {
  const intent = table.intent.getState()
  if (mayAct(table)) intent.press(plot)
  else table.intent.setState({ plot: intent.plot === plot ? null : plot, held: null, refused: null })
}

/** Returns the sieges to show. With `threats`: only those of the player's own plots. */
function useSieges(real: View, you: Seat) {
  const { warnings } = useTaleSettings()
  return useMemo(() => {
    if (warnings === 'off') return []
    return siegesOf(real).filter(({ owner }) => warnings === 'all' || owner === you)
  }, [warnings, real, you])
}
