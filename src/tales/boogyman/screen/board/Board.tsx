import type { MouseEvent, PointerEvent } from 'react'
import { parseTile, SEATS, type SeatName, TILES, type Tile } from '../../../../engine/boogyman/index.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import { targetAround } from '../../../../ui/input/targets.ts'
import { useFingerHold } from '../../../../ui/input/useFingerHold.ts'
import type { Scene } from '../../../../ui/stage/camera/BoardCamera.ts'
import { CameraButtons } from '../../../../ui/stage/camera/CameraButtons.tsx'
import { cameraKeys } from '../../../../ui/stage/camera/camera-keys.ts'
import type { Cover } from '../../../../ui/stage/camera/corners.ts'
import { isOnTool } from '../../../../ui/stage/camera/press-targets.ts'
import type { Seen, Sight } from '../../../../ui/stage/camera/sight.ts'
import { useCamera } from '../../../../ui/stage/camera/useCamera.ts'
import { useSeen } from '../../../../ui/stage/camera/useSeen.ts'
import { DragGhost as Ghost } from '../../../../ui/stage/drag/DragGhost.tsx'
import type { Held } from '../../../../ui/stage/drag/drop-target.tsx'
import type { Box } from '../../../../ui/stage/spot.ts'
import { type Detail, detailFor } from '../../art/index.ts'
import type { InHand } from '../../intent/in-hand.ts'
import { isHandsOff, type Table, useIntent, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { ThingPicture } from '../clearing/Pieces.tsx'
import { PLATE, spotOf } from '../clearing/spots.ts'
import { lookAtTile, pointAtTile } from '../foresight/pointing.ts'
import { useReal, useShownState } from '../now/at-table.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { noticesOf } from '../table-kit.ts'
import { BoardWorld } from './BoardWorld.tsx'
import styles from './board.module.css'
import { usePieceDrag } from './usePieceDrag.ts'

interface DragGhostProps extends Held {
  piece: NonNullable<InHand>
  side: SeatName
}

/** How wide a piece is drawn on its way, in tiles. */
const WIDE = 0.62

/** A piece on its way. */
const DragGhost = ({ piece, side, ...held }: DragGhostProps) => (
  <Ghost {...held} wide={WIDE}>
    <ThingPicture
      thing={piece.kind === 'pawn' ? { kind: 'folk', side, acted: false } : { kind: 'boogyman', side }}
      seed=""
      selected
    />
  </Ghost>
)

interface BoardProps {
  /** What panels cover of the board on each side, in pixels. The same object as long as nothing moved. */
  inset: Cover
}

/** The clearing: to be looked at from near and far, and to be played on. It fills its parent. */
export function Board({ inset }: BoardProps) {
  const table = useTable()
  const { board } = useMessages()
  const real = useReal()
  const shown = useShownState()
  const camera = useCamera(useScene(), inset, 'usual')
  const detail = useDetail(camera.sight)
  const { dragged, grab } = usePieceDrag(camera.eye)
  const isHeld = useIntent(({ inHand, refused }) => inHand !== null || refused !== null)
  useKeys('board', [{ shortcut: SHORTCUTS['put-back'], run: () => letGo(table) }], isHeld)
  const { right, bottom } = inset
  return (
    <section
      ref={camera.viewport}
      className={styles['board']}
      aria-label={board.name}
      aria-description={board.help}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved by arrow keys must be able to have the focus
      tabIndex={0}
      onKeyDown={cameraKeys(camera.eye)}
      onClickCapture={(event) => pressThrough(table, event)}
      onPointerDown={useLookByFinger(table)}
      {...pointersOf(table)}
    >
      <div ref={camera.world} className={styles['world']} data-detail={detail}>
        <BoardWorld real={real} shown={shown} camera={camera} detail={detail} onGrab={grab} />
      </div>
      <div className={styles['tools']} style={{ right: right + EDGE, bottom: bottom + EDGE }}>
        <CameraButtons eye={camera.eye} names={board} />
      </div>
      {dragged && <DragGhost {...dragged} side={SEATS[real.onTurn]} />}
    </section>
  )
}

/** How far from paper the buttons hang, in pixels. */
const EDGE = 12

/**
 * A press ends what is being shown. Where a computer player acts, or something is played once more, it does no more; what
 * a player did is done already, and there the press does what it is for besides.
 */
function pressThrough(table: Table, event: MouseEvent): void {
  if (isOnTool(event.target)) return
  if (isHandsOff(table)) event.stopPropagation()
  const { playing, skip } = table.playback.getState()
  if (playing) skip()
}

/** Clears the selection and its message. */
function letGo(table: Table): void {
  noticesOf(table).drop()
  table.intent.getState().cancel()
}

/** Points at the tile below the mouse or the finger. */
const pointersOf = (table: Table) => ({
  onPointerOver: ({ target, pointerType }: PointerEvent) =>
    pointAtTile(table, tileUnder(target), pointerType === 'touch'),
  onPointerLeave: () => pointAtTile(table, null),
})

/**
 * A mouse points at a tile before it presses it, and what a press would do is told beside it. A finger that rests on a tile
 * is told the same, and then its press is none: nothing is done when it is lifted.
 */
const useLookByFinger = (table: Table): ((event: PointerEvent) => void) =>
  useFingerHold(({ target }) => {
    const tile = tileUnder(target)
    if (tile === null) return null
    return {
      onHold: () => lookAtTile(table, tile),
      // Where it strays it drags, and points at what lies below.
      onEnd: (how) => how !== 'strayed' && pointAtTile(table, null),
    }
  })

/** The tile that a pointer is over. */
function tileUnder(target: EventTarget): Tile | null {
  const name = targetAround(target, 'tile')
  return name ? parseTile(name) : null
}

/** How finely tiles are drawn at the size at which the view rests. */
function useDetail(sight: Sight): Detail {
  return useSeen(sight, detailOf) ?? 'fine'
}

const detailOf = ({ laidOut }: Seen, before: Detail | null): Detail | null =>
  laidOut > 0 ? detailFor(laidOut) : before

/** What is worth seeing: all tiles and the wood round them, whose outermost trees may lie below paper. */
const ROOM: Box = { left: -3.74, top: -3.72, right: 3.74, bottom: 3.68 }

/** In a small window more of the wood may: no tile is smaller than a finger then. */
const SMALL_ROOM: Box = { left: -3.7, top: -3.36, right: 3.7, bottom: 3.32 }

const sceneOf = (room: Box): Scene => ({
  places: TILES.map(spotOf),
  box: PLATE,
  room: [room],
  focus: { x: 0, y: 0 },
})

const SCENE = sceneOf(ROOM)
const SMALL_SCENE = sceneOf(SMALL_ROOM)

/** The clearing as the camera looks at it: it never grows, and nobody in it is more worth seeing than all of it. */
const useScene = (): Scene => (useSmall() ? SMALL_SCENE : SCENE)
