import { boogyman, SEATS, type State } from '../../engine/boogyman/index.ts'
import { computerFor } from '../../store/leaders.ts'
import type { Move } from './game.ts'
import { type Computer, type Leaders, useLeaders } from './leaders.ts'
import { selectState, useGame, usePlayback } from './table.ts'

/** The computer player who must act in a state; null where that is up to a person, or to nobody. */
export const computerIn = (state: State, leaders: Leaders): Computer | null =>
  computerFor(boogyman.decider(state), SEATS, leaders)

/** The computer player who must act in the game as it stands. */
export function computerNow(): Computer | null {
  const state = selectState(useGame.getState())
  return state && computerIn(state, useLeaders.getState().table)
}

/** The same, for the screen. */
export function useComputer(): Computer | null {
  const state = useGame(selectState)
  const table = useLeaders((leaders) => leaders.table)
  return state && computerIn(state, table)
}

/** Whether a move was a computer player's, as the sides are led now. */
export const isComputers = ({ before }: Move, leaders: Leaders): boolean =>
  computerIn(before, leaders) !== null

/** Whether no person may carry the turn on now: a computer player must act, or something is played once more. */
export const isHandsOff = (): boolean => computerNow() !== null || usePlayback.getState().replaying

/** The same, for the screen. */
export function useHandsOff(): boolean {
  const computer = useComputer()
  const replaying = usePlayback((playback) => playback.replaying)
  return computer !== null || replaying
}
