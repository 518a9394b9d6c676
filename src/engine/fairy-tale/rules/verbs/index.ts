import type { Table as KernelTable } from '../../../kernel/game.ts'
import type { Action, ActionOf, ActionType, Refusal } from '../../actions.ts'
import type { Event } from '../../events.ts'
import { type ExpansionActionType, type Expansions, NOT_HERE, required } from '../../expansion-content.ts'
import type { State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { isOver } from '../outcome.ts'
import { begin } from './begin.ts'
import { choosePlace } from './choose-place.ts'
import { chooseSide } from './choose-side.ts'
import { endTurn } from './end-turn.ts'
import { expand } from './expand.ts'
import { fell } from './fell.ts'
import { giveUp } from './give-up.ts'
import { keepDie } from './keep-die.ts'
import { lay } from './lay.ts'
import { remove } from './remove.ts'
import { roll } from './roll.ts'
import { sweep } from './sweep.ts'
import { use } from './use.ts'
import { useSymbol } from './use-symbol.ts'
import { refuseOutsideAction, type Verb } from './verb.ts'
import { walk } from './walk.ts'

/** Everything that players can do, in the order in which it is listed. */
const VERBS: { [Type in Exclude<ActionType, ExpansionActionType>]: Verb<Type> } = {
  lay,
  begin,
  roll,
  'choose-side': chooseSide,
  'keep-die': keepDie,
  'choose-place': choosePlace,
  use,
  'use-symbol': useSymbol,
  walk,
  expand,
  sweep,
  fell,
  remove,
  'end-turn': endTurn,
  'give-up': giveUp,
}

const ALL = Object.values(VERBS) as readonly Verb<ActionType>[]

const EXPANSION_ACTIONS = Object.keys(NOT_HERE) as readonly ExpansionActionType[]

const isExpansionAction = (type: ActionType): type is ExpansionActionType => type in NOT_HERE

/** Returns the verb of an action type. The cast is safe: both tables have the verb of each type under its name. */
const verbFor = <Type extends ActionType>(type: Type, expansions: Expansions | null): Verb<Type> =>
  (isExpansionAction(type)
    ? required(expansions).verbs[type]
    : VERBS[type as Exclude<Type, ExpansionActionType>]) as Verb<Type>

/** Every action that is allowed now; none when the game is over. */
export function listActions(state: State, expansions: Expansions | null): Action[] {
  const all: Action[] = []
  if (isOver(state)) return all
  for (const verb of ALL) for (const action of verb.list(state, all, expansions)) all.push(action)
  return state.extras ? withExpansionActions(state, all, required(expansions)) : all
}

/** What expansions let players do stands before the end of the turn and giving up. */
function withExpansionActions(state: State, all: Action[], expansions: Expansions): Action[] {
  const found: Action[] = []
  for (const type of EXPANSION_ACTIONS)
    for (const action of expansions.verbs[type].list(state, all, expansions)) found.push(action)
  if (found.length === 0) return all
  const end = all.findIndex(({ type }) => type === 'end-turn' || type === 'give-up')
  all.splice(end, 0, ...found)
  return all
}

/** Every action of one type that is allowed now, without the trouble of looking for all others. */
export const listOf = <Type extends ActionType>(
  state: State,
  type: Type,
  expansions: Expansions | null,
): ActionOf<Type>[] =>
  isOver(state) || (isExpansionAction(type) && !state.extras)
    ? []
    : verbFor(type, expansions).list(state, undefined, expansions)

/** Why an action is not allowed now, or null when it is. */
export function refuseAction(state: State, action: Action, expansions: Expansions | null): Refusal | null {
  if (isOver(state)) return { code: 'game-is-over' }
  const { type } = action
  if (isExpansionAction(type) && !state.extras) return refuseOutsideAction(state) ?? NOT_HERE[type]
  return verbFor<ActionType>(type, expansions).refuse(state, action, expansions)
}

/** Makes the table of the rules from the kernel's. Requires the rules of expansions only in a game that has one. */
export const tableFor = (
  { state, chance, emit }: KernelTable<State, Event>,
  expansions: Expansions | null,
): Table => ({ state, chance, emit, expansions: state.extras ? required(expansions) : null })

/** Carries out an action that is allowed. */
export const performAction = (table: Table, action: Action): void =>
  verbFor<ActionType>(action.type, table.expansions).perform(table, action)
