import { isVictory, type OutcomeKind, type State } from './state.ts'

/** What a siege is worth in renown by how it ends [S 24]. */
const WORTH: { readonly [Kind in OutcomeKind]: number } = {
  'total-victory': 12,
  'convincing-victory': 10,
  victory: 8,
  draw: 3,
  'total-defeat': 0,
}

/** What each siege before the last one costs. */
const EARLIER_SIEGE = 5

/** How a renown comes about, part by part. */
export interface Renown {
  outcome: number
  /** Life that was left, with a victory of any degree. */
  life: number
  /** One for every defender at the start, with anything above nothing. */
  defenders: number
  /** What earlier sieges take away, at most all of it. */
  earlier: number
  total: number
}

/** The renown of a siege that is over [S 24]; null while it goes on. */
export function renownOf({ outcome, life, garrison, slain, siege }: State): Renown | null {
  if (!outcome) return null
  const parts = {
    outcome: WORTH[outcome.kind],
    life: isVictory(outcome.kind) ? life : 0,
    defenders: WORTH[outcome.kind] > 0 ? garrison.length + slain.length : 0,
  }
  const sum = parts.outcome + parts.life + parts.defenders
  const earlier = Math.min(sum, EARLIER_SIEGE * (siege - 1))
  return { ...parts, earlier, total: sum - earlier }
}
