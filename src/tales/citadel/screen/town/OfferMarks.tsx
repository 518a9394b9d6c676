import { memo, useId, useMemo } from 'react'
import type { Citadel, Plot, View } from '../../../../engine/citadel/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import type { Detail } from '../../../../ui/art/svg.ts'
import { plankSpotOf, spotOn, wedgeAt, wedgeOf } from '../../art/town/index.ts'
import { useMessages } from '../../words/messages.ts'
import { looksIn } from './looks.ts'
import { type Figure, figureOf, type Offered, reasonOf } from './offer-words.ts'
import { BluePlank, NoEntry, PalePlank } from './Plank.tsx'
import styles from './town.module.css'

interface OfferMarksProps {
  offered: Offered
  /** The selected plot. */
  aimed: Plot | null
  detail: Detail
}

/** Reasons that need no text, because owner and building are visible. */
const PLAIN: readonly RefusalCode<Citadel>[] = [
  'plot-taken',
  'not-your-plot',
  'plot-built',
  'no-building',
  'bad-target',
  'not-offered',
]

/** Maximum number of reasons that are readable at once. Beyond it, only the hovered plot shows its reason. */
const READABLE = 8

/** Marks plots where the action is allowed with blue dashes, the others with a veil. */
export const OfferMarks = memo(function OfferMarks({ offered, aimed, detail }: OfferMarksProps) {
  const { may, refused } = useMemo(() => sorted(offered), [offered])
  return (
    <g>
      <Veils plots={refused.map(([plot]) => plot)} signed={detail === 'fine' && refused.length > READABLE} />
      {may.map((plot) => (
        <LegalRim key={plot} plot={plot} many={may.length > READABLE} marches={offered.held !== null} />
      ))}
      {aimed !== null && <AimedRim plot={aimed} />}
    </g>
  )
})

interface OfferPlanksProps {
  offered: Offered
  aimed: Plot | null
  /** The hovered or focused plot. */
  pointed: Plot | null
}

/** Labels over all other marks: pay or price of an allowed action, or the reason why it is refused. */
export const OfferPlanks = memo(function OfferPlanks({ offered, aimed, pointed }: OfferPlanksProps) {
  const m = useMessages()
  const { may, refused } = useMemo(() => sorted(offered), [offered])
  const figures = useMemo(
    () => may.map((plot) => ({ plot, figure: figureOf(offered, plot) })),
    [may, offered],
  )
  return (
    <g data-planks="">
      {figures.map(({ plot, figure }) => (
        <FigurePlank key={plot} plot={plot} figure={figure} isFree={isBare(offered.state, plot)} />
      ))}
      {[...offered.offers].map(([plot, offer]) => {
        if (offer === 'may') return null
        const isTold =
          plot === pointed || plot === aimed || (refused.length <= READABLE && !PLAIN.includes(offer))
        const reason = isTold ? reasonOf(m, offer) : null
        const { middle } = wedgeAt(plot)
        return reason && <PalePlank key={plot} at={spotOn(plot, middle - 4)} text={reason} />
      })}
    </g>
  )
})

/** True for a plot without owner and building, which shows its name in large letters. */
const isBare = (state: View, plot: Plot): boolean => {
  const look = looksIn(state)[plot]
  return look?.order === null && look.building === null
}

function sorted({ offers }: Offered): { may: Plot[]; refused: [Plot, RefusalCode<Citadel>][] } {
  const may: Plot[] = []
  const refused: [Plot, RefusalCode<Citadel>][] = []
  for (const [plot, offer] of offers) {
    if (offer === 'may') may.push(plot)
    else if (!PLAIN.includes(offer)) refused.push([plot, offer])
  }
  return { may, refused }
}

interface LegalRimProps {
  plot: Plot
  /** True if many plots are marked, so that a thin rim is enough. */
  many: boolean
  /** True if a selected card fits here: the dashes march. */
  marches: boolean
}

const LegalRim = memo(function LegalRim({ plot, many, marches }: LegalRimProps) {
  const { path } = wedgeOf(plot, many ? -1.5 : 1)
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={path} stroke="var(--halo)" strokeWidth={many ? 5 : 7} />
      <path
        d={path}
        fill="var(--legal)"
        fillOpacity={many ? 0 : 0.14}
        stroke="var(--legal)"
        strokeWidth={many ? 3 : 4}
        strokeDasharray="9 5"
        className={marches && !many ? styles['legal'] : undefined}
      />
    </g>
  )
})

/** The golden rim of the selected plot. */
function AimedRim({ plot }: { plot: Plot }) {
  const { path } = wedgeOf(plot, 1)
  return (
    <g fill="none" strokeLinejoin="round" data-aimed="">
      <path d={path} fill="var(--selected)" fillOpacity={0.2} stroke="var(--piece-ink)" strokeWidth={8} />
      <path d={path} stroke="var(--selected)" strokeWidth={4.5} />
    </g>
  )
}

/** A label with the pay of a building, or the price of a claim. Beside the name of a free plot, else at the inner edge. */
interface FigurePlankProps {
  plot: Plot
  figure: Figure
  isFree: boolean
}

function FigurePlank({ plot, figure, isFree }: FigurePlankProps) {
  const { town } = useMessages()
  if (!figure) return null
  const at = isFree ? plankSpotOf(plot) : spotOn(plot, wedgeAt(plot).inner + 15)
  return figure.kind === 'pays' ? (
    <BluePlank at={at} text={town.plank.pays(figure.bricks)} />
  ) : (
    <BluePlank at={at} text={String(figure.bricks)} isPrice />
  )
}

/** Hatched veils. If there are many, each has a sign instead of words. */
function Veils({ plots, signed }: { plots: readonly Plot[]; signed: boolean }) {
  const hatch = useId()
  if (plots.length === 0) return null
  return (
    <g>
      <pattern id={hatch} width={11} height={11} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={11} height={11} fill="var(--veil)" />
        <path d="M0 0V11" stroke="var(--veil-line)" strokeWidth={1.6} strokeOpacity={0.55} />
      </pattern>
      <path d={plots.map((plot) => wedgeAt(plot).path).join('')} fill={`url(#${hatch})`} />
      {signed &&
        plots.map((plot) => {
          const [x, y] = spotOn(plot, wedgeAt(plot).inner + 16)
          return (
            <g key={plot} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <NoEntry />
            </g>
          )
        })}
    </g>
  )
}
