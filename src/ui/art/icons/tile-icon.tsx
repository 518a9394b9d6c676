import { INK } from '../svg.ts'

/** A little tile with a road, for "expand". */
export const TILE_ICON = (
  <g>
    <path d="M10 10h44v44H10z" fill="var(--ground)" stroke={INK} strokeWidth={4} strokeLinejoin="round" />
    <path d="M10 32H54M32 32V54" fill="none" stroke={INK} strokeWidth={18} />
    <path d="M12 32H52M32 32V52" fill="none" stroke="var(--road)" strokeWidth={11} />
    <path d="M10 10h44v44H10z" fill="none" stroke="var(--ink)" strokeWidth={4} strokeLinejoin="round" />
  </g>
)
