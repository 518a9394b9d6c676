import type { State } from '../../../../engine/fairy-tale/index.ts'

/** True if a hush covers all remaining rolls for new monsters of this turn [R 60]. */
export const areSpawnsSilenced = ({ extras, rolls }: State): boolean =>
  (extras?.hush ?? 0) >= Math.max(1, rolls.monsters)
