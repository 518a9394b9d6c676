import type { RefObject } from 'react'
import { memo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import type { BoardCamera } from '../../../../ui/stage/camera/BoardCamera.ts'
import { CameraButtons } from '../../../../ui/stage/camera/CameraButtons.tsx'
import type { Inset } from '../../../../ui/stage/camera/view.ts'
import { useMessages } from '../../words/messages.ts'
import { ForesightPlank } from '../foresight/ForesightPlank.tsx'
import { RoutesButton } from '../foresight/routes/RoutesButton.tsx'
import { HintButton } from '../hints/HintButton.tsx'
import { RoutesList } from '../late/leaves.tsx'
import { EDGE } from '../now/sheet-sizes.ts'
import { useRaised } from '../now/useRise.ts'
import styles from './board.module.css'

interface BoardToolsProps {
  state: State
  eye: RefObject<BoardCamera | null>
  inset: Inset
}

/**
 * What hangs over the board to be pressed: the way into the futures, a hint, all ways, the camera. In a small window
 * all stands in one row, or in one column at the side.
 */
export const BoardTools = memo(function BoardTools({
  state,
  eye,
  inset: { left, right, bottom },
}: BoardToolsProps) {
  const { board } = useMessages()
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
      <div className={styles['tools']} style={{ left: left + EDGE, right: right + EDGE, bottom: foot }}>
        {small && <ForesightPlank />}
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
