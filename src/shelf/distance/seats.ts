import { create } from 'zustand'
import type { Lobby, SeatInfo, TableQuestion } from '../../protocol/messages.ts'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { shownName } from '../../store/person-names.ts'
import type { StringState } from '../../ui/art/tins/tin-markup.ts'
import { findLoadProblem, type LoadProblem } from '../../ui/page/load-problem.ts'
import type { TableSeats, Tale } from '../../ui/tale.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'
import { useAppWords } from '../../ui/text/house.ts'
import { fetchWords } from '../../ui/text/language.ts'
import { TALES } from '../tales.ts'

/** The tale of the table, with its seats, once it has loaded. */
interface TaleOfTable {
  readonly id: string | null
  readonly tale: Tale | null
  readonly seats: TableSeats | null
  readonly problem: LoadProblem | null
}

export const useTaleOfTable = create<TaleOfTable>(() => ({
  id: null,
  tale: null,
  seats: null,
  problem: null,
}))

/** Loads the tale of a table and its seats, once. Returns them, or null on a failure, which is then the `problem` of the store. */
export async function loadTaleOfTable(id: string): Promise<{ tale: Tale; seats: TableSeats } | null> {
  const { tale: before, seats: known, id: loaded } = useTaleOfTable.getState()
  if (loaded === id && before && known) {
    useTaleOfTable.setState({ problem: null })
    return { tale: before, seats: known }
  }
  useTaleOfTable.setState({ id, tale: null, seats: null, problem: null })
  try {
    const doors = TALES[id]
    if (!doors) throw new Error(`There is no tale ${id}.`)
    const { tale } = await doors.open()
    const seats = await tale.seats()
    await fetchWords().catch(() => {})
    if (useTaleOfTable.getState().id === id) useTaleOfTable.setState({ tale, seats })
    return { tale, seats }
  } catch (error) {
    console.error(error)
    useTaleOfTable.setState({ id: null, problem: await findLoadProblem() })
    return null
  }
}

/** The controller of a seat. A bot may replace an absent person; the seat then keeps the name. */
export type SeatKind = 'free' | 'person' | 'bot'

export const kindOf = ({ by }: SeatInfo): SeatKind => (by === 'free' || by === 'person' ? by : 'bot')

/** Returns how to draw the string of a seat; null for a bot, which has no string. */
export function stringOf(seat: SeatInfo): StringState | null {
  const kind = kindOf(seat)
  if (kind === 'bot') return null
  if (kind === 'free' || seat.presence === 'never') return 'expected'
  return seat.presence
}

/** Returns the name of a seat's person or bot; '' for a free seat. A person without a name gets the name of the seat. */
export function playerOf(seat: SeatInfo, names: ReturnType<TableSeats['useNames']>): string {
  const kind = kindOf(seat)
  if (kind === 'free') return ''
  return kind === 'person' ? shownName(seat.name) || names.seat(seat.role) : names.bot(seat.by)
}

/** True if the game has one seat, so that other people can only watch. */
export const isForOne = ({ seats }: Lobby): boolean => seats.length === 1

export const hasPerson = ({ seats }: Lobby): boolean => seats.some(({ by }) => by === 'person')

export const hasFreeSeat = ({ seats }: Lobby): boolean => seats.some(({ by }) => by === 'free')

/** Hook: true if this device may change the table and begin: it has a seat, or opened the table or its link. */
export const useMaySet = (): boolean => useRemoteTable(({ own, key }) => own.length > 0 || key !== null)

/** Hook: the people for whose answer a question waits, in a sentence. Absent people are named only if all who are asked are absent. */
export function useWaiting({ open }: TableQuestion, { seats }: Lobby): string {
  const { question, news } = useDistanceWords()
  const { common } = useAppWords()
  const present = open.filter((seat) => !seats[seat]?.absent)
  const waited = present.length > 0 ? present : open
  const names = waited.map((seat) => shownName(seats[seat]?.name ?? '')).filter((name) => name !== '')
  // One person may have several seats.
  return question.waits(names.length > 0 ? common.list([...new Set(names)]) : news.someone)
}
