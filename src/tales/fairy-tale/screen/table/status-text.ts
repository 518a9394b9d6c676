import {
  monstersToCome,
  type Pending,
  removesLeft,
  type State,
  type SymbolEffect,
} from '../../../../engine/fairy-tale/index.ts'
import type { Messages } from '../../../../ui/text/messages.ts'
import type { Session } from '../../game.ts'
import { legalActions } from '../../intent/legal.ts'
import type { Aim } from '../board/aims/useAim.ts'
import { question } from '../board/sides/question.ts'
import type { AimedId } from '../characters/powers.ts'
import { heroOf } from '../log/line.ts'
import { refusalText } from '../log/refusalText.ts'
import { sealOf } from './commands.ts'

/** What the strip below the board says: whose turn it is, and what there is to do. */
export interface StatusText {
  title: string
  note: string
}

/** What the player on turn has in hand, and what would be done with it where it is aimed. */
export type Hand =
  | { kind: 'nothing' | 'tile' | 'axe' }
  | { kind: 'power'; power: AimedId }
  | { kind: 'symbol'; effect: SymbolEffect }
  | { kind: 'aimed'; aim: Aim; turns: boolean }

/** The words for a moment in which nothing is being played out. */
export function statusText(m: Messages, session: Session, state: State, hand: Hand): StatusText {
  const { status } = m.table
  if (state.outcome) return { title: status.over[state.outcome], note: '' }
  if (state.opening) {
    const ready = state.opening.spots.every((spot) => spot !== null)
    return { title: status.opening, note: ready ? status.openingReady : status.openingHelp }
  }
  const title = question(m, state) ?? turnOf(m, session, state.onTurn)
  return { title, note: noteOf(m, state, hand) }
}

/** Whose turn it is, by the player's name where one was given. */
function turnOf(m: Messages, { config }: Session, seat: number): string {
  const { status } = m.table
  const player = config.seats[seat]?.player
  const hero = heroOf({ m, config }, seat)
  return player ? status.led(player, hero) : status.turnOf(hero)
}

function noteOf(m: Messages, state: State, hand: Hand): string {
  const { status, power, symbol, felling } = m.table
  if (state.pending) return noteOfQuestion(m, state.pending)
  if (hand.kind === 'power') return power.toAim[hand.power]
  if (state.phase === 'new-monsters') {
    return hand.kind === 'tile' ? status.toRollFirst : status.toRoll(monstersToCome(state))
  }
  if (hand.kind === 'nothing') {
    const held = sealOf(state)?.refusal
    if (held) return refusalText(m, held)
    return noteOfAction(m, state)
  }
  if (hand.kind === 'axe') return felling.toAim
  if (hand.kind === 'symbol') return symbol.toAim[hand.effect]
  return hand.kind === 'aimed' ? status.toConfirm(hand.aim.words, hand.turns) : status.toAim
}

/** What the player on turn can still do. Whoever can walk may come to a monster, and drive that away. */
function noteOfAction({ table: { status }, common }: Messages, state: State): string {
  const can = new Set(legalActions(state).map(({ type }) => type))
  const walk = can.has('walk')
  const expand = can.has('expand')
  const remove = can.has('remove') || (walk && removesLeft(state) > 0)
  if (walk && expand && remove) return status.toAct
  const { acts } = status
  const left = [
    ...(walk ? [acts.walk] : []),
    ...(expand ? [acts.expand] : []),
    ...(can.has('sweep') ? [acts.sweep] : []),
    ...(can.has('fell') ? [acts.fell] : []),
    ...(remove ? [acts.remove] : []),
    ...(can.has('use') ? [acts.use] : []),
    ...(can.has('use-symbol') ? [acts['use-symbol']] : []),
  ]
  return left.length === 0 ? status.toEnd : status.toActOn(common.list(left))
}

function noteOfQuestion({ table: { status } }: Messages, { kind }: Pending): string {
  if (kind === 'die') return status.toKeep
  return kind === 'clear-place' ? status.toChooseTile : status.toChoose
}
