import { monstersToCome, type State } from '../../engine/fairy-tale/index.ts'
import { heroOf, type TaleSession } from '../log/line.ts'
import type { Messages } from '../text/messages.ts'

/** What the strip below the board says: whose turn it is, and what there is to do. */
export interface StatusText {
  title: string
  note: string
}

/** What the player on turn has in hand. */
export type Hand = 'nothing' | 'tile' | 'aimed tile'

/** The words for a moment in which nothing is being played out. */
export function statusText(m: Messages, session: TaleSession, state: State, hand: Hand): StatusText {
  const { status } = m.table
  if (state.outcome) return { title: status.over[state.outcome], note: '' }
  if (state.opening) {
    const ready = state.opening.spots.every((spot) => spot !== null)
    return { title: status.opening, note: ready ? status.openingReady : status.openingHelp }
  }
  return { title: turnOf(m, session, state.onTurn), note: noteOf(m, state, hand) }
}

/** Whose turn it is, by the player's name where one was given. */
function turnOf(m: Messages, { config }: TaleSession, seat: number): string {
  const { status } = m.table
  const player = config.seats[seat]?.player
  const hero = heroOf({ m, config }, seat)
  return player ? status.led(player, hero) : status.turnOf(hero)
}

function noteOf({ table: { status } }: Messages, state: State, hand: Hand): string {
  if (state.pending) return status.toChoose
  if (state.phase === 'new-monsters') return status.toRoll(monstersToCome(state))
  if (hand === 'nothing') return status.toAct
  return hand === 'tile' ? status.toAim : status.toConfirm
}
