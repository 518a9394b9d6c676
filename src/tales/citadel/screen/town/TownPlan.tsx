import { type CSSProperties, type ReactNode, useMemo, useState } from 'react'
import { type Event, PLOTS, type Plot, type Seat, type View } from '../../../../engine/citadel/index.ts'
import type { Detail } from '../../../../ui/art/svg.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import { VIEW_BOX } from '../../art/town/index.ts'
import { type Siege, siegesOf } from '../../foresight/index.ts'
import type { MoveOption } from '../../intent/move-options.ts'
import type { Held } from '../../intent/wish.ts'
import type { Cue } from '../../runtime.ts'
import { paceOf } from '../../timing/timings.ts'
import { useMessages } from '../../words/messages.ts'
import { LastTurnMarks } from './LastTurnMarks.tsx'
import { BESIEGERS, EFFECTS, Nothing } from './lazy-town.ts'
import { OfferMarks, OfferPlanks } from './OfferMarks.tsx'
import { fallingBy, type Offered, offerWords } from './offer-words.ts'
import { PlotGrid } from './PlotGrid.tsx'
import { plotLabel, siegeWords } from './plot-words.ts'
import { FallMarks, SiegeMarks } from './SiegeMarks.tsx'
import { TownDrawing } from './TownDrawing.tsx'
import styles from './town.module.css'

/** Inputs of the town besides layout. All decisions are made by callers. */
export interface TownScene {
  /** Live state in the view of the viewer: for names of plots and legal actions. */
  real: View
  /** Displayed state in the view of the viewer. */
  shown: View
  /** The seat with plots that count as "own", and with a gold ring around its marker. */
  you: Seat | null
  /** The selection, and the possible action of a click on each plot. Empty while no person may act. */
  held: Held | null
  offers: ReadonlyMap<Plot, MoveOption>
  /** The selected plot. */
  aimed: Plot | null
  /** The sieges to show; all of them if absent. */
  sieges?: readonly Siege[]
  /** Events of the previous turn. */
  last?: readonly Event[]
  /** The event that playback shows. Predictions and the previous turn are hidden meanwhile. */
  cue?: Cue | null
}

interface TownPlanProps extends TownScene {
  detail: Detail
  onPress(plot: Plot): void
  onPoint?: ((plot: Plot | null) => void) | undefined
  reveal?: ((plot: Plot) => void) | undefined
  /** Marks on top, in units of the town. */
  children?: ReactNode
}

const NOTHING: readonly never[] = []

/** The town with every plot as a button: pieces, offers and sieges. Fills its square. */
export function TownPlan(props: TownPlanProps) {
  const { real, shown, you, held, offers, aimed, last = NOTHING, cue = null } = props
  const { detail, onPress, onPoint, reveal, children } = props
  const sieges = useSieges(props)
  const [pointed, setPointed] = useState<Plot | null>(null)
  const offered = useMemo((): Offered => ({ state: real, held, offers }), [real, held, offers])
  const labels = useLabels(offered, sieges, you)
  const from = aimed ?? pointed
  const falls = useMemo(() => fallingBy(offered, from), [offered, from])
  return (
    <div
      data-town=""
      className={styles['plan']}
      style={{ '--step': `${cue?.motion ?? 0}ms`, '--box': `${cue ? paceOf(cue) : 0}ms` } as CSSProperties}
    >
      <svg className={styles['layer']} viewBox={VIEW_BOX} aria-hidden="true">
        <TownDrawing
          state={shown}
          you={you}
          detail={detail}
          hasWood
          cue={cue}
          under={<LastTurnMarks events={cue ? NOTHING : last} />}
        />
      </svg>
      <svg className={styles['layer']} viewBox={VIEW_BOX} aria-hidden="true">
        <OfferMarks offered={offered} aimed={aimed} detail={detail} />
        <SiegeMarks sieges={sieges} />
        {detail === 'fine' && <OfferPlanks offered={offered} aimed={aimed} pointed={pointed} />}
        {detail === 'fine' && sieges.length > 0 && (
          <Late part={BESIEGERS} given={{ sieges }} absent={Nothing} />
        )}
        <FallMarks from={from} falls={falls} />
        {children}
        {cue && <Late key={cue.key} part={EFFECTS} given={{ cue, state: shown }} absent={Nothing} />}
      </svg>
      <PlotGrid
        state={real}
        you={you}
        offers={offers}
        labels={labels}
        onPress={onPress}
        onPoint={(plot) => {
          setPointed(plot)
          onPoint?.(plot)
        }}
        {...(reveal && { reveal })}
      />
    </div>
  )
}

/** Returns the sieges to show. */
function useSieges({ real, sieges: told, cue }: TownScene): readonly Siege[] {
  const all = useMemo(() => told ?? siegesOf(real), [told, real])
  return cue ? NOTHING : all
}

/** Returns the accessible name of each plot, with sieges and the action of a click. */
function useLabels(offered: Offered, sieges: readonly Siege[], you: Seat | null): readonly string[] {
  const m = useMessages()
  return useMemo(
    () =>
      PLOTS.map((plot) =>
        plotLabel(m, offered.state, plot, you, [
          ...siegeWords(m, sieges, plot),
          ...offerWords(m, offered, plot),
        ]),
      ),
    [m, offered, sieges, you],
  )
}
