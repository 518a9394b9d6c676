import { type Face, type Turn, turned } from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import { BuildMark, type Detail, faceLook, type Roads, TileArt } from '../../art/index.ts'
import { useMessages } from '../../text/useMessages.ts'
import { AimControls } from '../aims/AimControls.tsx'
import type { Hangs } from '../aims/hangs.ts'
import { cellStyle, spotOf } from '../layout.ts'
import styles from './offers.module.css'

interface GhostProps {
  face: Face
  turn: Turn
  place: Place
  level: Detail
  /** The sides on which neighbours have something across the road. */
  barred: Roads
}

/** The market tile at the place that is aimed at, as it would lie there. */
export function Ghost({ face, turn, place, level, barred }: GhostProps) {
  return (
    <div className={styles['ghost']} style={cellStyle(place)}>
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
  place: Place
  /** Where what places it hangs. */
  hangs: Hangs
}

/** What turns or places it, above all that is shown of what would come of it. */
export function GhostControls({ place, hangs }: GhostControlsProps) {
  const { board } = useMessages()
  return (
    <div className={styles['controls']} style={cellStyle(place)} data-hangs={hangs}>
      <AimControls words={board.placeHere} turns />
    </div>
  )
}
