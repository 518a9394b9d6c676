import { useMemo } from 'react'
import type { Event, Plot, Seat, View } from '../../../../engine/citadel/index.ts'
import { lastTurn } from '../../../../playback/last-turn.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import type { Inset } from '../../../../ui/stage/camera/view.ts'
import { siegesOf } from '../../foresight/index.ts'
import { offersAt } from '../../intent/offers.ts'
import { useTaleSettings } from '../../settings.ts'
import { type Table, useComputer, useIntent, usePlayback, useTable } from '../../table.ts'
import { isSameTurn } from '../../turns.ts'
import { HintMarks } from '../hints/HintMarks.tsx'
import { mayAct } from '../now/act.ts'
import { useRealSeen, useSeen, useSession, useView } from '../now/at-table.ts'
import { Town } from '../town/Town.tsx'
import { Corners } from './Corners.tsx'

const NONE: ReturnType<typeof offersAt> = new Map()
const NOTHING: readonly Event[] = []

/** The town, with what is in hand and where it may stand; in its corners, where there is room, what lies beside a board. */
export function Board({ inset }: { inset: Inset }) {
  const table = useTable()
  const real = useRealSeen()
  const shown = useSeen()
  const { by, acts } = useView()
  const computer = useComputer()
  const { held, plot } = useIntent()
  const { cue, playing } = usePlayback()
  const session = useSession()
  const small = useSmall()
  const isOff = !acts || playing || computer !== null
  const offers = useMemo(() => (isOff ? NONE : offersAt(real, held)), [isOff, real, held])
  const you = by ?? real.questions[0]?.seat ?? real.onTurn
  const last = useMemo(
    () => lastTurn(session.moves, isSameTurn).flatMap(({ frames }) => frames.map(({ event }) => event)),
    [session],
  )
  // The note at the left needs more room than what lies at the right.
  const shifted = useMemo(() => (small ? inset : { ...inset, left: inset.left + 30 }), [small, inset])
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
      {!small && <Corners inset={inset} />}
    </>
  )
}

/** Asks about a plot, or does what it comes to: only for whoever may. Where nobody may, it is still asked about. */
function press(table: Table, plot: Plot): void {
  const intent = table.intent.getState()
  if (mayAct(table)) intent.press(plot)
  else table.intent.setState({ plot: intent.plot === plot ? null : plot, held: null, refused: null })
}

/** What could fall to a single claim, as far as it is to be told: with `threats` what is one's own. */
function useSieges(real: View, you: Seat) {
  const { warnings } = useTaleSettings()
  return useMemo(() => {
    if (warnings === 'off') return []
    return siegesOf(real).filter(({ owner }) => warnings === 'all' || owner === you)
  }, [warnings, real, you])
}
