import { type MouseEvent, memo, useMemo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { useSpokenText } from '../../../../ui/page/announce.ts'
import { cameraKeys } from '../../../../ui/stage/camera/camera-keys.ts'
import { type Inset, NO_INSET } from '../../../../ui/stage/camera/camera-view.ts'
import type { CoveredParts } from '../../../../ui/stage/camera/corners.ts'
import { isOnTool } from '../../../../ui/stage/camera/press-targets.ts'
import type { Seen, Sight } from '../../../../ui/stage/camera/sight.ts'
import { useCamera } from '../../../../ui/stage/camera/useCamera.ts'
import { useViewSelector } from '../../../../ui/stage/camera/useViewSelector.ts'
import { type DetailLevel, detailFor } from '../../art/index.ts'
import { isInputBlocked, useInputBlocked } from '../../input-blocked.ts'
import { type Table, useGameState, useIntent, useShown, useTable } from '../../runtime.ts'
import { weightOf } from '../../timing/weight.ts'
import { useMessages } from '../../words/messages.ts'
import { useHovered } from '../foresight/useHovered.ts'
import { useWhy } from '../foresight/why/explanation.ts'
import { Dim } from '../lazy.tsx'
import { DragGhost } from '../market/TilePicture.tsx'
import { EDGE } from '../state/sheet-sizes.ts'
import { useAsksSide } from '../state/table-state.ts'
import { useRaised } from '../state/useRise.ts'
import { noticesOf } from '../table-kit.ts'
import { Notice } from '../table-parts.ts'
import { BoardTools } from './BoardTools.tsx'
import { BoardWorld } from './BoardWorld.tsx'
import styles from './board.module.css'
import { EdgeMarks } from './edge/EdgeMarks.tsx'
import { useLaidDrag } from './opening/useLaidDrag.ts'
import { withPlates } from './sides/plates.ts'
import { question } from './sides/question.ts'
import { useIntentKeys } from './useBoardKeys.ts'
import { useScene } from './useScene.ts'

/** Announces which tile is to be cleared and shows it below the board. The tiles are the answers. */
function ClearChoice({ state }: { state: State }) {
  useSpokenText(question(useMessages(), state))
  return null
}

interface BoardProps {
  /** The parts of the board that panels cover on each side, in pixels, as the player on turn sees them. */
  inset?: Inset
  /** The same in window coordinates, plus the tools over a small board. "Fit" uses the rest. */
  clear?: CoveredParts
  /** False if the page shows the six futures itself: no button opens them. */
  opensFutures?: boolean
}

/** The forest with zoom, pan and play. It fills its parent. */
export function Board({ inset = NO_INSET, clear = inset, opensFutures = true }: BoardProps) {
  const real = useGameState()
  const shown = useShown()
  return real && shown ? (
    <BoardOf {...{ real, shown, inset, clear, opensFutures }} />
  ) : (
    <div className={styles['board']} />
  )
}

interface BoardOfProps extends Required<BoardProps> {
  real: State
  shown: State
}

function BoardOf({ real, shown, inset, clear, opensFutures }: BoardOfProps) {
  const table = useTable()
  const { board } = useMessages()
  const small = useSmall()
  const scene = useScene(shown)
  const asked = useInputBlocked() ? undefined : real.pending?.kind
  const plates = useAsksSide() === 'board'
  const beside = useMemo(() => (plates ? withPlates(clear) : clear), [plates, clear])
  // An explanation shows an earlier forest, in the view of the live one.
  const explained = useWhy(({ asked }) => asked !== null)
  const framed = useScene(explained ? real : shown)
  const inHand = useIntent((intent) => intent.inHand.kind === 'tile')
  const camera = useCamera(framed, beside, plates ? 'all' : inHand ? 'places' : 'usual')
  const level = useLevel(camera.sight)
  const { dragged, grab } = useLaidDrag()
  useIntentKeys(real)
  useHovered()
  const world = {
    real,
    shown,
    scene,
    camera,
    level,
    onGrab: grab,
  }
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
    >
      <div ref={camera.world} className={styles['world']} data-far={level >= 1}>
        <BoardWorld {...world} />
      </div>
      <Dim camera={camera} />
      <EdgeMarks camera={camera} inset={clear} />
      <div className={styles['own']}>
        <BoardTools state={real} eye={camera.eye} inset={inset} opensFutures={opensFutures} />
        {!small && <BoardNotice inset={inset} />}
      </div>
      {asked === 'clear-place' && <ClearChoice state={real} />}
      {dragged && <DragGhost {...dragged} />}
    </section>
  )
}

/**
 * A click ends the playback, or only the current moment. While monsters are shown it does nothing else. After a player's own action it also
 * has its usual effect.
 */
function pressThrough(table: Table, event: MouseEvent): void {
  const { playing, cue, next, skip } = table.playback.getState()
  if (!playing || isOnTool(event.target)) return
  if (isInputBlocked(table)) event.stopPropagation()
  if (cue && weightOf(cue.event)) next()
  else skip()
}

/** The level of detail for the size at which the view rests. */
function useLevel(sight: Sight): DetailLevel {
  return useViewSelector(sight, levelOf) ?? 0.5
}

const levelOf = ({ laidOut }: Seen, before: DetailLevel | null): DetailLevel | null =>
  laidOut > 0 ? detailFor(laidOut) : before

/** In a wide window: the reason why an action failed, near the pointer. */
const BoardNotice = memo(function BoardNotice({ inset: { left, right, bottom } }: { inset: Inset }) {
  const table = useTable()
  const raised = useRaised()
  const isSaid = noticesOf(table).useNotice(({ notice }) => notice !== null)
  return (
    <div
      className={styles['notice']}
      data-said={isSaid ? '' : undefined}
      style={{ ...raised, left, right, bottom: `calc(${bottom + EDGE}px + var(--rise))` }}
    >
      <Notice />
    </div>
  )
})
