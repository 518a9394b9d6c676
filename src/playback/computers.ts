import type { StoreApi, UseBoundStore } from 'zustand'
import type { Game, Kind, Move } from '../engine/kernel/index.ts'
import { type GameHook, selectState } from '../session/game-store.ts'
import { computerFor, type Leaders, type LeadersStore } from '../store/leaders.ts'
import type { PlaybackStore } from './playback.ts'

interface Led<K extends Kind, Role extends string, Computer extends string> {
  game: Game<K>
  /** The role of each seat, first seat first. */
  roles(state: K['State']): readonly Role[]
  useGame: GameHook<K>
  useLeaders: UseBoundStore<StoreApi<LeadersStore<Role, Computer>>>
  usePlayback: UseBoundStore<StoreApi<PlaybackStore<K>>>
}

/** Whom a tale's table waits for: what is asked in commands, and what is asked by the screen. */
export function computersAt<K extends Kind, Role extends string, Computer extends string>(
  led: Led<K, Role, Computer>,
) {
  const { useGame, useLeaders, usePlayback } = led
  const computerNow = (): Computer | null => {
    const state = selectState(useGame.getState())
    return state && computerIn(led, state, useLeaders.getState().table)
  }
  return {
    /** The computer player who must act in a state; null where that is up to a person, or to nobody. */
    computerIn: (state: K['State'], leaders: Leaders<Role, Computer>) => computerIn(led, state, leaders),
    /** The computer player who must act in the game as it stands. */
    computerNow,
    /** The same, for the screen. */
    useComputer: () => useComputerOf(led),
    /** Whether a move was a computer player's, as the seats are led now. */
    isComputers: ({ before }: Move<K>, leaders: Leaders<Role, Computer>): boolean =>
      computerIn(led, before, leaders) !== null,
    /** Whether no person may carry the turn on now: a computer player must act, or something is played once more. */
    isHandsOff: (): boolean => computerNow() !== null || usePlayback.getState().replaying,
    /** The same, for the screen. */
    useHandsOff: () => useHandsOffOf(led),
  }
}

const computerIn = <K extends Kind, Role extends string, Computer extends string>(
  { game, roles }: Led<K, Role, Computer>,
  state: K['State'],
  leaders: Leaders<Role, Computer>,
): Computer | null => computerFor(game.decider(state), roles(state), leaders)

function useComputerOf<K extends Kind, Role extends string, Computer extends string>(
  led: Led<K, Role, Computer>,
): Computer | null {
  const state = led.useGame(selectState<K>)
  const table = led.useLeaders((leaders) => leaders.table)
  return state && computerIn(led, state, table)
}

function useHandsOffOf<K extends Kind, Role extends string, Computer extends string>(
  led: Led<K, Role, Computer>,
): boolean {
  const computer = useComputerOf(led)
  const replaying = led.usePlayback((playback) => playback.replaying)
  return computer !== null || replaying
}
