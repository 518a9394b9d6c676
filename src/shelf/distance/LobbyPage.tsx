import { useState } from 'react'
import { KEPT_DAYS, type Lobby } from '../../protocol/messages.ts'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { Book, Button, Heading, SealButton, TextButton } from '../../ui/art/index.ts'
import { announce } from '../../ui/page/announce.ts'
import { Dialog } from '../../ui/page/Dialog.tsx'
import type { TableSeats } from '../../ui/tale.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'
import { leaveTable } from './enter-game.ts'
import { Invite } from './Invite.tsx'
import styles from './LobbyPage.module.css'
import { ProblemAlert } from './problems.tsx'
import { SeatRows } from './SeatRows.tsx'
import { SitDown } from './SitDown.tsx'
import { hasFreeSeat, hasPerson, isForOne, useMaySet } from './seats.ts'
import { NotRemembered } from './TableList.tsx'

interface LobbyPageProps {
  lobby: Lobby
  seats: TableSeats
}

/** The lobby of a table, on a big screen: the ways to join, and the seats with their players. */
export function LobbyPage({ lobby, seats }: LobbyPageProps) {
  const words = useDistanceWords()
  const own = useRemoteTable((table) => table.own)
  const problem = useRemoteTable((table) => table.problem)
  const maySet = useMaySet()
  const [isSitting, setSitting] = useState(false)
  return (
    <main>
      <Book
        left={<Invite lobby={lobby} />}
        right={
          <div className={styles['page']}>
            <Heading className={styles['heading']}>
              {isForOne(lobby) ? words.forOne.whoPlays : words.whoSits}
            </Heading>
            <SeatRows {...{ lobby, seats, own }} />
            {problem && <ProblemAlert problem={problem} />}
            <NotRemembered />
            <div className={styles['foot']}>
              <div className={styles['notes']}>
                {own.length === 0 && <p>{words.showsBoard}</p>}
                <p className={styles['quiet']}>{words.tableStays}</p>
                <p className={styles['kept']}>{words.keptFor(KEPT_DAYS)}</p>
                <div className={styles['ways']}>
                  {lobby.seats.some(({ open }) => open) && (
                    <Button aria-haspopup="dialog" onClick={() => setSitting(true)}>
                      {words.sitHere}
                    </Button>
                  )}
                  <TextButton onClick={() => void leaveTable()}>{words.leaveTable}</TextButton>
                </div>
              </div>
              {maySet && <BeginSeal {...{ lobby, seats }} />}
            </div>
          </div>
        }
      />
      {isSitting && (
        <Dialog title={words.sitHere} onClose={() => setSitting(false)}>
          <SitDown {...{ lobby, seats }} onSeated={() => setSitting(false)} />
        </Dialog>
      )}
    </main>
  )
}

/** Begins the game. The strongest bot plays the free seats until people take them. */
export function useBegin({ lobby, seats }: LobbyPageProps): {
  flourish: string
  canBegin: boolean
  begin: () => void
} {
  const words = useDistanceWords()
  const isFree = hasFreeSeat(lobby)
  const canBegin = hasPerson(lobby)
  const begin = () => {
    if (!canBegin) return announce(words.beginNeedsOne)
    void useRemoteTable.getState().begin(isFree ? seats.bots.at(-1) : undefined)
  }
  return { flourish: isFree ? words.withoutWaiting : words.now, canBegin, begin }
}

function BeginSeal(props: LobbyPageProps) {
  const words = useDistanceWords()
  const { flourish, canBegin, begin } = useBegin(props)
  return (
    <SealButton
      className={styles['seal']}
      size={164}
      aria-label={`${words.begin} ${flourish}`}
      aria-disabled={!canBegin}
      onClick={begin}
    >
      <span>{words.begin}</span>
      <span className={styles['flourish']}>{flourish}</span>
    </SealButton>
  )
}
