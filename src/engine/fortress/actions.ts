import type { CardId } from './cards.ts'

/** Everything that a player can do (section 10). */
export type Action =
  /** The opening hand stands [S 4]. */
  | { type: 'keep' }
  /** Seven others are drawn, once [S 4]. */
  | { type: 'redraw' }
  /** The siege is set up anew [S 19]. */
  | { type: 'again' }
  /** The siege is given up after a failed assault [S 19]. */
  | { type: 'yield' }
  | { type: 'lay'; card: CardId }
  | { type: 'cast'; card: CardId }
  /** A creature steps into the column, and is met at once [S 11]. */
  | { type: 'send'; card: CardId }
  /** The column is closed, and all pairs strike [S 15]. */
  | { type: 'fight' }
  | { type: 'assault' }
  | { type: 'end' }
  | { type: 'give-up' }

/** Every reason why an action is not allowed. */
export const REFUSALS = [
  'over',
  'answer-first',
  'not-asked',
  'not-in-hand',
  'fight-first',
  'last-life',
  'kind-missing',
  'too-few-lands',
  'not-in-army',
  'must-assault',
  'attacked-already',
  'not-ready',
  'sent-already',
  'nobody-to-meet',
  'stronger-first',
  'nobody-sent',
  'garrison-stands',
] as const

/** Why an action is not allowed (sections 4 to 7). */
export interface Refusal {
  readonly code: (typeof REFUSALS)[number]
}
