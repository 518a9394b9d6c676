import { pawnsStanding, SEATS, type Seat, tileName } from '../../../../engine/boogyman/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { shownName } from '../../../../store/names.ts'
import { FolkIcon, Hole } from '../../art/index.ts'
import { useLeaders } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { HomeBench } from '../board/HomeBench.tsx'
import { LeadButton } from '../bots/bots.tsx'
import { useSession, useShownState } from '../now/at-table.ts'
import styles from './Side.module.css'

interface SideProps {
  seat: Seat
  /** Where two sides share a sheet. */
  compact?: boolean
}

/** One side: its portrait and who leads it, its bench of seven, and its Boogyman. */
export function Side({ seat, compact = false }: SideProps) {
  const { common, table } = useMessages()
  const { onTurn } = useShownState()
  const { standing, isOut, hole } = useFolk(seat)
  const side = SEATS[seat]
  return (
    <section className={styles['side']} aria-label={common.sides[side]} data-side={side}>
      <header className={styles['head']}>
        <FolkIcon side={side} size={compact ? 48 : 86} selected={onTurn === seat} />
        <div className={styles['who']}>
          <h2 className={styles['name']}>{common.sides[side]}</h2>
          <LedBy seat={seat} />
        </div>
        {compact && <Hole side={side} out={isOut} size={36} />}
      </header>
      <div className={styles['bench']}>
        <HomeBench side={side} standing={standing} />
      </div>
      <div className={styles['count']}>
        <p>
          <strong>{table.standing(standing)}</strong> {table.onBoard}
        </p>
        <LeadButton seat={side} />
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

/** Above the board of a phone, or below it: the bench of a side and its hole. */
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

/** On a phone, behind a tab: who leads which side. */
export function SideRow({ seat }: { seat: Seat }) {
  const { common } = useMessages()
  const side = SEATS[seat]
  return (
    <div className={styles['row']}>
      <FolkIcon side={side} size={36} />
      <div className={styles['who']}>
        <p className={styles['name']}>{common.sides[side]}</p>
        <LedBy seat={seat} />
      </div>
      <LeadButton seat={side} />
    </div>
  )
}

/** How the folk of a side are, as the game is shown: how many stand, and where their Boogyman is, in words. */
function useFolk(seat: Seat): { standing: number; isOut: boolean; hole: string } {
  const { boogyman } = useMessages().table
  const shown = useShownState()
  const at = shown.boogymen[seat]
  const hole = at === null ? boogyman.home : boogyman.out(tileName(at))
  return { standing: pawnsStanding(shown, seat), isOut: at !== null, hole }
}

/** The name of who leads a side, or the computer player that does. */
function LedBy({ seat }: { seat: Seat }) {
  const { bots, table } = useMessages()
  const { players } = useSession().config
  const leader = useLeaders((leaders) => leaderOf(leaders.table, SEATS[seat]))
  const words = leader === 'person' ? shownName(players[seat]) : table.ledBy(bots.names[leader])
  return (
    words && (
      <p className={styles['led']}>
        <bdi>{words}</bdi>
      </p>
    )
  )
}
