import { INFLUENCE_IDS, type InfluenceId, influenceOf } from '../../influence.ts'
import type { State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { holds, setAside } from '../influence.ts'
import { CARDS } from '../influence-cards/index.ts'
import { seatOf } from '../seats.ts'
import { refused, refusedIf, type Verb } from './verb.ts'

/** Playing an Influence card, before turning up or in phase 2 (section 7) [C 19]. */
export const play: Verb<'play'> = {
  phases: ['reveal', 'act'],
  refuse(state, { card: word, target = '' }) {
    const card = holds(state, state.onTurn, word)
    if (!card) return refused('not-in-hand')
    if (influenceOf(card).playsByItself) return refused('plays-by-itself')
    if (influenceOf(card).aim === 'nothing' && target !== '') return refused('bad-target')
    return refusedIf(CARDS[card].refuse(state, target))
  },
  perform(table, { card: word, target = '' }) {
    const { state, emit } = table
    const seat = state.onTurn
    const card = holds(state, seat, word)
    if (!card) return
    setAside(state, seat, card)
    emit?.({ type: 'played', seat, card, target: target === '' ? null : target })
    if (!isWarded(table, card, target)) CARDS[card].perform(table, target)
  },
  wishes: (state) =>
    INFLUENCE_IDS.filter((card) => seatOf(state, state.onTurn).influence.includes(card)).flatMap((card) =>
      CARDS[card]
        .targets(state)
        .map((target) => (target === '' ? { type: 'play', card } : { type: 'play', card, target })),
    ),
}

/** A Safe Conduct of whoever is aimed at makes the card fail; both are spent [C 20]. */
function isWarded({ state, emit }: Table, card: InfluenceId, target: string): boolean {
  const seat = influenceOf(card).canBeWarded ? aimedAt(state, card, target) : null
  if (seat === null || !holds(state, seat, 'safe-conduct')) return false
  setAside(state, seat, 'safe-conduct')
  emit?.({ type: 'warded', seat, card })
  return true
}

const aimedAt = (state: State, card: InfluenceId, target: string) =>
  CARDS[card].victim?.(state, target) ?? null
