import { useEffect, useState } from 'react'
import { KEPT_DAYS, type Lobby, type TableQuestion } from '../../protocol/messages.ts'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { shownName } from '../../store/person-names.ts'
import { Button } from '../../ui/art/index.ts'
import { PresenceMark } from '../../ui/art/tins/Tins.tsx'
import { Confirm } from '../../ui/page/Confirm.tsx'
import { Dialog } from '../../ui/page/Dialog.tsx'
import type { DialogProps, TableSeats } from '../../ui/tale.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'
import { leaveTable } from './enter-game.ts'
import { Face } from './Face.tsx'
import { InviteDialog } from './Invite.tsx'
import { MoveSeat } from './MoveSeat.tsx'
import styles from './Players.module.css'
import { ProblemAlert } from './problems.tsx'
import { SeatButtons } from './SeatButtons.tsx'
import { kindOf, playerOf, stringOf, useTaleOfTable, useWaiting } from './seats.ts'

/** The seats with their players, in place of the tale's own players dialog. */
export function Players({ onClose }: DialogProps) {
  const words = useDistanceWords()
  const lobby = useRemoteTable((table) => table.lobby)
  const own = useRemoteTable((table) => table.own)
  const problem = useRemoteTable((table) => table.problem)
  const question = useRemoteTable((table) => table.question)
  const { seats } = useTaleOfTable()
  const [asking, setAsking] = useState<'leave' | number | null>(null)
  const [isMoving, setMoving] = useState(false)
  // An earlier failure is not this dialog's.
  useEffect(() => useRemoteTable.setState({ problem: null }), [])
  const [isInviting, setInviting] = useState(false)
  const giveBack = (place: number) => void useRemoteTable.getState().leaveSeat(place)
  if (lobby && isInviting) return <InviteDialog lobby={lobby} onClose={() => setInviting(false)} />
  return (
    <Dialog title={words.seats.title} onClose={onClose}>
      <p>{words.seats.text}</p>
      {lobby && seats && (
        <ul className={styles['list']}>
          {lobby.seats.map((seat, place) => (
            <SeatLine
              key={seat.role}
              {...{ seat, seats, place }}
              isOwn={own.includes(place)}
              canReplace={own.length > 0}
              isOver={lobby.phase === 'over'}
              onGiveBack={() => setAsking(place)}
            />
          ))}
        </ul>
      )}
      {lobby && question && own.includes(question.asks) && <Waiting {...{ question, lobby }} />}
      {problem && <ProblemAlert problem={problem} />}
      <p className={styles['role']}>{words.keptFor(KEPT_DAYS)}</p>
      <div className={styles['ways']}>
        {lobby && lobby.phase !== 'over' && (
          <Button aria-haspopup="dialog" onClick={() => setInviting(true)}>
            {words.invite}
          </Button>
        )}
        {own.length > 0 && (
          <Button aria-haspopup="dialog" onClick={() => setMoving(true)}>
            {words.move.button}
          </Button>
        )}
        <Button onClick={() => setAsking('leave')}>{words.leaveTable}</Button>
      </div>
      {isMoving && lobby && <MoveSeat lobby={lobby} onClose={() => setMoving(false)} />}
      <Confirm
        open={asking !== null}
        title={asking === 'leave' ? words.seats.leaveTitle : words.seats.giveBackTitle}
        text={
          asking !== 'leave'
            ? words.seats.giveBackText
            : own.length > 0
              ? words.seats.leaveText
              : words.seats.leaveWatching
        }
        yes={asking === 'leave' ? words.leaveTable : words.giveBack}
        no={asking === 'leave' ? words.seats.stay : words.seats.keep}
        onYes={() => {
          if (asking === 'leave') {
            onClose()
            void leaveTable()
          } else if (asking !== null) giveBack(asking)
          setAsking(null)
        }}
        onNo={() => setAsking(null)}
      />
    </Dialog>
  )
}

/** The people who are asked whether a bot may play. */
function Waiting({ question, lobby }: { question: TableQuestion; lobby: Lobby }) {
  return <p role="status">{useWaiting(question, lobby)}</p>
}

interface SeatLineProps {
  seat: Lobby['seats'][number]
  seats: TableSeats
  place: number
  isOwn: boolean
  /** True if this device may let a bot play: it has a seat. */
  canReplace: boolean
  isOver: boolean
  onGiveBack: () => void
}

function SeatLine({ seat, seats, place, isOwn, canReplace, isOver, onGiveBack }: SeatLineProps) {
  const words = useDistanceWords()
  const names = seats.useNames()
  const kind = kindOf(seat)
  const state = stringOf(seat)
  const role = names.seat(seat.role)
  return (
    <li className={styles['line']}>
      <Face seat={seat} seats={seats} height={3.6} />
      <span className={styles['words']}>
        <span className={styles['player']}>{playerOf(seat, names) || words.expected}</span>
        <span className={styles['role']}>
          {kind === 'bot' && seat.name ? words.keepsSeat(names.bot(seat.by), shownName(seat.name)) : role}
        </span>
      </span>
      <span className={styles['actions']}>
        {state && (
          <span className={styles['state']}>
            <PresenceMark colour={seats.colourOf(seat.role)} state={state} size={26} />
            {isOwn ? words.you : kind === 'person' && words.presence[seat.presence]}
          </span>
        )}
        {!isOver && (
          <SeatButtons
            {...{ seat, seats, place }}
            canStart={canReplace && (seat.absent || kind === 'free')}
            canStop={isOwn && kind === 'bot'}
            onGiveBack={isOwn ? onGiveBack : null}
          />
        )}
      </span>
    </li>
  )
}
