import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import { type Tile, tileName } from '../../../../engine/boogyman/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { hexagonPath } from '../../art/index.ts'
import styles from './clearing.module.css'
import { tileStyle } from './spots.ts'

interface TileCellProps {
  tile: Tile
  label: string
  /** The effect of a press. */
  offer: string | undefined
  /** True if the tile is a tab stop. */
  isStop: boolean
  onPress(tile: Tile): void
  onEnter(tile: Tile): void
  onRove(tile: Tile, event: KeyboardEvent): void
  onGrab: ((tile: Tile, event: PointerEvent) => void) | undefined
}

const RIM = hexagonPath([0, 0], 3)

/** A tile as a button of its own shape. On small tiles its name shows on hover. */
export const TileCell = memo(function TileCell(props: TileCellProps) {
  const { tile, label, offer, isStop, onPress, onEnter, onRove, onGrab } = props
  return (
    <td>
      <button
        ref={targetRef(`tile:${tileName(tile)}`)}
        type="button"
        className={styles['tile']}
        style={tileStyle(tile)}
        aria-label={label}
        tabIndex={isStop ? 0 : -1}
        data-place={tile}
        data-tile={tileName(tile)}
        data-offer={offer}
        data-press={offer ?? 'none'}
        data-acts=""
        data-dragged={onGrab ? '' : undefined}
        onClick={() => onPress(tile)}
        onFocus={() => onEnter(tile)}
        onKeyDown={(event) => onRove(tile, event)}
        onPointerDown={onGrab && ((event) => onGrab(tile, event))}
      >
        <svg viewBox="-50 -57.74 100 115.47" aria-hidden="true">
          <path d={RIM} />
          <path d={RIM} />
        </svg>
      </button>
      <span className={styles['tag']} style={tileStyle(tile)} aria-hidden="true">
        <b>{tileName(tile)}</b>
      </span>
    </td>
  )
})
