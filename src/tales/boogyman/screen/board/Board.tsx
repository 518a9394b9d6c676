import type { MouseEvent, PointerEvent } from 'react'
import { parseTile, SEATS, type SeatName, TILES, type Tile } from '../../../../engine/boogyman/index.ts'
import type { Detail } from '../../../../ui/art/svg.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import { targetAround } from '../../../../ui/input/targets.ts'
import { toolbar } from '../../../../ui/input/toolbar.ts'
import { useFingerHold } from '../../../../ui/input/useFingerHold.ts'
import type { BoardRect } from '../../../../ui/stage/board-point.ts'
import type { CameraTargets } from '../../../../ui/stage/camera/BoardCamera.ts'
import { CameraButtons } from '../../../../ui/stage/camera/CameraButtons.tsx'
import { cameraKeys } from '../../../../ui/stage/camera/camera-keys.ts'
import type { CoveredParts } from '../../../../ui/stage/camera/corners.ts'
import { isOnTool } from '../../../../ui/stage/camera/press-targets.ts'
import type { Seen, Sight } from '../../../../ui/stage/camera/sight.ts'
import { useCamera } from '../../../../ui/stage/camera/useCamera.ts'
import { useViewSelector } from '../../../../ui/stage/camera/useViewSelector.ts'
import { DragGhost as Ghost } from '../../../../ui/stage/drag/DragGhost.tsx'
import type { DraggedThing } from '../../../../ui/stage/drag/drop-target.tsx'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { detailFor } from '../../art/index.ts'
import type { TurnSelection } from '../../intent/turn-selection.ts'
import { isInputBlocked, type Table, useIntent, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { ThingPicture } from '../clearing/Pieces.tsx'
import { PLATE, spotOf } from '../clearing/spots.ts'
import { lookAtTile, pointAtTile } from '../foresight/pointer-target.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { useDisplayedState, useLiveState } from '../state/table-state.ts'
import { noticesOf } from '../table-kit.ts'
import { BoardWorld } from './BoardWorld.tsx'
import styles from './board.module.css'
import { usePieceDrag } from './usePieceDrag.ts'

interface DragGhostProps extends DraggedThing {
  piece: NonNullable<TurnSelection>
  side: SeatName
}

/** Width of a dragged piece, in tiles. */
const WIDE = 0.62

/** A dragged piece. */
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
  /** The covered parts of the board, in pixels. Must be the same object while unchanged. */
  inset: CoveredParts
}

/** The playable board with its camera, which fills its parent. */
export function Board({ inset }: BoardProps) {
  const table = useTable()
  const { board } = useMessages()
  const { view } = useFrameWords().table
  const real = useLiveState()
  const shown = useDisplayedState()
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
      <div
        className={styles['tools']}
        style={{ right: right + EDGE, bottom: bottom + EDGE }}
        {...toolbar(view)}
      >
        <CameraButtons eye={camera.eye} names={board} />
      </div>
      {dragged && <DragGhost {...dragged} side={SEATS[real.onTurn]} />}
    </section>
  )
}

/** Distance between buttons and panels, in pixels. */
const EDGE = 12

/**
 * A press ends the playback. During a bot's turn or a replay it does nothing else. After a player's own action the press also acts as
 * usual.
 */
function pressThrough(table: Table, event: MouseEvent): void {
  if (isOnTool(event.target)) return
  if (isInputBlocked(table)) event.stopPropagation()
  const { playing, skip } = table.playback.getState()
  if (playing) skip()
}

/** Clears the selection and its message. */
function letGo(table: Table): void {
  noticesOf(table).drop()
  table.intent.getState().cancel()
}

/** Points at the tile below the pointer. */
const pointersOf = (table: Table) => ({
  onPointerOver: ({ target, pointerType }: PointerEvent) =>
    pointAtTile(table, tileUnder(target), pointerType === 'touch'),
  onPointerLeave: () => pointAtTile(table, null),
})

/**
 * The mouse points at a tile before a press, and the effect of the press is shown beside it. A resting finger shows the same, and its lift
 * acts on nothing.
 */
const useLookByFinger = (table: Table): ((event: PointerEvent) => void) =>
  useFingerHold(({ target }) => {
    const tile = tileUnder(target)
    if (tile === null) return null
    return {
      onHold: () => lookAtTile(table, tile),
      // A moving finger drags and points at the tiles below.
      onEnd: (how) => how !== 'strayed' && pointAtTile(table, null),
    }
  })

/** The tile below a pointer. */
function tileUnder(target: EventTarget): Tile | null {
  const name = targetAround(target, 'tile')
  return name ? parseTile(name) : null
}

/** The level of detail for the tile width of the layout. */
function useDetail(sight: Sight): Detail {
  return useViewSelector(sight, detailOf) ?? 'fine'
}

const detailOf = ({ laidOut }: Seen, before: Detail | null): Detail | null =>
  laidOut > 0 ? detailFor(laidOut) : before

/** The area to show: all tiles and the forest around them. Panels may cover the outermost trees. */
const ROOM: BoardRect = { left: -3.74, top: -3.72, right: 3.74, bottom: 3.68 }

/** In a small window panels may cover more of the forest, so that tiles stay large enough for a finger. */
const SMALL_ROOM: BoardRect = { left: -3.7, top: -3.36, right: 3.7, bottom: 3.32 }

const sceneOf = (room: BoardRect): CameraTargets => ({
  places: TILES.map(spotOf),
  box: PLATE,
  room: [room],
  focus: { x: 0, y: 0 },
})

const SCENE = sceneOf(ROOM)
const SMALL_SCENE = sceneOf(SMALL_ROOM)

/** The scene of the camera. The board never grows, and the focus is always its center. */
const useScene = (): CameraTargets => (useSmall() ? SMALL_SCENE : SCENE)
