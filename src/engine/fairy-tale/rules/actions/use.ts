import type { Place } from '../../../kernel/boards/square.ts'
import type { ActionOf } from '../../actions.ts'
import type { PowerId } from '../../characters/ids.ts'
import type { RuleContext } from '../../context.ts'
import type { Power } from '../../hooks/power.ts'
import { throwDie } from '../die.ts'
import { clearMonsters } from '../monsters.ts'
import { powerOnTurn, powersOnTurn, refuseUse, usesOf } from '../powers.ts'
import { seatOnTurn } from '../seats.ts'
import { settleDie } from '../settle-die.ts'
import { stepOnto } from '../step-onto.ts'
import { proceed } from '../turn.ts'
import type { ActionRule } from './action-rule.ts'

type Use = ActionOf<'use'>

/** Uses a power of the character on turn, at most one a turn (section 9). */
export const use: ActionRule<'use'> = {
  list: (state) => powersOnTurn(state).flatMap(({ power }) => usesOf(state, power)),

  refuse: refuseUse,

  apply(context, action) {
    const { state, emit } = context
    const { power: id, at = null, seat: target = null } = action
    const power = powerOnTurn(state, id)
    const seat = seatOnTurn(state)
    if (!power || !seat) throw new Error(`The hero on turn does not have the power ${id}.`)
    state.spent.powers += 1
    power.pay?.(seat)
    if (power.effect.do === 'bargain') state.rolls = { ...power.effect.rolls }
    emit?.({ type: 'power-used', seat: state.onTurn, power: id, at, target })
    takeEffect(context, power, action)
  },
}

/** Applies the effect of a power. */
function takeEffect(context: RuleContext, { effect }: Power, { power, at, seat }: Use): void {
  if (effect.do === 'bargain') proceed(context)
  if (effect.do === 'reroll') reroll(context)
  if (effect.do === 'clear' && at !== undefined) clearMonsters(context, context.state.onTurn, at, power)
  if (effect.do === 'travel' && at !== undefined) carry(context, power, context.state.onTurn, at)
  const own = seatOnTurn(context.state)?.at
  if (effect.do === 'fetch' && seat !== undefined && own !== undefined) carry(context, power, seat, own)
}

function reroll(context: RuleContext): void {
  const { pending } = context.state
  if (pending?.kind !== 'die') throw new Error('Cannot reroll: no die is pending.')
  context.state.pending = null
  settleDie(context, { ...pending, face: throwDie(context, pending.for, true) })
}

function carry(context: RuleContext, by: PowerId, seat: number, at: Place): void {
  const from = context.state.seats[seat]?.at
  if (from !== undefined) stepOnto(context, { seat, from, at, by })
}
