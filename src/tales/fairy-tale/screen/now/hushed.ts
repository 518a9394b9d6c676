import type { State } from '../../../../engine/fairy-tale/index.ts'

/** Whether the rolls for new monsters of this turn, as far as they are still to come, are all put to sleep [R 60]. */
export const isHushed = ({ extras, rolls }: State): boolean =>
  (extras?.hush ?? 0) >= Math.max(1, rolls.monsters)
