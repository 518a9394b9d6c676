import type { RefObject } from 'react'
import { memo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { toolbar } from '../../../../ui/input/toolbar.ts'
import type { BoardCamera } from '../../../../ui/stage/camera/BoardCamera.ts'
import { CameraButtons } from '../../../../ui/stage/camera/CameraButtons.tsx'
import type { Inset } from '../../../../ui/stage/camera/camera-view.ts'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { useMessages } from '../../words/messages.ts'
import { ForesightPlank } from '../foresight/ForesightPlank.tsx'
import { RoutesButton } from '../foresight/routes/RoutesButton.tsx'
import { HintButton } from '../hints/HintButton.tsx'
import { RoutesList } from '../lazy.tsx'
import { EDGE } from '../state/sheet-sizes.ts'
import { useRaised } from '../state/useRise.ts'
import styles from './board.module.css'

interface BoardToolsProps {
  state: State
  eye: RefObject<BoardCamera | null>
  inset: Inset
  opensFutures: boolean
}

/** The tools over the board: futures, hint, routes and camera. In a small window all are in one row, or in one column at the side. */
export const BoardTools = memo(function BoardTools({
  state,
  eye,
  inset: { left, right, bottom },
  opensFutures,
}: BoardToolsProps) {
  const { board } = useMessages()
  const { view } = useFrameWords().table
  const small = useSmall()
  const raised = useRaised()
  const foot = bottom + EDGE
  return (
    <>
      {!small && (
        <div
          className={styles['futures']}
          style={{ ...raised, left: left + EDGE, bottom: `calc(${foot}px + var(--rise))` }}
        >
          <ForesightPlank />
        </div>
      )}
      <div
        className={styles['tools']}
        style={{ left: left + EDGE, right: right + EDGE, bottom: foot }}
        {...toolbar(view)}
      >
        {small && opensFutures && <ForesightPlank />}
        <div className={styles['buttons']}>
          <HintButton />
          <RoutesButton>
            <RoutesList state={state} />
          </RoutesButton>
          <CameraButtons eye={eye} names={board} />
        </div>
      </div>
    </>
  )
})
