import { goalOf, pointsOf, type Seat, seatOf, type View } from '../../../../engine/citadel/index.ts'
import { shownName } from '../../../../store/person-names.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { PrivacyCard } from '../../../../ui/frames/handover/PrivacyCard.tsx'
import { Brick, GatePicture, KnightPiece } from '../../art/index.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { useGame } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { SinceLastTurn } from '../log/SinceLastTurn.tsx'
import { orderName, orderOf, orderTitle } from '../state/order-names.ts'
import { useDisplayedView, useView } from '../state/table-state.ts'
import styles from './Gate.module.css'
import { tempoOfGate, useLookAway } from './gate-now.ts'

/** The shut gate between two people: who hands over, who takes over, and what happened since the latter's last turn. */
export function Gate({ seat }: { seat: Seat }) {
  const m = useMessages()
  const { gate } = m.table
  const state = useDisplayedView()
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
      <SinceLastTurn seat={seat} />
      <Heading level={2}>{beginsWords(m, state, seat)}</Heading>
      <FirstDeed m={m} state={state} />
    </PrivacyCard>
  )
}

/** The picture of the gate, with the shields of the Order that looks away and the one that takes over. */
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

/** The Order that takes over: its Knight, points and bricks. */
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

const beginsWords = ({ table }: Messages, state: View, seat: Seat): string =>
  state.phase === 'reveal' || state.onTurn !== seat ? table.gate.begins : table.gate.goesOn

/** The first thing to do once the gate is open. */
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
