import { actionRules, refusedIf } from '../../../kernel/action-rules.ts'
import type { ActionType, RefusalCode } from '../../../kernel/game.ts'
import type { Action } from '../../actions.ts'
import { type CardId, cardPlace, isLand } from '../../cards.ts'
import type { Question, State } from '../../state.ts'
import type { Fortress } from '../../types.ts'
import { again, keep, redraw, yieldSiege } from './answers.ts'
import { assault } from './assault.ts'
import { end, giveUp } from './end-turn.ts'
import { fight } from './fight.ts'
import { cast, lay } from './hand.ts'
import { send } from './send.ts'

/** The question that each type of answer belongs to. */
const QUESTIONS: { readonly [Type in ActionType<Fortress>]?: Question } = {
  keep: 'opening',
  redraw: 'opening',
  again: 'again',
  yield: 'again',
}

/** Returns a refusal for a whole type of action: game over first, then an open question. */
function whyNoneOf({ outcome, pending }: State, type: ActionType<Fortress>): RefusalCode<Fortress> | null {
  if (outcome) return 'over'
  if (type === 'give-up') return null
  const asked = QUESTIONS[type] ?? null
  if (asked === pending) return null
  return pending ? 'answer-first' : 'not-asked'
}

/** Returns each card once, in the order of all cards. */
const onceEach = <Card extends CardId>(cards: readonly Card[]): Card[] =>
  [...new Set(cards)].sort((one, other) => cardPlace(one) - cardPlace(other))

/** All action rules, in the order of section 10. None is allowed after the end of the siege. */
export const ACTIONS = actionRules<Fortress>({
  rules: {
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
  },
  refuseType: (state, type) => refusedIf(whyNoneOf(state, type)),
  arrange(state, allowed) {
    const army = state.army.map(({ creature }) => creature)
    const inOrder: Action[] = [
      { type: 'keep' },
      { type: 'redraw' },
      { type: 'again' },
      { type: 'yield' },
      // Lands and other cards are listed together, in card order.
      ...onceEach(state.hand).map((card): Action => ({ type: isLand(card) ? 'lay' : 'cast', card })),
      ...onceEach(army).map((card): Action => ({ type: 'send', card })),
      { type: 'fight' },
      { type: 'assault' },
      { type: 'end' },
      { type: 'give-up' },
    ]
    return allowed(state, inOrder)
  },
})
