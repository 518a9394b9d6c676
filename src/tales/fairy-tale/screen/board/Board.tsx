import { type MouseEvent, memo, useMemo, useState } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../engine/kernel/index.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { useSpokenText } from '../../../../ui/page/announce.ts'
import { cameraKeys } from '../../../../ui/stage/camera/camera-keys.ts'
import type { Corner, Cover } from '../../../../ui/stage/camera/corners.ts'
import { isOnTool } from '../../../../ui/stage/camera/press-targets.ts'
import type { Seen, Sight } from '../../../../ui/stage/camera/sight.ts'
import { useCamera } from '../../../../ui/stage/camera/useCamera.ts'
import { useSeen } from '../../../../ui/stage/camera/useSeen.ts'
import { type Inset, NO_INSET } from '../../../../ui/stage/camera/view.ts'
import { type DetailLevel, detailFor } from '../../art/index.ts'
import { type Table, useGameState, useIntent, useShown, useTable } from '../../table.ts'
import { weightOf } from '../../timing/weight.ts'
import { isHandsOff, useHandsOff } from '../../watching.ts'
import { useMessages } from '../../words/messages.ts'
import { useHovered } from '../foresight/useHovered.ts'
import { HintCard, SideChoice } from '../late/leaves.tsx'
import { DragGhost } from '../market/TilePicture.tsx'
import { NoticeSlip } from '../now/NoticeSlip.tsx'
import { useAcross } from '../now/seating.ts'
import { EDGE } from '../now/sheet-sizes.ts'
import { useRaised } from '../now/useRise.ts'
import { noticesOf } from '../table-kit.ts'
import { BoardTools } from './BoardTools.tsx'
import { BoardWorld } from './BoardWorld.tsx'
import styles from './board.module.css'
import { Dim } from './Dim.tsx'
import { EdgeMarks } from './edge/EdgeMarks.tsx'
import { useLaidDrag } from './opening/useLaidDrag.ts'
import { besideSigns } from './sides/beside-signs.ts'
import { question } from './sides/question.ts'
import { useIntentKeys } from './useBoardKeys.ts'
import { useScene } from './useScene.ts'

/** Which tile is to be cleared is asked aloud, and below the board in print; the tiles themselves are the answers. */
function ClearChoice({ state }: { state: State }) {
  useSpokenText(question(useMessages(), state))
  return null
}

interface BoardProps {
  /** What panels cover of the board on each side, in pixels, as whoever is on turn sees it. */
  inset?: Inset
  /** The same as the window has it, and what hangs over the board where that is small: "fit" fits into the rest. */
  clear?: Cover
}

/** The forest: to be looked at from near and far, and to be played on. It fills its parent. */
export function Board({ inset = NO_INSET, clear = inset }: BoardProps) {
  const real = useGameState()
  const shown = useShown()
  return real && shown ? (
    <BoardOf real={real} shown={shown} inset={inset} clear={clear} />
  ) : (
    <div className={styles['board']} />
  )
}

interface BoardOfProps extends Required<BoardProps> {
  real: State
  shown: State
}

function BoardOf({ real, shown, inset, clear: usual }: BoardOfProps) {
  const table = useTable()
  const { board } = useMessages()
  const small = useSmall()
  const scene = useScene(shown)
  const { clear, setHint } = useBesideHint(usual, inset)
  const asked = useHandsOff() ? undefined : real.pending?.kind
  const askedSide = asked === 'spawn-side' || asked === 'movement-side'
  const size = { width: window.innerWidth, height: window.innerHeight }
  const signs = askedSide ? besideSigns(scene.box, size, clear, small) : null
  const inHand = useIntent((intent) => intent.inHand.kind === 'tile')
  const camera = useCamera(scene, signs?.inset ?? clear, askedSide ? 'all' : inHand ? 'places' : 'usual')
  const level = useLevel(camera.sight)
  const [considered, setConsidered] = useState<Direction | null>(null)
  const { dragged, grab } = useLaidDrag()
  useIntentKeys(real)
  useHovered()
  const world = {
    real,
    shown,
    scene,
    camera,
    level,
    considered: askedSide ? considered : undefined,
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
        <BoardTools state={real} eye={camera.eye} inset={inset} />
        {!small && <HintCard inset={inset} box={scene.box} onTake={setHint} />}
        {!small && <BoardNotice inset={inset} />}
      </div>
      {signs && (
        <SideChoice
          state={real}
          inset={clear}
          small={small}
          places={signs.places}
          onConsider={setConsidered}
        />
      )}
      {asked === 'clear-place' && <ClearChoice state={real} />}
      {dragged && <DragGhost {...dragged} />}
    </section>
  )
}

/** What covers the board, with the corner that a hint takes of `inset` while there is one. */
function useBesideHint(usual: Cover, inset: Inset) {
  const across = useAcross()
  const [hint, setHint] = useState<Corner | null>(null)
  const clear = useMemo((): Cover => {
    if (!hint) return usual
    const turned = hint.across === 'left' ? 'right' : 'left'
    const side = across ? turned : hint.across
    const corner: Corner = {
      across: side,
      down: across ? 'bottom' : 'top',
      width: hint.width + inset[hint.across] - usual[side],
      height: hint.height,
    }
    return { ...usual, corners: [...(usual.corners ?? []), corner] }
  }, [usual, inset, hint, across])
  return { clear, setHint }
}

/**
 * A press ends what is being shown, of a moment that one alone. Where monsters are watched it does no more; what a
 * player did is done already, and there the press does what it is for besides.
 */
function pressThrough(table: Table, event: MouseEvent): void {
  const { playing, cue, next, skip } = table.playback.getState()
  if (!playing || isOnTool(event.target)) return
  if (isHandsOff(table)) event.stopPropagation()
  if (cue && weightOf(cue.event)) next()
  else skip()
}

/** How finely tiles are drawn at the size at which the view rests. */
function useLevel(sight: Sight): DetailLevel {
  return useSeen(sight, levelOf) ?? 0.5
}

const levelOf = ({ laidOut }: Seen, before: DetailLevel | null): DetailLevel | null =>
  laidOut > 0 ? detailFor(laidOut) : before

/** In a wide window: what cannot be done and why, where the eye is anyway. */
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
      <NoticeSlip />
    </div>
  )
})
