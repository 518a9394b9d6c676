import { type Face, type Turn, turned } from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import { BuildMark, type Detail, faceLook, TileArt } from '../../art/index.ts'
import { useMessages } from '../../text/useMessages.ts'
import { AimControls } from '../aims/AimControls.tsx'
import { cellStyle, spotOf } from '../layout.ts'
import styles from './offers.module.css'

interface GhostProps {
  face: Face
  turn: Turn
  place: Place
  level: Detail
  /** The tile is only held there: there is nothing to be pressed yet. */
  held: boolean
}

/** The market tile at the place that is aimed at, as it would lie there, to be turned or placed. */
export function Ghost({ face, turn, place, level, held }: GhostProps) {
  const { board } = useMessages()
  return (
    <div className={styles['ghost']} style={cellStyle(place)}>
      <svg className={styles['tile']} viewBox="0 0 100 100" aria-hidden="true">
        <TileArt {...faceLook(turned(face, turn))} {...spotOf(place)} level={level} />
        <g className={styles['mark']}>
          <BuildMark />
        </g>
      </svg>
      {!held && <AimControls words={board.placeHere} turns />}
    </div>
  )
}
