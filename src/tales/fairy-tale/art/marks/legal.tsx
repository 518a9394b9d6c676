import type { SymbolId } from '../../../../engine/fairy-tale/index.ts'
import { type IconName, IconShape } from '../../../../ui/art/icons/Icon.tsx'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { LegalDisc } from '../../../../ui/art/marks/LegalDisc.tsx'
import { type DeedPictured, loadedArt, useExpansionArt } from '../expansion-art.ts'
import { SymbolShape } from '../symbols/SymbolIcon.tsx'

/** "A power works here": the same disc with the sign of the power, centred at (0, 0), 54 wide. */
export function PowerMark({ icon }: { icon: IconName }) {
  return (
    <g color="var(--legal)">
      <LegalDisc />
      <IconShape name={icon} size={32} />
    </g>
  )
}

/** "This can be done here": the same disc with the picture of the action (`expansion-art.ts`). */
export function DeedMark({ deed }: { deed: DeedPictured }) {
  return (
    <g>
      <LegalDisc />
      <Markup svg={loadedArt(useExpansionArt()).deeds[deed]} />
    </g>
  )
}

/** The picture of an expansion action on its own. Decorative. */
export const DeedIcon = ({ deed, size }: { deed: DeedPictured; size: number }) => (
  <svg
    className="grows"
    width={size}
    height={size}
    viewBox="-20 -20 40 40"
    overflow="visible"
    aria-hidden="true"
  >
    <Markup svg={loadedArt(useExpansionArt()).deeds[deed]} />
  </svg>
)

/** "A symbol works here": the same disc with the symbol, centred at (0, 0), 54 wide. */
export function SymbolMark({ symbol }: { symbol: SymbolId }) {
  return (
    <g>
      <LegalDisc />
      <SymbolShape symbol={symbol} size={37} />
    </g>
  )
}

/** "You may remove this monster": a dashed blue ring with an axe around a counter at (0, 0). */
export function RemoveMark({ radius = 22 }: { radius?: number }) {
  return (
    <g color="var(--legal)">
      <circle r={radius} fill="none" stroke="var(--halo)" strokeWidth={6} />
      <circle r={radius} fill="none" stroke="var(--legal)" strokeWidth={3.4} strokeDasharray="8 4" />
      <g transform={`translate(${radius * 0.72} ${-radius * 0.72})`}>
        <circle r={9.5} fill="var(--legal-hi)" stroke="var(--legal)" strokeWidth={1.8} />
        <IconShape name="wood-axe" size={14.5} />
      </g>
    </g>
  )
}

/** "You may build here": a dashed blue square around the tile from (0, 0) to (100, 100). */
export function BuildMark() {
  const square = { x: -1, y: -1, width: 102, height: 102, rx: 5, fill: 'none' }
  return (
    <g>
      <rect {...square} stroke="var(--halo)" strokeWidth={10} />
      <rect {...square} stroke="var(--legal)" strokeWidth={5} strokeDasharray="13 6" />
    </g>
  )
}

/** A place where the forest may grow: a dashed diamond with a plus, centred at (0, 0), 36 wide. */
export function OpeningMark() {
  const square = { x: -13, y: -13, width: 26, height: 26, rx: 4.5, transform: 'rotate(45)' }
  return (
    <g fill="var(--legal-hi)" strokeLinecap="round">
      <rect {...square} stroke="var(--halo)" strokeWidth={6} />
      <rect {...square} stroke="var(--legal)" strokeWidth={2.3} strokeDasharray="5 3" />
      <path d="M0-7V7M-7 0H7" stroke="var(--legal)" strokeWidth={3.7} />
    </g>
  )
}
