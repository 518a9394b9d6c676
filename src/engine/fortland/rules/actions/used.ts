import type { ActionOf } from '../../../kernel/game.ts'
import type { Refusal } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Fortland } from '../../types.ts'
import type { ArmyAction } from '../army-action.ts'
import { buildFort } from '../army-actions/build.ts'
import { marchOn } from '../army-actions/march.ts'
import { tearDown } from '../army-actions/tear.ts'
import { turnRound } from '../army-actions/turn-round.ts'
import { afterArmyAction, hasRoomAfter, wasteOf } from '../waste.ts'
import { type ActionRule, refuseBeforeRoll } from './action-rule.ts'

type UsedType = 'march' | 'turn' | 'build' | 'tear'

/** Makes an army action playable: only after the roll, and only if it wastes no more actions than before [F 6]. */
const ruleOf = <Type extends UsedType>(type: Type, deed: ArmyAction): ActionRule<Type> => ({
  candidates: () => [{ type } as ActionOf<Fortland, Type>],
  refuse: (state) => refuseBeforeRoll(state) ?? deed.bar(state) ?? refuseWaste(state, deed),
  apply: (context) => deed.perform(context),
})

function refuseWaste(state: State, deed: ArmyAction): Refusal | null {
  if (hasRoomAfter(state, deed.leaves(state), state.actions - deed.price(state))) return null
  const left = wasteOf(afterArmyAction(state, deed))
  return left > 0 && left > wasteOf(state) ? { code: 'would-waste', left } : null
}

export const march = ruleOf('march', marchOn)
export const turn = ruleOf('turn', turnRound)
export const build = ruleOf('build', buildFort)
export const tear = ruleOf('tear', tearDown)
