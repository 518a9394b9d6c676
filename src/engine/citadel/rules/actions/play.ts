import { refusedIf } from '../../../kernel/action-rules.ts'
import { INFLUENCE_IDS, type InfluenceId, influenceOf } from '../../influence.ts'
import type { Seat, State } from '../../state.ts'
import type { RuleContext } from '../../types.ts'
import { holds, setAside } from '../influence.ts'
import { INFLUENCE_CARDS } from '../influence-cards/index.ts'
import { seatOf } from '../seats.ts'
import { type ActionRule, refused } from './action-rule.ts'

/** Plays an Influence card, before turning up or in phase 2 (section 7) [C 19]. */
export const play: ActionRule<'play'> = {
  phases: ['reveal', 'act'],
  refuse(state, { card: word, target = '' }) {
    const card = holds(state, state.onTurn, word)
    if (!card) return refused('not-in-hand')
    if (influenceOf(card).playsByItself) return refused('plays-by-itself')
    if (influenceOf(card).aim === 'nothing' && target !== '') return refused('bad-target')
    return refusedIf(INFLUENCE_CARDS[card].refuse(state, target))
  },
  apply(context, { card: word, target = '' }) {
    const { state, emit } = context
    const seat = state.onTurn
    const card = holds(state, seat, word)
    if (!card) return
    const warding = whoWards(state, card, target)
    setAside(state, seat, card)
    if (warding === null) INFLUENCE_CARDS[card].silently?.(state, target)
    emit?.({ type: 'played', seat, card, target: target === '' ? null : target })
    if (warding === null) INFLUENCE_CARDS[card].perform?.(context, target)
    else ward(context, warding, card)
  },
  candidates: (state) =>
    INFLUENCE_IDS.filter((card) => seatOf(state, state.onTurn).influence.includes(card)).flatMap((card) =>
      INFLUENCE_CARDS[card]
        .targets(state)
        .map((target) => (target === '' ? { type: 'play', card } : { type: 'play', card, target })),
    ),
}

/** Returns the targeted seat if it has a Safe Conduct, which is used automatically [C 20]; null otherwise. */
function whoWards(state: State, card: InfluenceId, target: string): Seat | null {
  const seat = influenceOf(card).canBeWarded ? (INFLUENCE_CARDS[card].victim?.(state, target) ?? null) : null
  return seat !== null && holds(state, seat, 'safe-conduct') ? seat : null
}

/** Cancels the card. The card and the Safe Conduct are both spent. */
function ward({ state, emit }: RuleContext, seat: Seat, card: InfluenceId): void {
  setAside(state, seat, 'safe-conduct')
  emit?.({ type: 'warded', seat, card })
}
