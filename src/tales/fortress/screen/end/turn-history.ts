import { type AssaultResult, assaultTotal, type State } from '../../../../engine/fortress/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { totalNextTurn } from '../../foresight/index.ts'
import type { Session } from '../../game.ts'
import { lifeLeft } from '../field/life-left.ts'

/** The position at the end of a turn. */
export interface TurnRecord {
  turn: number
  life: number
  defenders: number
  total: number
}

/** A turning point of the siege. */
export type SiegeMoment =
  | { kind: 'slain'; turn: number; count: number }
  | { kind: 'fallen'; turn: number; count: number }
  | { kind: 'gone'; turn: number; total: number }

/** The history of a game's last siege for the last page. */
export interface TurnHistory {
  turns: TurnRecord[]
  moments: SiegeMoment[]
  /** The net loss of life in all nights. */
  nights: number
  /** The number of nights. */
  nightCount: number
  /** The life paid for lands. */
  paid: number
  /** The last assault, or null. */
  assault: { damage: number; roll: number; result: AssaultResult } | null
  state: State
}

/** Builds the history of the last siege from the events of its moves. */
export function chronicleGame(session: Session): TurnHistory {
  const state = stateOf(session)
  const moves = session.moves.filter(({ before }) => before.siege === state.siege)
  const all: TurnHistory = { turns: [], moments: [], nights: 0, nightCount: 0, paid: 0, assault: null, state }
  const ends = new Map<number, State>()
  for (const { before, after, frames } of moves) {
    if (before.turn > 0) ends.set(before.turn, before.turn === after.turn ? after : before)
    for (const { event } of frames) add(all, event, before.turn, after)
  }
  all.turns = [...ends].map(([turn, at]) => ({
    turn,
    life: lifeLeft(at),
    defenders: at.garrison.length,
    total: totalAt(at),
  }))
  return all
}

/** Returns the total of an assault now. In the turn of the assault resting creatures do not count [S 18]. */
const totalAt = (state: State): number =>
  state.garrison.length === 0 && !state.attacked ? assaultTotal(state) : totalNextTurn(state)

type Event = Session['moves'][number]['frames'][number]['event']

function add(all: TurnHistory, event: Event, turn: number, after: State): void {
  if (event.type === 'night-rolled') all.nightCount += 1
  if (event.type === 'life-lost' && event.cause === 'night') all.nights += event.amount
  if (event.type === 'life-gained') all.nights -= event.amount
  if (event.type === 'life-lost' && event.cause === 'land') all.paid += event.amount
  if (event.type === 'assault-rolled') all.assault = event
  if (event.type === 'garrison-gone') all.moments.push({ kind: 'gone', turn, total: totalNextTurn(after) })
  if (event.type === 'fought') {
    if (event.defenderFalls) count(all.moments, 'slain', turn)
    if (event.attackerFalls) count(all.moments, 'fallen', turn)
  }
}

/** Adds one loss of a turn. */
function count(moments: SiegeMoment[], kind: 'slain' | 'fallen', turn: number): void {
  const last = moments.find((one) => one.kind === kind && one.turn === turn)
  if (last && last.kind !== 'gone') last.count += 1
  else moments.push({ kind, turn, count: 1 })
}
