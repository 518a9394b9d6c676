import type { SeatInfo } from '../../protocol/messages.ts'
import { WindKey } from '../../ui/art/tins/Tins.tsx'
import type { TableSeats } from '../../ui/tale.ts'
import styles from './Face.module.css'
import { kindOf } from './seats.ts'

interface FaceProps {
  seat: SeatInfo
  seats: TableSeats
  /** Height in rem. */
  height: number
}

/** The picture of a seat: faded while it is free, with a key in its side if a bot plays it. Decorative. */
export function Face({ seat, seats: { Picture }, height }: FaceProps) {
  const kind = kindOf(seat)
  return (
    <span
      className={styles['face']}
      style={{ height: `${height}rem` }}
      data-free={kind === 'free' || undefined}
      aria-hidden="true"
    >
      <Picture role={seat.role} />
      {kind === 'bot' && (
        <span className={styles['key']}>
          <WindKey size={height * 7.5} />
        </span>
      )}
    </span>
  )
}
