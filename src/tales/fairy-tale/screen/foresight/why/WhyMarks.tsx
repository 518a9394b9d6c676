import { memo, type RefObject, useEffect } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import type { BoardCamera } from '../../../../../ui/stage/camera/BoardCamera.ts'
import { AIMED } from '../../../../../ui/stage/camera/camera-view.ts'
import { useGame } from '../../../runtime.ts'
import { spotOf } from '../../forest/layout.ts'
import { ComingMarks } from './ComingMarks.tsx'
import { type Explained, explained, useWhy } from './explanation.ts'
import styles from './marks.module.css'
import type { ExplainedEvent } from './moments.ts'
import { StepMarks } from './StepMarks.tsx'

interface WhyMarksProps {
  /** The live state. */
  real: State
  eye: RefObject<BoardCamera | null>
}

/** The explanation on the board as numbered signs, arrows and frames. Its words are on the card. */
export const WhyMarks = memo(function WhyMarks({ real, eye }: WhyMarksProps) {
  const session = useGame((game) => game.session)
  const asked = useWhy((why) => why.asked)
  const found = asked && session ? explained(asked, session, real) : null
  useRevealed(found, eye)
  if (!found) return null
  return (
    <div className={styles['marks']} aria-hidden="true">
      {found.moment.kind === 'step' ? (
        <StepMarks moment={found.moment} />
      ) : (
        <ComingMarks moment={found.moment} />
      )}
    </div>
  )
})

/** Moves the camera if the subject is not wholly visible. */
function useRevealed(found: Explained | null, eye: RefObject<BoardCamera | null>): void {
  const key = found && JSON.stringify(found.asked)
  const places = found ? placesOf(found.moment) : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places are those of the question
  useEffect(() => {
    for (const place of places) eye.current?.reveal(spotOf(place), {}, AIMED)
  }, [key])
}

/** Returns the places that must be visible, the most important last. */
export function placesOf(moment: ExplainedEvent): Place[] {
  if (moment.kind === 'coming') return [moment.event.at]
  const { event } = moment.part
  return event.type === 'monster-stepped' ? [event.to, event.from] : [event.at]
}
