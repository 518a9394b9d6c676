import { type Game, type GameTypes, type Move, stateOf } from '../engine/kernel/index.ts'
import { selectState } from '../session/game-store.ts'
import { type Controllers, type ControllersStore, computerFor } from '../store/controllers-store.ts'
import type { PlayedTable } from './shown-table.ts'

interface Led<K extends GameTypes, Role extends string, Computer extends string> {
  game: Game<K>
  /** The role of each seat, first seat first. */
  roles(state: K['State']): readonly Role[]
  /** The table on the page. */
  useTable(): PlayedTable<K, ControllersStore<Role, Computer>>
}

/** The actor while this device may not act: a bot, or people at other devices of the table. */
export type OtherActor<Computer> =
  | { readonly kind: 'bot'; readonly computer: Computer }
  /** `player`: the name of the person to act; null if all decide together. */
  | { readonly kind: 'people'; readonly player: string | null }

/** Makes the queries about bots at the tables of a tale: some take a table, and hooks use the one on the page. */
export function botTurns<K extends GameTypes, Role extends string, Computer extends string>({
  game: rules,
  roles,
  useTable,
}: Led<K, Role, Computer>) {
  type Table = PlayedTable<K, ControllersStore<Role, Computer>>

  /** Returns the bot that must act in a state; null if a person or no seat acts. */
  const computerIn = (state: K['State'], leaders: Controllers<Role, Computer>): Computer | null =>
    computerFor(rules.decider(state), roles(state), leaders)

  /** Returns the bot that must act in the current state. */
  function botToAct({ game, leaders }: Pick<Table, 'game' | 'leaders'>): Computer | null {
    const state = selectState(game.getState())
    return state && computerIn(state, leaders.getState().table)
  }

  return {
    computerIn,
    botToAct,
    /** Hook for `botToAct` of the table on the page. */
    useBotToAct: () => useComputerOf(useTable(), computerIn),
    /** Hook: the actor at the table on the page while this device may not act; null if it may, or if there is no actor. */
    useOtherActor(): OtherActor<Computer> | null {
      const table = useTable()
      const computer = useComputerOf(table, computerIn)
      const session = table.game((game) => game.session)
      const isAtOtherDevice = table.game(({ watching, device }) => watching && device !== null)
      if (computer !== null) return { kind: 'bot', computer }
      const decider = session && isAtOtherDevice ? rules.decider(stateOf(session)) : null
      if (session === null || decider === null) return null
      if (decider === 'together') return { kind: 'people', player: null }
      return { kind: 'people', player: rules.seats(session.config)[decider]?.player ?? '' }
    },
    /** True if a bot made a move, judged by the current controllers. */
    isBotMove: ({ leaders }: Pick<Table, 'leaders'>, { before }: Move<K>): boolean =>
      computerIn(before, leaders.getState().table) !== null,
    /** True if no person may act here now: a bot, another tab or another device plays, or moves are being replayed. */
    isInputBlocked: (table: Table): boolean =>
      botToAct(table) !== null || table.playback.getState().replaying || table.game.getState().watching,
    /** Hook for `isInputBlocked` of the table on the page. */
    useInputBlocked(): boolean {
      const table = useTable()
      const computer = useComputerOf(table, computerIn)
      const replaying = table.playback((playback) => playback.replaying)
      const watching = table.game((game) => game.watching)
      return computer !== null || replaying || watching
    },
  }
}

function useComputerOf<K extends GameTypes, Role extends string, Computer extends string>(
  { game, leaders }: PlayedTable<K, ControllersStore<Role, Computer>>,
  computerIn: (state: K['State'], leaders: Controllers<Role, Computer>) => Computer | null,
): Computer | null {
  const state = game(selectState<K>)
  const table = leaders((store) => store.table)
  return state && computerIn(state, table)
}
