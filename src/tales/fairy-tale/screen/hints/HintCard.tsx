import { useEffect, useRef } from 'react'
import { useSize } from '../../../../ui/art/useSize.ts'
import type { Corner } from '../../../../ui/stage/camera/corners.ts'
import type { Inset } from '../../../../ui/stage/camera/view.ts'
import type { Box } from '../../../../ui/stage/spot.ts'
import { spotOf } from '../forest/layout.ts'
import { useHint } from '../table-kit.ts'
import { dangerIn } from './danger-side.ts'
import { HintSheet } from './HintSheet.tsx'
import { planMarks } from './hint-plan.ts'
import type { GradedHint } from './hint-words.ts'
import styles from './hints.module.css'

interface HintCardProps {
  inset: Inset
  /** All that can be seen of the forest, in tiles. */
  box: Box
  /** Told how much of the inset's corner it takes, and when it takes none any more: the forest is shown beside it. */
  onTake(corner: Corner | null): void
}

/** The hint over the board of a wide window, away from what it is about. */
export function HintCard({ inset, box, onTake }: HintCardProps) {
  const { state, grade, plan } = useHint()
  if (!state) return null
  return <HangingHint inset={inset} edge={edgeFor({ state, grade, plan }, box)} onTake={onTake} />
}

/** Between the sheets and the hint, in pixels. */
const EDGE = 14

interface HangingHintProps extends Pick<HintCardProps, 'inset' | 'onTake'> {
  edge: 'left' | 'right'
}

function HangingHint({ inset, edge, onTake }: HangingHintProps) {
  const card = useRef<HTMLDivElement>(null)
  const width = useSize(card, 'width', 0) + EDGE * 2
  const height = useSize(card, 'height', 0) + EDGE * 2
  useEffect(() => {
    onTake({ across: edge, down: 'top', width, height })
    return () => onTake(null)
  }, [edge, width, height, onTake])
  return (
    <div ref={card} className={styles['hung']} style={{ [edge]: inset[edge] + EDGE, top: inset.top + EDGE }}>
      <HintSheet />
    </div>
  )
}

/** On which edge of the board the hint hangs: away from what it is about, so that it never covers that. */
export function edgeFor({ state, grade, plan }: GradedHint, { left, right }: Box): 'left' | 'right' {
  const target = grade > 2 && plan ? planMarks(state, plan).targets.at(-1) : undefined
  if (target !== undefined) return spotOf(target).x > (left + right) / 2 ? 'left' : 'right'
  const danger = dangerIn(state)
  return danger.kind !== 'safe' && danger.side === 'east' ? 'left' : 'right'
}
