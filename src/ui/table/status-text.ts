import { monstersToCome, type Pending, type State } from '../../engine/fairy-tale/index.ts'
import type { AimedId } from '../characters/powers.ts'
import { heroOf, type TaleSession } from '../log/line.ts'
import { refusalText } from '../log/refusalText.ts'
import type { Messages } from '../text/messages.ts'
import { sealOf } from './commands.ts'

/** What the strip below the board says: whose turn it is, and what there is to do. */
export interface StatusText {
  title: string
  note: string
}

/** What the player on turn has in hand. */
export type Hand = 'nothing' | 'tile' | 'aimed tile' | AimedId

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

function noteOf(m: Messages, state: State, hand: Hand): string {
  const { status, power } = m.table
  if (state.pending) return noteOfQuestion(m, state.pending)
  if (hand === 'pull' || hand === 'fly' || hand === 'clear') return power.toAim[hand]
  if (state.phase === 'new-monsters') return status.toRoll(monstersToCome(state))
  if (hand === 'nothing') {
    const held = sealOf(state)?.refusal
    return held ? refusalText(m, held) : status.toAct
  }
  return hand === 'tile' ? status.toAim : status.toConfirm
}

function noteOfQuestion({ table: { status } }: Messages, { kind }: Pending): string {
  if (kind === 'die') return status.toKeep
  return kind === 'clear-place' ? status.toChooseTile : status.toChoose
}
