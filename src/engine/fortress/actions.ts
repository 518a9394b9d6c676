import type { CardId } from './cards.ts'

/** All actions of the player (section 10). */
export type Action =
  /** Keeps the opening hand [S 4]. */
  | { type: 'keep' }
  /** Replaces the opening hand by seven other cards, once [S 4]. */
  | { type: 'redraw' }
  /** Sets the siege up again after a failed assault [S 19]. */
  | { type: 'again' }
  /** Gives the siege up after a failed assault [S 19]. */
  | { type: 'yield' }
  | { type: 'lay'; card: CardId }
  | { type: 'cast'; card: CardId }
  /** Sends a creature into the column, where a defender meets it at once [S 11]. */
  | { type: 'send'; card: CardId }
  /** Closes the column, and resolves all pairs [S 15]. */
  | { type: 'fight' }
  | { type: 'assault' }
  | { type: 'end' }
  | { type: 'give-up' }

/** All refusal codes. */
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

/** A refusal of an action (sections 4 to 7). */
export interface Refusal {
  readonly code: (typeof REFUSALS)[number]
}
