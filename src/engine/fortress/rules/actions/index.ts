import { actionRules, refusedIf } from '../../../kernel/action-rules.ts'
import type { ActionType, RefusalCode } from '../../../kernel/game.ts'
import type { Action } from '../../actions.ts'
import { type CardId, cardPlace, isLand } from '../../cards.ts'
import type { Fortress } from '../../kind.ts'
import type { Question, State } from '../../state.ts'
import { again, keep, redraw, yieldSiege } from './answers.ts'
import { assault } from './assault.ts'
import { end, giveUp } from './ending.ts'
import { fight } from './fight.ts'
import { cast, lay } from './hand.ts'
import { send } from './send.ts'

/** The question that each answer answers. */
const QUESTIONS: { readonly [Type in ActionType<Fortress>]?: Question } = {
  keep: 'opening',
  redraw: 'opening',
  again: 'again',
  yield: 'again',
}

/** First the end, then the question that waits. */
function whyNoneOf({ outcome, pending }: State, type: ActionType<Fortress>): RefusalCode<Fortress> | null {
  if (outcome) return 'over'
  if (type === 'give-up') return null
  const asked = QUESTIONS[type] ?? null
  if (asked === pending) return null
  return pending ? 'answer-first' : 'not-asked'
}

/** Each card once, in the order of all cards. */
const onceEach = <Card extends CardId>(cards: readonly Card[]): Card[] =>
  [...new Set(cards)].sort((one, other) => cardPlace(one) - cardPlace(other))

/** Everything that a player can do, in the order of section 10; none when the siege is over. */
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
      // Lands and all else in one order, that of the cards.
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
