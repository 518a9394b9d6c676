import { useMemo } from 'react'
import { goalOf, pointsOf, type Seat, seatOf, type View } from '../../../../engine/citadel/index.ts'
import { shownName } from '../../../../store/names.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { PrivacyCard } from '../../../../ui/frames/handover/PrivacyCard.tsx'
import { Brick, GatePicture, KnightPiece } from '../../art/index.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { useGame } from '../../table.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { LineIcon, type LogLine } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { isSeatChange, useWithSeatChanges } from '../log/seat-changes.ts'
import { useHeard, useSeen, useView } from '../now/at-table.ts'
import { orderName, orderOf, orderTitle } from '../now/names.ts'
import styles from './Gate.module.css'
import { tempoOfGate, useLookAway } from './gate-now.ts'

/** The shut gate between two people: who hands over, who comes, and what happened since their last turn. */
export function Gate({ seat }: { seat: Seat }) {
  const m = useMessages()
  const { gate } = m.table
  const state = useSeen()
  const { isWished } = useView()
  const away = useLookAway()
  return (
    <PrivacyCard
      name={gate.name}
      passes={gate.passes}
      picture={<GateLeaves seat={seat} />}
      tempo={tempoOfGate}
      secret={`${gate.secret} ${awayWords(m, seat, away)}`}
      other={
        isWished
          ? { words: gate.never, onPress: HOTSEAT.leaveFaceDown }
          : { words: gate.look, onPress: () => HOTSEAT.peek(true) }
      }
      confirm={{ words: gate.iAm(orderName(m, seat)), onPress: () => HOTSEAT.confirm(seat) }}
    >
      <Comer m={m} state={state} seat={seat} />
      <Since seat={seat} />
      <Heading level={2}>{beginsWords(m, state, seat)}</Heading>
      <FirstDeed m={m} state={state} />
    </PrivacyCard>
  )
}

/** The leaves of the gate, with the shields of who looks away and who comes. */
export function GateLeaves({ seat, isOpening = false }: { seat: Seat; isOpening?: boolean }) {
  const away = useLookAway()
  return (
    <GatePicture
      from={away === null || away === seat ? null : orderOf(away)}
      to={orderOf(seat)}
      isOpening={isOpening}
    />
  )
}

/** Who comes: their Knight, points and bricks. */
function Comer({ m, state, seat }: { m: Messages; state: View; seat: Seat }) {
  const { players } = useGame(({ session }) => session?.config) ?? { players: [] }
  const name = shownName(players[seat % Math.max(1, players.length)] ?? '')
  return (
    <div className={styles['comer']}>
      <KnightPiece order={orderOf(seat)} size={120} />
      <div>
        <h1 className={styles['title']}>{m.common.orderOf(orderOf(seat))}</h1>
        {name && (
          <p className={styles['name']}>
            <bdi>{name}</bdi>
          </p>
        )}
        <p className={styles['stock']}>
          <b>{m.table.gate.points(pointsOf(state, seat), goalOf(state))}</b>
          <span className={styles['bricks']}>
            <Brick size={24} />
            {m.table.bricksOf(seatOf(state, seat).bricks)}
          </span>
        </p>
      </div>
    </div>
  )
}

/** What happened since their last turn, from what lies open to all. */
function Since({ seat }: { seat: Seat }) {
  const m = useMessages()
  const { gate } = m.table
  const heard = useHeard()
  const all = useWithSeatChanges(useMemo(() => logLines(heard, m), [heard, m]))
  const lines = useMemo(() => sinceLastTurn(all, seat), [all, seat])
  return (
    <>
      <Heading level={2}>{lines.isFirst ? gate.soFar : gate.since}</Heading>
      {lines.told.length === 0 && <p className={styles['line']}>{gate.quiet}</p>}
      <ul className={styles['told']}>
        {lines.told.map(({ key, icon, what, why }) => (
          <li key={key} className={styles['line']}>
            <span aria-hidden="true">
              <LineIcon icon={icon} />
            </span>
            <span>
              {what} {why && <span className={styles['why']}>{why}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const beginsWords = ({ table }: Messages, state: View, seat: Seat): string =>
  state.phase === 'reveal' || state.onTurn !== seat ? table.gate.begins : table.gate.goesOn

/** What comes first when the gate has opened. */
function FirstDeed({ m, state }: { m: Messages; state: View }) {
  const { gate } = m.table
  const [what, note] =
    state.phase === 'choose'
      ? [gate.peek, gate.peekNote]
      : state.phase === 'reveal'
        ? [gate.reveal, gate.revealNote]
        : [gate.act, gate.actNote]
  return (
    <p className={styles['first']}>
      <b>{what}</b>
      <span>{note}</span>
    </p>
  )
}

const awayWords = (m: Messages, seat: Seat, away: Seat | null): string =>
  away === null || away === seat ? '' : m.table.gate.away(orderTitle(m, away))

/** So many lines have room on the gate: the newest. */
const MOST = 6

/** What was told since a seat's last turn; `isFirst`: it has had none, and it is all that was told so far. */
function sinceLastTurn(
  lines: readonly LogLine[],
  seat: Seat,
): { told: readonly LogLine[]; isFirst: boolean } {
  const last = lines.findLastIndex((line) => line.seat === seat && line.turn > 0 && !isSeatChange(line))
  const isFirst = last < 0
  const later = lines.slice(last + 1).filter(({ turn }) => turn > 0 || isFirst)
  return { told: later.slice(-MOST), isFirst }
}
