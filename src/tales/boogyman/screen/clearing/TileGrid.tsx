import { type PointerEvent, useCallback, useRef, useState } from 'react'
import { parseTile, TILE_ROWS, type Tile } from '../../../../engine/boogyman/index.ts'
import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import { useRoving } from '../../../../ui/stage/roving/useRoving.ts'
import { useRovingFocusFallback } from '../../../../ui/stage/roving/useRovingFocusFallback.ts'
import { useMessages } from '../../words/messages.ts'
import styles from './clearing.module.css'
import { spotOf } from './spots.ts'
import { TileCell } from './TileCell.tsx'
import { tileByKey } from './tile-by-key.ts'

export interface TileGridProps {
  /** Accessible name of a tile. */
  labelOf(tile: Tile): string
  /** The effect of a press on a tile, if any. */
  offerOf(tile: Tile): string | undefined
  /** Candidates for the tab stop: own pieces that can still act. */
  stops: readonly Tile[]
  onPress(tile: Tile): void
  /** Called with the tile that gets the focus. */
  onEnter?(tile: Tile): void
  /** `canGrab`: true if a tile has a draggable piece. `onGrab`: called on pointerdown on such a tile. */
  canGrab?(tile: Tile): boolean
  onGrab?(tile: Tile, event: PointerEvent): void
  /** Scrolls the focused tile into view. */
  reveal?(spot: BoardPoint): void
}

const MIDDLE = parseTile('d4') ?? 0
const nothing = () => {}

/** All tiles as buttons, in a grid in reading order. Arrow keys follow the layout of the tiles. */
export function TileGrid(props: TileGridProps) {
  const { labelOf, offerOf, stops, onPress, onEnter = nothing, canGrab, onGrab, reveal = nothing } = props
  const { board } = useMessages()
  const group = useRef<HTMLTableElement>(null)
  const [visited, setVisited] = useState<Tile | null>(null)
  const entered = visited ?? stops[0] ?? MIDDLE
  useRovingFocusFallback(group, entered)

  const latest = useRef({ onPress, onEnter, onGrab })
  latest.current = { onPress, onEnter, onGrab }
  const press = useCallback((tile: Tile) => latest.current.onPress(tile), [])
  const grab = useCallback((tile: Tile, event: PointerEvent) => latest.current.onGrab?.(tile, event), [])
  const enter = useCallback((tile: Tile) => {
    setVisited(tile)
    latest.current.onEnter(tile)
  }, [])
  const rove = useRoving(group, tileByKey, (tile) => reveal(spotOf(tile)))

  return (
    <table
      ref={group}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid is made of (ARIA practices)
      role="grid"
      className={styles['grid']}
      aria-label={board.grid}
    >
      <tbody>
        {TILE_ROWS.map((row) => (
          <tr key={row[0]}>
            {row.map((tile) => (
              <TileCell
                key={tile}
                tile={tile}
                label={labelOf(tile)}
                offer={offerOf(tile)}
                isStop={tile === entered || stops.includes(tile)}
                onPress={press}
                onEnter={enter}
                onRove={rove}
                onGrab={canGrab?.(tile) ? grab : undefined}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
