import { type ActionRules, actionRules } from '../../../kernel/action-rules.ts'
import type { ActionType, Refusal } from '../../actions.ts'
import type { RuleContext } from '../../context.ts'
import { type Content, type ExpansionActionType, expansionVerbs, NOT_HERE } from '../../expansion-content.ts'
import type { State } from '../../state.ts'
import type { FairyTale } from '../../types.ts'
import { isOver } from '../outcome.ts'
import { refuseOutsideAction } from './action-rule.ts'
import { choosePlace, chooseSide, keepDie } from './answers.ts'
import { expand } from './expand.ts'
import { fell } from './fell.ts'
import { lay } from './lay.ts'
import { begin, endTurn, giveUp, roll } from './phases.ts'
import { remove } from './remove.ts'
import { sweep } from './sweep.ts'
import { use } from './use.ts'
import { symbolUseWith } from './use-symbol.ts'
import { walk } from './walk.ts'

const isExpansionAction = (type: ActionType): type is ExpansionActionType => type in NOT_HERE

/** Core actions that are allowed only in the action phase without an open question. The same holds for all actions of expansions. */
const IN_ACTION_PHASE: ReadonlySet<ActionType> = new Set<ActionType>([
  'use-symbol',
  'walk',
  'expand',
  'sweep',
  'fell',
  'remove',
  'end-turn',
])

/** Returns why no action of a type is allowed now, or null. Checks the end of the game, then the phase, then the expansions. */
export function refuseType(state: State, type: ActionType): Refusal | null {
  if (isOver(state)) return { code: 'game-is-over' }
  if (IN_ACTION_PHASE.has(type)) return refuseOutsideAction(state)
  if (!isExpansionAction(type)) return null
  return refuseOutsideAction(state) ?? (state.extras ? null : NOT_HERE[type])
}

/** The rules of all actions with some content, in the order of the list of actions. */
export function actionsWith(content: Content): ActionRules<FairyTale, RuleContext> {
  return actionRules<FairyTale, RuleContext>({
    rules: {
      lay,
      begin,
      roll,
      'choose-side': chooseSide,
      'keep-die': keepDie,
      'choose-place': choosePlace,
      use,
      'use-symbol': symbolUseWith(content),
      walk,
      expand,
      sweep,
      fell,
      remove,
      ...expansionVerbs(content),
      'end-turn': endTurn,
      'give-up': giveUp,
    },
    refuseType,
  })
}
