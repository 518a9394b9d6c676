import { stateOf } from '../../../../engine/kernel/index.ts'
import { pauseOrGoOn } from '../../../../playback/commands.ts'
import type { Session } from '../../game.ts'
import { computerNow, type Table } from '../../table.ts'

/** Whether there is a monsters' turn that can be played again; not once the tale is over. */
export const canPlayAgain = ({ moves, first }: Pick<Session, 'moves' | 'first'>): boolean =>
  moves.some(({ action }) => action.type === 'roll') && !stateOf({ first, moves }).outcome

/** Pauses what is shown, or lets it go on. */
export const pauseShow = (table: Table): void => pauseOrGoOn(table.playback)

/** Plays the last monsters' turn again, unless something is shown already or a computer player is about to act. */
export function playAgain(table: Table): void {
  const { session } = table.game.getState()
  const { playing, again } = table.playback.getState()
  if (session && !playing && computerNow(table) === null && canPlayAgain(session)) again()
}
