import { stateOf } from '../../../../engine/kernel/index.ts'
import { togglePause } from '../../../../playback/toggle-pause.ts'
import type { Session } from '../../game.ts'
import { botToAct, type Table } from '../../runtime.ts'

/** True if a turn of the monsters can be replayed. False once the game is over. */
export const canPlayAgain = ({ moves, first }: Pick<Session, 'moves' | 'first'>): boolean =>
  moves.some(({ action }) => action.type === 'roll') && !stateOf({ first, moves }).outcome

/** Pauses or continues the playback. */
export const pauseShow = (table: Table): void => togglePause(table.playback)

/** Replays the last turn of the monsters, unless a playback is running or a bot is about to act. */
export function playAgain(table: Table): void {
  const { session } = table.game.getState()
  const { playing, again } = table.playback.getState()
  if (session && !playing && botToAct(table) === null && canPlayAgain(session)) again()
}
