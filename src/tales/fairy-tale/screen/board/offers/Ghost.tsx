import { type Face, liesAlike, type Turn, turned } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import { BuildMark, type DetailLevel, faceLook, type Roads, TileArt } from '../../../art/index.ts'
import { cellStyle, spotOf } from '../../forest/layout.ts'
import { AimControls } from '../aims/AimControls.tsx'
import type { PlankPlace } from '../aims/plank-place.ts'
import type { AimedAction } from '../aims/useAim.ts'
import styles from './offers.module.css'

interface GhostProps {
  face: Face
  turn: Turn
  place: Place
  level: DetailLevel
  /** The sides on which neighbours have something across the road. */
  barred: Roads
  /** Only pointed at, and aimed nowhere yet. */
  faint?: boolean
}

/** The market tile at the place that is aimed or pointed at, as it would lie there. */
export function Ghost({ face, turn, place, level, barred, faint = false }: GhostProps) {
  return (
    <div
      className={styles['ghost']}
      style={cellStyle(place)}
      data-ghost={place}
      data-faint={faint ? '' : undefined}
    >
      <svg className={styles['tile']} viewBox="0 0 100 100" aria-hidden="true">
        <TileArt {...faceLook(turned(face, turn))} {...spotOf(place)} level={level} barred={barred} />
        <g className={styles['mark']}>
          <BuildMark />
        </g>
      </svg>
    </div>
  )
}

interface GhostControlsProps {
  face: Face
  place: Place
  /** What lays it; null while it may not be laid yet. */
  aim: AimedAction | null
  /** Where what places it hangs. */
  plank: PlankPlace
}

/** What turns or places it, above all that is shown of what would come of it. */
export function GhostControls({ face, place, aim, plank }: GhostControlsProps) {
  return (
    <div className={styles['controls']} style={cellStyle(place)} data-hangs={plank}>
      <AimControls aim={aim} turns={!liesAlike(face)} />
    </div>
  )
}
