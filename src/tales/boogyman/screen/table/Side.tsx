import { pawnsStanding, SEATS, type Seat, tileName } from '../../../../engine/boogyman/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { Bench, FolkIcon, Hole } from '../../art/index.ts'
import { useLeaders } from '../../leaders.ts'
import { useMessages } from '../../words/useMessages.ts'
import { LeadButton } from '../bots/LeadButton.tsx'
import { useSession, useShownState } from '../now/at-table.ts'
import styles from './Side.module.css'

interface SideProps {
  seat: Seat
  /** Above the board of a phone, or below it: the bench and the hole alone. */
  brief?: boolean
}

/** One side: its portrait and who leads it, its bench of seven, and its Boogyman. */
export function Side({ seat, brief = false }: SideProps) {
  const { common, table } = useMessages()
  const shown = useShownState()
  const { onTurn, boogymen } = shown
  const standing = pawnsStanding(shown, seat)
  const side = SEATS[seat]
  const at = boogymen[seat]
  const hole = at === null ? table.boogyman.home : table.boogyman.out(tileName(at))
  if (brief) {
    return (
      <section className={styles['brief']} aria-label={common.sides[side]} data-side={side}>
        <p className="unseen">{`${table.standingSpoken(common.sides[side], standing)} ${table.boogyman.title} ${hole}.`}</p>
        <div className={styles['bench']}>
          <Bench side={side} standing={standing} />
        </div>
        <Hole side={side} out={at !== null} size={44} />
      </section>
    )
  }
  return (
    <section className={styles['side']} aria-label={common.sides[side]} data-side={side}>
      <header className={styles['head']}>
        <FolkIcon side={side} size={86} selected={onTurn === seat} />
        <div className={styles['who']}>
          <h2 className={styles['name']}>{common.sides[side]}</h2>
          <LedBy seat={seat} />
        </div>
      </header>
      <div className={styles['bench']}>
        <Bench side={side} standing={standing} />
      </div>
      <div className={styles['count']}>
        <p>
          <strong>{table.standing(standing)}</strong> {table.onBoard}
        </p>
        <LeadButton side={side} />
      </div>
      <div className={styles['hole']}>
        <Hole side={side} out={at !== null} size={48} />
        <p>
          <strong>{table.boogyman.title}</strong> <span>{hole}</span>
        </p>
      </div>
    </section>
  )
}

/** The name of who leads a side, or the computer player that does. */
function LedBy({ seat }: { seat: Seat }) {
  const { bots, table } = useMessages()
  const { players } = useSession().config
  const leader = useLeaders((leaders) => leaderOf(leaders.table, SEATS[seat]))
  const words = leader === 'person' ? players[seat] : table.ledBy(bots.names[leader])
  return words && <p className={styles['led']}>{words}</p>
}
