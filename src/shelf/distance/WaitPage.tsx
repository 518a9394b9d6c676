import { useState } from 'react'
import { KEPT_DAYS, type Lobby } from '../../protocol/messages.ts'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { Book, Button, Heading, TextButton } from '../../ui/art/index.ts'
import { PresenceMark } from '../../ui/art/tins/Tins.tsx'
import { FOCUS_FALLBACK } from '../../ui/page/focus-fallback.ts'
import { goToAppPage } from '../../ui/page/page.ts'
import type { TableSeats } from '../../ui/tale.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'
import { leaveTable } from './enter-game.ts'
import { Face } from './Face.tsx'
import { InviteDialog } from './Invite.tsx'
import { useBegin } from './LobbyPage.tsx'
import { ProblemAlert } from './problems.tsx'
import { isForOne, kindOf, playerOf, stringOf } from './seats.ts'
import { NotRemembered } from './TableList.tsx'
import styles from './WaitPage.module.css'

interface WaitPageProps {
  lobby: Lobby
  seats: TableSeats
  own: readonly number[]
}

/** The page of a phone between sitting down and the beginning of the game. */
export function WaitPage({ lobby, seats, own }: WaitPageProps) {
  const words = useDistanceWords()
  const names = seats.useNames()
  const problem = useRemoteTable((table) => table.problem)
  const { flourish, canBegin, begin } = useBegin({ lobby, seats })
  const [isInviting, setInviting] = useState(false)
  const mine = own.flatMap((place) => lobby.seats[place] ?? [])
  const [first] = mine
  return (
    <main>
      <Book
        left={
          <div className={styles['page']}>
            <div className={styles['faces']}>
              {mine.map((seat) => (
                <Face key={seat.role} seat={seat} seats={seats} height={9} />
              ))}
            </div>
            <h1 className={styles['title']} {...FOCUS_FALLBACK}>
              {first === undefined ? words.wait.watching : playerOf(first, names)}
            </h1>
            {mine.map((seat) => (
              <p key={seat.role} className={styles['plays']}>
                {words.wait.plays(names.seat(seat.role))}
              </p>
            ))}
            {first !== undefined && (
              <p className={styles['hums']}>
                <PresenceMark colour={seats.colourOf(first.role)} state="here" size={40} />
                <span>
                  {words.wait.hums} <span className={styles['quiet']}>{words.wait.humsWhile}</span>
                </span>
              </p>
            )}
          </div>
        }
        right={
          <div className={styles['page']}>
            <Heading>{words.wait.who}</Heading>
            <ul className={styles['list']}>
              {lobby.seats.map((seat, place) => (
                <Line key={seat.role} {...{ seat, seats }} isOwn={own.includes(place)} />
              ))}
            </ul>
            <p className={styles['quiet']}>
              {isForOne(lobby) ? words.forOne.waiting : words.wait.waiting} {words.keptFor(KEPT_DAYS)}
            </p>
            {problem && <ProblemAlert problem={problem} />}
            <NotRemembered />
            <Button tone="blue" className={styles['begin']} aria-disabled={!canBegin} onClick={begin}>
              {words.begin} {flourish}
            </Button>
            <div className={styles['ways']}>
              <TextButton aria-haspopup="dialog" onClick={() => setInviting(true)}>
                {words.invite}
              </TextButton>
              {lobby.seats.some(({ open }) => open) && (
                <TextButton onClick={() => goToAppPage('join')}>{words.join.otherSeat}</TextButton>
              )}
              {own.map((place) => (
                <TextButton key={place} onClick={() => void useRemoteTable.getState().leaveSeat(place)}>
                  {own.length > 1
                    ? words.ofSeat(words.giveBack, names.seat(lobby.seats[place]?.role ?? ''))
                    : words.giveBack}
                </TextButton>
              ))}
              <TextButton onClick={() => void leaveTable()}>{words.leaveTable}</TextButton>
            </div>
          </div>
        }
      />
      {isInviting && <InviteDialog lobby={lobby} onClose={() => setInviting(false)} />}
    </main>
  )
}

interface LineProps {
  seat: Lobby['seats'][number]
  seats: TableSeats
  isOwn: boolean
}

/** One seat in a row: its tin, its picture and its player. */
function Line({ seat, seats, isOwn }: LineProps) {
  const words = useDistanceWords()
  const names = seats.useNames()
  const kind = kindOf(seat)
  const state = stringOf(seat)
  const note = isOwn ? words.you : kind === 'person' ? words.presence[seat.presence] : ''
  return (
    <li className={styles['line']}>
      <Face seat={seat} seats={seats} height={2.8} />
      <span className={styles['who']}>
        <span className={styles['player']}>{kind === 'free' ? words.expected : playerOf(seat, names)}</span>{' '}
        <span className={styles['quiet']}>{names.seat(seat.role)}</span>
      </span>
      <span className={styles['state']}>
        {state && <PresenceMark colour={seats.colourOf(seat.role)} state={state} size={26} />}
        {note}
      </span>
    </li>
  )
}
