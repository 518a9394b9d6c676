import type { Lobby } from '../../protocol/messages.ts'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { PresenceMark, WindKey } from '../../ui/art/tins/Tins.tsx'
import type { TableSeats } from '../../ui/tale.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'
import styles from './Strip.module.css'
import { kindOf, playerOf, stringOf, useTaleOfTable } from './seats.ts'

/** The people at a table in one row: the connection of each device, and the player to act. */
export function Strip() {
  const lobby = useRemoteTable((table) => table.lobby)
  const own = useRemoteTable((table) => table.own)
  const { seats } = useTaleOfTable()
  return lobby && seats && <Line {...{ lobby, seats, own }} />
}

interface LineProps {
  lobby: Lobby
  seats: TableSeats
  own: readonly number[]
}

function Line({ lobby, seats, own }: LineProps) {
  const words = useDistanceWords()
  const names = seats.useNames()
  const seatToAct = seats.useSeatToAct()
  const toAct = lobby.phase === 'playing' ? seatToAct : null
  return (
    <ul
      className={styles['strip']}
      aria-label={words.seats.strip}
      data-many={lobby.seats.length > 2 || undefined}
    >
      {lobby.seats.map((seat, place) => {
        const state = stringOf(seat)
        const isToAct = place === toAct || (toAct === 'together' && kindOf(seat) === 'person')
        const who = playerOf(seat, names) || names.seat(seat.role)
        const isOwn = own.includes(place)
        const isOwnTurn = isToAct && isOwn && kindOf(seat) === 'person'
        const facts = [
          ...(isOwn ? [words.you] : kindOf(seat) === 'person' ? [words.presence[seat.presence]] : []),
          ...(isToAct ? [isOwnTurn ? words.seats.yourTurn : words.seats.turn(who)] : []),
        ]
        return (
          <li key={seat.role} className={styles['seat']} data-turn={isToAct || undefined}>
            {state === null ? (
              <WindKey size={20} />
            ) : (
              <PresenceMark colour={seats.colourOf(seat.role)} state={state} size={22} hums={isOwnTurn} />
            )}
            <span className={styles['name']}>{isOwnTurn ? words.seats.yourTurn : who}</span>
            {facts.length > 0 && <span className="unseen">: {facts.join(', ')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
