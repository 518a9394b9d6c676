import { pawnsStanding, SEATS, type Seat, tileName } from '../../../../engine/boogyman/index.ts'
import { FolkIcon, Hole } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { HomeBench } from '../board/HomeBench.tsx'
import { LedBy } from '../bots/bots.tsx'
import { useDisplayedState } from '../state/table-state.ts'
import styles from './Side.module.css'

interface SideProps {
  seat: Seat
  /** True if two sides share a panel. */
  compact?: boolean
}

/** One side: its portrait and player, its bench of seven, and its Boogyman. */
export function Side({ seat, compact = false }: SideProps) {
  const { common, table } = useMessages()
  const { onTurn } = useDisplayedState()
  const { standing, isOut, hole } = useFolk(seat)
  const side = SEATS[seat]
  return (
    <section className={styles['side']} aria-label={common.sides[side]} data-side={side}>
      <header className={styles['head']}>
        <FolkIcon side={side} size={compact ? 48 : 86} selected={onTurn === seat} />
        <div className={styles['who']}>
          <h2 className={styles['name']}>{common.sides[side]}</h2>
          <LedBy seat={seat} className={styles['led']} />
        </div>
        {compact && <Hole side={side} out={isOut} size={36} />}
      </header>
      <div className={styles['bench']}>
        <HomeBench side={side} standing={standing} />
      </div>
      <div className={styles['count']}>
        <p>
          <strong data-standing="">{table.standing(standing)}</strong> {table.onBoard}
        </p>
      </div>
      {compact ? (
        <p className="unseen">{`${table.boogyman.title} ${hole}.`}</p>
      ) : (
        <div className={styles['hole']}>
          <Hole side={side} out={isOut} size={48} />
          <p>
            <strong>{table.boogyman.title}</strong> <span>{hole}</span>
          </p>
        </div>
      )}
    </section>
  )
}

/** Above or below the board of a phone: the bench of a side and its hole. */
export function SideBench({ seat }: { seat: Seat }) {
  const { common, table } = useMessages()
  const { standing, isOut, hole } = useFolk(seat)
  const side = SEATS[seat]
  const spoken = `${table.standingSpoken(common.sides[side], standing)} ${table.boogyman.title} ${hole}.`
  return (
    <section className={styles['brief']} aria-label={common.sides[side]} data-side={side}>
      <p className="unseen">{spoken}</p>
      <div className={styles['bench']}>
        <HomeBench side={side} standing={standing} />
      </div>
      <Hole side={side} out={isOut} size={44} />
    </section>
  )
}

/** On a phone, in a tab: the player of a side. */
export function SideRow({ seat }: { seat: Seat }) {
  const { common } = useMessages()
  const side = SEATS[seat]
  return (
    <div className={styles['row']}>
      <FolkIcon side={side} size={36} />
      <div className={styles['who']}>
        <p className={styles['name']}>{common.sides[side]}</p>
        <LedBy seat={seat} className={styles['led']} />
      </div>
    </div>
  )
}

/** The displayed state of a side: number of pieces, and the place of its Boogyman in words. */
function useFolk(seat: Seat): { standing: number; isOut: boolean; hole: string } {
  const { boogyman } = useMessages().table
  const shown = useDisplayedState()
  const at = shown.boogymen[seat]
  const hole = at === null ? boogyman.home : boogyman.out(tileName(at))
  return { standing: pawnsStanding(shown, seat), isOut: at !== null, hole }
}
