import { useRef } from 'react'
import type { Lobby } from '../../protocol/messages.ts'
import { shownName } from '../../store/person-names.ts'
import { announce } from '../../ui/page/announce.ts'
import { useTimeout } from '../../ui/page/lifetime.ts'
import type { TableSeats } from '../../ui/tale.ts'
import { type DistanceWords, useDistanceWords } from '../../ui/text/distance.ts'
import { kindOf } from './seats.ts'

type Names = ReturnType<TableSeats['useNames']>

/** Returns the changes at the table since `before`, one sentence each. */
export function newsOf(before: Lobby, now: Lobby, words: DistanceWords, names: Names): string[] {
  return now.seats.flatMap((seat, place) => {
    const was = before.seats[place]
    if (!was) return []
    const role = names.seat(seat.role)
    const kind = kindOf(seat)
    const name = shownName(seat.name) || words.news.someone
    if (seat.by !== was.by) {
      if (kind === 'person') return [words.news.sits(name, role)]
      return [kind === 'bot' ? words.news.bot(names.bot(seat.by), role) : words.news.leaves(role)]
    }
    if (kind !== 'person' || seat.presence === was.presence || seat.presence === 'never') return []
    // The seat has announced a new device already.
    if (was.presence === 'never') return []
    return [words.news[seat.presence](name)]
  })
}

/** News within this time are announced together, in milliseconds: a new player sits down and is connected. */
const SETTLED_AFTER_MS = 400

/** Hook: announces arrivals and departures to screen readers. */
export function useSpokenCompany(lobby: Lobby, names: Names): void {
  const words = useDistanceWords()
  const spoken = useRef(lobby)
  const speak = () => {
    const before = spoken.current
    spoken.current = lobby
    if (before.table !== lobby.table) return
    for (const sentence of newsOf(before, lobby, words, names)) announce(sentence)
  }
  useTimeout(speak, SETTLED_AFTER_MS, lobby)
}
