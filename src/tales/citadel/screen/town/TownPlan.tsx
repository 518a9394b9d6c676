import { type CSSProperties, type ReactNode, useMemo, useState } from 'react'
import { type Event, PLOTS, type Plot, type Seat, type View } from '../../../../engine/citadel/index.ts'
import { Late } from '../../../../ui/parts/Late.tsx'
import { type Detail, VIEW_BOX } from '../../art/town/index.ts'
import { type Siege, siegesOf } from '../../foresight/index.ts'
import type { Offer } from '../../intent/offers.ts'
import type { Held } from '../../intent/wish.ts'
import type { Cue } from '../../table.ts'
import { paceOf } from '../../timing/plan.ts'
import { useMessages } from '../../words/messages.ts'
import { LastTurnMarks } from './LastTurnMarks.tsx'
import { BESIEGERS, EFFECTS, Nothing } from './late.ts'
import { plotLabel, siegeWords } from './names.ts'
import { OfferMarks, OfferPlanks } from './OfferMarks.tsx'
import { fallingBy, type Offered, offerWords } from './offer-words.ts'
import { PlotGrid } from './PlotGrid.tsx'
import { FallMarks, SiegeMarks } from './SiegeMarks.tsx'
import { TownDrawing } from './TownDrawing.tsx'
import styles from './town.module.css'

/** What is told of a town besides how it stands: all of it is decided elsewhere. */
export interface TownScene {
  /** The position as it really stands: what plots are called, and what may be done. */
  real: View
  /** The position as it is shown just now. Both as whoever looks may know them. */
  shown: View
  /** Whose plots are "own", and whose marker is ringed in gold. */
  you: Seat | null
  /** What is in hand, and what a press on each plot then comes to; none while nobody may press. */
  held: Held | null
  offers: ReadonlyMap<Plot, Offer>
  /** The plot that is asked about. */
  aimed: Plot | null
  /** What could fall to a single claim, as far as it is to be told; all of it if not given. */
  sieges?: readonly Siege[]
  /** What happened in the turn before. */
  last?: readonly Event[]
  /** The event that is being shown: meanwhile nothing is told of what could come, nor of what was. */
  cue?: Cue | null
}

interface TownPlanProps extends TownScene {
  detail: Detail
  onPress(plot: Plot): void
  onPoint?: ((plot: Plot | null) => void) | undefined
  reveal?: ((plot: Plot) => void) | undefined
  /** Marks that lie over all, in units of the town. */
  children?: ReactNode
}

const NOTHING: readonly never[] = []

/** The town with every plot as a button, as large as its square: what stands, what is offered, and what could fall. */
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

/** What could fall, as far as it is told. */
function useSieges({ real, sieges: told, cue }: TownScene): readonly Siege[] {
  const all = useMemo(() => told ?? siegesOf(real), [told, real])
  return cue ? NOTHING : all
}

/** What each plot is called, with what may fall and what a press there does. */
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
