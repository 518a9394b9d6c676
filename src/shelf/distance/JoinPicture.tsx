import type { Lobby } from '../../protocol/messages.ts'
import { Markup } from '../../ui/art/Markup.tsx'
import { stringMarkup } from '../../ui/art/tins/tin-markup.ts'
import type { TableSeats } from '../../ui/tale.ts'
import { Face } from './Face.tsx'
import styles from './JoinPicture.module.css'

const [LEFT, MIDDLE, RIGHT] = [
  'M150 128Q96 150 56 200',
  'M150 128Q144 160 150 206',
  'M150 128Q204 150 244 200',
].map((path) => stringMarkup(path, 'here', 3))
const TWO_STRINGS = `${LEFT}${RIGHT}`
const THREE_STRINGS = `${TWO_STRINGS}${MIDDLE}`

/** The big screen with two or three devices on strings. Decorative. */
export function JoinPicture({ lobby, seats }: { lobby: Lobby | null; seats: TableSeats | null }) {
  const shown = lobby?.seats.slice(0, 3) ?? []
  const phones = shown.length === 2 ? [0, 1] : [0, 1, 2]
  return (
    <div className={styles['picture']}>
      <svg className={styles['screen']} viewBox="0 0 300 300" aria-hidden="true">
        <path d="M40 8H264V116H40z" fill="var(--shadow)" transform="translate(5 6)" />
        <g stroke="var(--piece-ink)" strokeWidth={2.6} strokeLinejoin="round">
          <path d="M36 6L264 4 266 116 34 114z" fill="var(--post)" />
          <path d="M45 14H255V106H45z" fill="var(--table)" strokeWidth={2} />
          <path d="M122 114H178L188 130H112z" fill="var(--post)" />
        </g>
        <path
          d="M80 60h28v-22h28v22h28v-22h28v22h28v24h-28v14h-28v-14h-28v14h-28v-14h-28z"
          fill="var(--ground)"
          stroke="var(--piece-ink)"
          strokeWidth={2}
          strokeLinejoin="round"
        />
        <Markup svg={phones.length === 2 ? TWO_STRINGS : THREE_STRINGS} />
        <circle cx={150} cy={129} r={7} fill="var(--seal)" stroke="var(--piece-ink)" strokeWidth={2.2} />
      </svg>
      <div className={styles['phones']}>
        {phones.map((place) => {
          const seat = shown[place]
          return (
            <span key={place} className={styles['phone']}>
              {seat && seats && <Face seat={{ ...seat, by: 'person' }} seats={seats} height={3.4} />}
            </span>
          )
        })}
      </div>
    </div>
  )
}
