import { type PointerEvent, useCallback, useRef, useState } from 'react'
import { parseTile, TILE_ROWS, type Tile } from '../../../../engine/boogyman/index.ts'
import { useKeptFocus } from '../../../../ui/stage/roving/useKeptFocus.ts'
import { useRoving } from '../../../../ui/stage/roving/useRoving.ts'
import type { Spot } from '../../../../ui/stage/spot.ts'
import { useMessages } from '../../words/messages.ts'
import styles from './clearing.module.css'
import { tileByKey } from './roving.ts'
import { spotOf } from './spots.ts'
import { TileCell } from './TileCell.tsx'

export interface TileGridProps {
  /** What each tile is called. */
  labelOf(tile: Tile): string
  /** What a press on a tile would do, where it would do anything. */
  offerOf(tile: Tile): string | undefined
  /** Where the tab key stops: the own pieces that can still act. */
  stops: readonly Tile[]
  onPress(tile: Tile): void
  /** The tile that has the focus. */
  onEnter?(tile: Tile): void
  /** Whether a piece can be dragged from a tile, and that a pointer goes down on such a tile. */
  canGrab?(tile: Tile): boolean
  onGrab?(tile: Tile, event: PointerEvent): void
  /** Brings into sight what the focus goes to. */
  reveal?(spot: Spot): void
}

const MIDDLE = parseTile('d4') ?? 0
const nothing = () => {}

/** All tiles as buttons, in a grid that is read row by row. Arrow keys go from one to the next, as tiles lie. */
export function TileGrid(props: TileGridProps) {
  const { labelOf, offerOf, stops, onPress, onEnter = nothing, canGrab, onGrab, reveal = nothing } = props
  const { board } = useMessages()
  const group = useRef<HTMLTableElement>(null)
  const [visited, setVisited] = useState<Tile | null>(null)
  const entered = visited ?? stops[0] ?? MIDDLE
  useKeptFocus(group, entered)

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
