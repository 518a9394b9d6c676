import type { Difficulty } from '../../../../engine/fairy-tale/index.ts'
import { useDraft } from './draft.ts'
import { type Measured, measuredOf } from './measured.ts'
import { boxesFor } from './suggested-boxes.ts'

/** What was measured of a tale, as the table would play it now or as nearly so as was measured. */
export function useMeasured(difficulty: Difficulty): Measured | null {
  const players = useDraft(({ company }) => company.length)
  const ownBoxes = useDraft((draft) => draft.ownBoxes)
  const rules = useDraft((draft) => draft.rules)
  return measuredOf({ difficulty, players, rules, boxes: boxesFor(ownBoxes, difficulty) })
}
