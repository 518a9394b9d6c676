import type { Difficulty } from '../../../../engine/fairy-tale/index.ts'
import { useDraft } from './draft.ts'
import { type MeasuredRate, measuredOf } from './measured.ts'
import { boxesFor, rulesFor } from './suggested-boxes.ts'

/** Returns the measured win rate of a difficulty with the current choices, or the nearest one. Null if nothing was measured. */
export function useMeasured(difficulty: Difficulty): MeasuredRate | null {
  const players = useDraft(({ company }) => company.length)
  const ownBoxes = useDraft((draft) => draft.ownBoxes)
  const rules = useDraft((draft) => draft.rules)
  return measuredOf({
    difficulty,
    players,
    rules: rulesFor(rules, difficulty),
    boxes: boxesFor(ownBoxes, difficulty),
  })
}
