import { type Face, type Turn, turned } from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import { useIntent } from '../../../store/intent.ts'
import { BuildMark, type Detail, faceLook, Icon, Plank, TileArt } from '../../art/index.ts'
import { useMessages } from '../../text/useMessages.ts'
import { cellStyle, spotOf } from '../layout.ts'
import styles from './offers.module.css'

interface GhostProps {
  face: Face
  turn: Turn
  place: Place
  level: Detail
}

/** The market tile at the place that is aimed at, as it would lie there, to be turned or placed. */
export function Ghost({ face, turn, place, level }: GhostProps) {
  const { board } = useMessages()
  const rotate = useIntent((intent) => intent.rotate)
  const confirm = useIntent((intent) => intent.confirm)
  return (
    <div className={styles['ghost']} style={cellStyle(place)}>
      <svg className={styles['tile']} viewBox="0 0 100 100" aria-hidden="true">
        <TileArt {...faceLook(turned(face, turn))} {...spotOf(place)} level={level} />
        <g className={styles['mark']}>
          <BuildMark />
        </g>
      </svg>
      <button
        type="button"
        className={styles['rotate']}
        aria-label={board.turnTile}
        title={board.turnTile}
        data-acts=""
        onClick={() => rotate()}
      >
        <Icon name="clockwise-rotation" size={28} />
      </button>
      <div className={styles['confirm']}>
        <Plank tone="blue" data-acts="" onClick={() => confirm()}>
          {board.placeHere}
        </Plank>
      </div>
    </div>
  )
}
