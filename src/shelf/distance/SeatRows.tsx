import type { Lobby } from '../../protocol/messages.ts'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { shownName } from '../../store/person-names.ts'
import { Icon } from '../../ui/art/index.ts'
import { PresenceMark, Threads, Tin } from '../../ui/art/tins/Tins.tsx'
import type { TableSeats } from '../../ui/tale.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'
import { Face } from './Face.tsx'
import { SeatButtons } from './SeatButtons.tsx'
import styles from './SeatRows.module.css'
import { kindOf, playerOf, stringOf, useMaySet } from './seats.ts'

interface SeatRowsProps {
  lobby: Lobby
  seats: TableSeats
  own: readonly number[]
}

/** All seats of the lobby, one a row. Their strings run into one knot. */
export function SeatRows({ lobby, seats, own }: SeatRowsProps) {
  const isMany = lobby.seats.length > 4
  return (
    <div className={styles['rows']} data-many={isMany || undefined}>
      <div className={styles['threads']}>
        <Threads states={lobby.seats.map(stringOf)} />
      </div>
      <ul className={styles['list']}>
        {lobby.seats.map((seat, place) => (
          <SeatRow key={seat.role} {...{ seat, seats, place }} isOwn={own.includes(place)} isSmall={isMany} />
        ))}
      </ul>
    </div>
  )
}

interface SeatRowProps {
  seat: Lobby['seats'][number]
  seats: TableSeats
  place: number
  isOwn: boolean
  isSmall: boolean
}

function SeatRow({ seat, seats, place, isOwn, isSmall }: SeatRowProps) {
  const words = useDistanceWords()
  const names = seats.useNames()
  const kind = kindOf(seat)
  const state = stringOf(seat)
  const role = names.seat(seat.role)
  const colour = seats.colourOf(seat.role)
  const canSet = useMaySet()
  const { leaveSeat } = useRemoteTable.getState()
  const keptFor =
    kind === 'bot' && seat.name !== '' ? words.keepsSeat(names.bot(seat.by), shownName(seat.name)) : ''
  return (
    <li className={styles['row']} data-kind={kind}>
      <span className={styles['tin']}>{state && <Tin colour={colour} state={state} />}</span>
      <Face seat={seat} seats={seats} height={isSmall ? 4.2 : 5.4} />
      <span className={styles['words']}>
        <span className={styles['player']}>{kind === 'free' ? words.expected : playerOf(seat, names)}</span>
        <span className={styles['role']}>{keptFor || role}</span>
      </span>
      <span className={styles['actions']}>
        {kind === 'person' && (
          <span className={styles['presence']}>
            {seat.presence === 'here' ? (
              <span className={styles['tick']}>
                <Icon name="tick" size={20} />
              </span>
            ) : (
              <PresenceMark colour={colour} state={state ?? 'expected'} size={24} />
            )}
            {isOwn ? words.you : words.presence[seat.presence]}
          </span>
        )}
        <SeatButtons
          {...{ seat, seats, place }}
          canStart={canSet && kind === 'free'}
          canStop={canSet && kind === 'bot'}
          canFree={canSet && !isOwn && seat.absent}
          onGiveBack={isOwn ? () => void leaveSeat(place) : null}
        />
      </span>
    </li>
  )
}
