import type { Progress } from '../../../../engine/fairy-tale/index.ts'
import { GoalDial } from '../../art/index.ts'

/** How far a table has come towards another goal than the dark diamonds: what is done of it, or what is left [R 68]. */
export const ProgressDial = ({ progress: { left, of }, size }: { progress: Progress; size: number }) => (
  <GoalDial
    count={of === null ? left : of - left}
    share={of === null ? null : (of - left) / of}
    size={size}
  />
)
