import type { Game, GameTypes } from '../../../engine/kernel/index.ts'
import type { PlayedTable } from '../../../playback/shown-table.ts'
import { selectState } from '../../../session/game-store.ts'
import { type ControllersStore, controllerOf } from '../../../store/controllers-store.ts'
import { Icon } from '../../art/index.ts'
import type { TableSeats } from '../../tale.ts'
import { capital } from '../../text/en/numbers.ts'
import { type LedSeats, seatName } from './create-bots.tsx'

/** The labels of the tins in a tale without seat colours, in the order of its roles. */
const TINS = ['var(--seal)', 'var(--tree-2)', 'var(--plank-blue)', 'var(--post)']

/** Makes the seats of a tale for a table of several devices, from the seats of its own table. */
export function tableSeats<
  K extends GameTypes,
  Role extends string,
  Computer extends string,
  Table extends PlayedTable<K, ControllersStore<Role, Computer>>,
>(
  { rules }: { rules: Game<K> },
  {
    liveTable: { game, leaders },
    computers,
    pictureOf,
    colourOf,
    lastMove,
    useWords,
  }: LedSeats<Role, Computer, Table>,
): TableSeats {
  const roleOf = (id: string): Role | undefined => leaders.getState().roles.find((role) => role === id)
  return {
    rulesVersion: rules.rulesVersion,
    bots: computers,
    opening(config) {
      const { cover } = leaders.getState()
      const seats = rules.seats(config as K['Config'])
      const bots = seats.flatMap(({ role: id }, seat) => {
        const role = roleOf(id)
        const leader = role === undefined ? 'person' : controllerOf(cover, role)
        return leader === 'person' ? [] : [[String(seat), leader] as const]
      })
      return {
        config: rules.codec.writeConfig(config as K['Config']),
        bots: Object.fromEntries(bots),
        players: seats.map(({ player }) => player),
      }
    },
    colourOf(id) {
      const role = roleOf(id)
      const place = role === undefined ? 0 : leaders.getState().roles.indexOf(role)
      return (role !== undefined && colourOf?.(role)) || (TINS[place % TINS.length] ?? '')
    },
    useNames() {
      const words = useWords()
      const { bots } = words
      const names: Readonly<Record<string, string>> = bots.names
      return {
        seat(id) {
          const role = roleOf(id)
          return role === undefined ? id : seatName(words, role)
        },
        bot: (id) => capital(names[id] ?? id),
      }
    },
    Picture({ role: id }) {
      const role = roleOf(id)
      return (role !== undefined && pictureOf?.(role)) || <Icon name="person" size={44} />
    },
    useSeatToAct() {
      const state = game(selectState<K>)
      return state && rules.decider(state)
    },
    useUndone(left) {
      // The words of the last move follow the language.
      useWords()
      const moves = game(({ session }) => session?.moves)
      const undone = moves?.slice(left) ?? []
      const [first] = undone
      if (!first) return null
      return {
        count: undone.length,
        last: lastMove(),
        repeats: undone.some(({ barrier }) => barrier),
        seatToAct: rules.decider(first.before),
      }
    },
  }
}
