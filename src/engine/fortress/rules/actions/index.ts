import type { Action, ActionType, Refusal, RefusalCode } from '../../actions.ts'
import { type CardId, cardPlace, isLand } from '../../cards.ts'
import type { Question, State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { again, keep, redraw, yieldSiege } from './answers.ts'
import { assault } from './assault.ts'
import { cast } from './cast.ts'
import { end } from './end.ts'
import { fight } from './fight.ts'
import { giveUp } from './give-up.ts'
import { lay } from './lay.ts'
import { send } from './send.ts'
import type { Verb } from './action-rule.ts'

/** Everything that a player can do. */
const VERBS: { [Type in ActionType]: Verb<Type> } = {
  keep,
  redraw,
  again,
  yield: yieldSiege,
  lay,
  cast,
  send,
  fight,
  assault,
  end,
  'give-up': giveUp,
}

/** What answers each question. */
const ANSWERS: { readonly [One in Question]: readonly Action[] } = {
  opening: [{ type: 'keep' }, { type: 'redraw' }],
  again: [{ type: 'again' }, { type: 'yield' }],
}

const QUESTIONS: { readonly [Type in ActionType]?: Question } = {
  keep: 'opening',
  redraw: 'opening',
  again: 'again',
  yield: 'again',
}

/** The verb of an action; the registry above pairs every type with its own. */
const verbOf = (action: Action): Verb<ActionType> => VERBS[action.type] as Verb<ActionType>

/** Why an action is not allowed now, or null when it is: first the end, then the question that waits, then the rest. */
export function refuseAction(state: State, action: Action): Refusal | null {
  const code = refuseByQuestion(state, action) ?? verbOf(action).refuse(state, action)
  return code && { code }
}

function refuseByQuestion({ outcome, pending }: State, { type }: Action): RefusalCode | null {
  if (outcome) return 'over'
  if (type === 'give-up') return null
  const asked = QUESTIONS[type] ?? null
  if (asked === pending) return null
  return pending ? 'answer-first' : 'not-asked'
}

/** Carries out an action that is allowed. */
export const performAction = (table: Table, action: Action): void => verbOf(action).perform(table, action)

/** Each card once, in the order of all cards. */
const onceEach = <Card extends CardId>(cards: readonly Card[]): Card[] =>
  [...new Set(cards)].sort((one, other) => cardPlace(one) - cardPlace(other))

/** Every action that is allowed now, in the order of section 10; none when the siege is over. */
export function listActions(state: State): Action[] {
  if (state.outcome) return []
  if (state.pending) return [...ANSWERS[state.pending], { type: 'give-up' }]
  const army = state.army.map(({ creature }) => creature)
  const wishes: Action[] = [
    ...onceEach(state.hand).map((card): Action => ({ type: isLand(card) ? 'lay' : 'cast', card })),
    ...onceEach(army).map((card): Action => ({ type: 'send', card })),
    { type: 'fight' },
    { type: 'assault' },
    { type: 'end' },
    { type: 'give-up' },
  ]
  return wishes.filter((action) => verbOf(action).refuse(state, action) === null)
}
