import type { Game, Kind, Move } from '../engine/kernel/index.ts'
import { selectState } from '../session/game-store.ts'
import { computerFor, type Leaders, type LeadersStore } from '../store/leaders.ts'
import type { PlayedTable } from './shown-table.ts'

interface Led<K extends Kind, Role extends string, Computer extends string> {
  game: Game<K>
  /** The role of each seat, first seat first. */
  roles(state: K['State']): readonly Role[]
  /** The table on the page. */
  useTable(): PlayedTable<K, LeadersStore<Role, Computer>>
}

/** Whom the tables of a tale wait for: what commands ask of their table, and what the screen asks of the one on the page. */
export function computersAt<K extends Kind, Role extends string, Computer extends string>({
  game: rules,
  roles,
  useTable,
}: Led<K, Role, Computer>) {
  type Table = PlayedTable<K, LeadersStore<Role, Computer>>

  /** The computer player who must act in a state; null where that is up to a person, or to nobody. */
  const computerIn = (state: K['State'], leaders: Leaders<Role, Computer>): Computer | null =>
    computerFor(rules.decider(state), roles(state), leaders)

  /** The computer player who must act in the game as it stands. */
  function computerNow({ game, leaders }: Pick<Table, 'game' | 'leaders'>): Computer | null {
    const state = selectState(game.getState())
    return state && computerIn(state, leaders.getState().table)
  }

  return {
    computerIn,
    computerNow,
    /** The same, for the screen. */
    useComputer: () => useComputerOf(useTable(), computerIn),
    /** Whether a move was a computer player's, as the seats are led now. */
    isComputers: ({ leaders }: Pick<Table, 'leaders'>, { before }: Move<K>): boolean =>
      computerIn(before, leaders.getState().table) !== null,
    /** Whether no person may carry the turn on now: a computer player must act, or something is played once more. */
    isHandsOff: (table: Table): boolean => computerNow(table) !== null || table.playback.getState().replaying,
    /** The same, for the screen. */
    useHandsOff(): boolean {
      const table = useTable()
      const computer = useComputerOf(table, computerIn)
      const replaying = table.playback((playback) => playback.replaying)
      return computer !== null || replaying
    },
  }
}

function useComputerOf<K extends Kind, Role extends string, Computer extends string>(
  { game, leaders }: PlayedTable<K, LeadersStore<Role, Computer>>,
  computerIn: (state: K['State'], leaders: Leaders<Role, Computer>) => Computer | null,
): Computer | null {
  const state = game(selectState<K>)
  const table = leaders((store) => store.table)
  return state && computerIn(state, table)
}
