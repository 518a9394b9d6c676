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
  /** The sides with a bar on the neighbour's road. */
  barred: Roads
  /** True if only under the pointer, and not aimed. */
  faint?: boolean
}

/** A preview of the market tile at the aimed or hovered place. */
export function TilePreview({ face, turn, place, level, barred, faint = false }: GhostProps) {
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
  /** The action to confirm; null while it is not allowed yet. */
  aim: AimedAction | null
  /** The place of the confirm button. */
  plank: PlankPlace
}

/** The turn and confirm buttons, above all previews. */
export function GhostControls({ face, place, aim, plank }: GhostControlsProps) {
  return (
    <div className={styles['controls']} style={cellStyle(place)} data-hangs={plank}>
      <AimControls aim={aim} turns={!liesAlike(face)} />
    </div>
  )
}

/** The frame and the confirm button of an aimed walk. */
export function WalkControls({ place, aim, plank }: Pick<GhostControlsProps, 'place' | 'aim' | 'plank'>) {
  return (
    <>
      <div className={styles['ghost']} style={cellStyle(place)}>
        <svg className={styles['tile']} viewBox="0 0 100 100" aria-hidden="true">
          <g className={styles['mark']}>
            <BuildMark />
          </g>
        </svg>
      </div>
      <div className={styles['over']} style={cellStyle(place)} data-hangs={plank}>
        <AimControls aim={aim} turns={false} />
      </div>
    </>
  )
}
