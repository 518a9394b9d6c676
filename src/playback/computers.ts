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
export function computersAt<K extends Kind, Role extends string, Computer extends string>(
  led: Led<K, Role, Computer>,
) {
  type Table = PlayedTable<K, LeadersStore<Role, Computer>>
  const computerNow = ({ game, leaders }: Pick<Table, 'game' | 'leaders'>): Computer | null => {
    const state = selectState(game.getState())
    return state && computerIn(led, state, leaders.getState().table)
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
    isHandsOff: (table: Table): boolean => computerNow(table) !== null || table.playback.getState().replaying,
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
  const { game, leaders } = led.useTable()
  const state = game(selectState<K>)
  const table = leaders((store) => store.table)
  return state && computerIn(led, state, table)
}

function useHandsOffOf<K extends Kind, Role extends string, Computer extends string>(
  led: Led<K, Role, Computer>,
): boolean {
  const computer = useComputerOf(led)
  const replaying = led.useTable().playback((playback) => playback.replaying)
  return computer !== null || replaying
}
