import type { Progress } from '../../../../engine/fairy-tale/index.ts'
import { GoalDial } from '../../art/index.ts'

/** The progress toward a goal other than the diamonds: the part that is done, or the number left [R 68]. */
export const ProgressDial = ({ progress: { left, of }, size }: { progress: Progress; size: number }) => (
  <GoalDial
    count={of === null ? left : of - left}
    share={of === null ? null : (of - left) / of}
    size={size}
  />
)
