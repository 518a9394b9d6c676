import { isVictory, type OutcomeKind, type State } from './state.ts'

/** Renown for each outcome [S 24]. */
const WORTH: { readonly [Kind in OutcomeKind]: number } = {
  'total-victory': 12,
  'convincing-victory': 10,
  victory: 8,
  draw: 3,
  'total-defeat': 0,
}

/** Renown lost for each earlier siege. */
const EARLIER_SIEGE = 5

/** The parts of a siege's renown. */
export interface Renown {
  outcome: number
  /** The life left after a victory of any degree. */
  life: number
  /** One for each initial defender; 0 if the outcome brings 0. */
  defenders: number
  /** Loss for earlier sieges, at most the sum of the other parts. */
  earlier: number
  total: number
}

/** Returns the renown of a finished siege [S 24], or null. */
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
