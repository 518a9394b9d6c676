import type { Action, ActionType, Refusal } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { discard, give, take, withdraw } from './answers.ts'
import { build } from './build.ts'
import { buyPile } from './buy-pile.ts'
import { choose, stop } from './choose.ts'
import { claim } from './claim.ts'
import { end, resign } from './ending.ts'
import { hire } from './hire.ts'
import { play } from './play.ts'
import { raze } from './raze.ts'
import { reveal } from './reveal.ts'
import { buy, sell } from './shops.ts'
import { refused, type Verb } from './action-rule.ts'

/** Everything that players can do, in the order in which it is listed. */
const VERBS: { [Type in ActionType]: Verb<Type> } = {
  choose,
  stop,
  reveal,
  sell,
  buy,
  'buy-pile': buyPile,
  claim,
  build,
  raze,
  hire,
  play,
  withdraw,
  discard,
  take,
  give,
  end,
  resign,
}

/** The verb of an action; the registry above pairs every type with its own. */
const verbOf = (type: ActionType): Verb<ActionType> => VERBS[type] as Verb<ActionType>

const TYPES = Object.keys(VERBS) as readonly ActionType[]

/** Why nothing of this kind may be done now, whatever it is: the game, a question, the phase (section 5). */
function refuseKind(state: State, type: ActionType): Refusal | null {
  if (state.phase === 'over') return refused('game-over')
  if (type === 'resign') return null
  const [question] = state.questions
  const { phases } = verbOf(type)
  if (!phases) return question?.type === type ? null : refused('no-question')
  if (question) return refused('question-open')
  return phases.includes(state.phase) ? null : refused('wrong-phase')
}

/** Why an action is not allowed now, or null when it is. */
export const refuseAction = (state: State, action: Action): Refusal | null =>
  refuseKind(state, action.type) ?? verbOf(action.type).refuse(state, action)

/** Every action that is allowed now, but for giving up. */
export function listActions(state: State): Action[] {
  return TYPES.filter((type) => refuseKind(state, type) === null).flatMap((type) => {
    const verb = verbOf(type)
    return verb.wishes(state).filter((action) => verb.refuse(state, action) === null)
  })
}

/** Carries out an action that is allowed. */
export const performAction = (table: Table, action: Action): void =>
  verbOf(action.type).perform(table, action)
