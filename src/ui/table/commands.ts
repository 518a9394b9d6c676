import { fairyTale, type State } from '../../engine/fairy-tale/index.ts'
import { selectState, useGame } from '../../store/game.ts'
import { announce } from '../app/announce.ts'
import type { Messages } from '../text/messages.ts'
import { tellNotice } from './notice.ts'
import { undoReason } from './undo-reason.ts'
import { isWatching } from './watching.ts'

/** What the seal does: the one weighty thing that carries the turn on. */
export type SealAction = 'begin' | 'roll' | 'end-turn'

const SEALS: readonly SealAction[] = ['begin', 'roll', 'end-turn']

/** What the seal would do now; null while a question is open, or when nothing is to be sealed. */
export const sealOf = (state: State): SealAction | null =>
  SEALS.find((type) => fairyTale.refuse(state, { type }) === null) ?? null

/** Presses the seal, unless the monsters are being watched. */
export function pressSeal(): void {
  const state = selectState(useGame.getState())
  const type = state && !isWatching() ? sealOf(state) : null
  if (type) useGame.getState().act({ type })
}

/** Takes the last action back, or says why that cannot be. */
export function takeBack(m: Messages): void {
  const { session, undo } = useGame.getState()
  if (!session) return
  const reason = undoReason(m, session)
  if (reason) return tellNotice(reason)
  if (undo()) announce(m.table.undone)
}
