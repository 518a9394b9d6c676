import { actionRules } from '../../../kernel/action-rules.ts'
import type { ActionType } from '../../../kernel/game.ts'
import type { Refusal } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Citadel } from '../../types.ts'
import { turnUp } from '../turn-up.ts'
import { type ActionRule, refused } from './action-rule.ts'
import { discard, give, take, withdraw } from './answers.ts'
import { build } from './build.ts'
import { buyPile } from './buy-pile.ts'
import { choose, stop } from './choose.ts'
import { claim } from './claim.ts'
import { end, resign } from './end-turn.ts'
import { hire } from './hire.ts'
import { play } from './play.ts'
import { raze } from './raze.ts'
import { buy, sell } from './shops.ts'

/** Phase 1: turns up the top card for all to see (section 4). */
const reveal: ActionRule<'reveal'> = {
  phases: ['reveal'],
  refuse: () => null,
  apply: (context) => turnUp(context, 'reveal'),
  candidates: () => [{ type: 'reveal' }],
}

const RULES: { readonly [Type in ActionType<Citadel>]: ActionRule<Type> } = {
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

/** Returns why no action of this type is possible now: game over, an open question, or the phase (section 5). */
function refuseType(state: State, type: ActionType<Citadel>): Refusal | null {
  if (state.phase === 'over') return refused('game-over')
  if (type === 'resign') return null
  const [question] = state.questions
  const { phases } = RULES[type]
  if (!phases) return question?.type === type ? null : refused('no-question')
  if (question) return refused('question-open')
  return phases.includes(state.phase) ? null : refused('wrong-phase')
}

/** All player actions in the order of listing. Resigning is never listed. */
export const ACTIONS = actionRules<Citadel>({ rules: RULES, refuseType })
