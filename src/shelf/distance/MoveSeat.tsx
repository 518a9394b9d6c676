import { useEffect, useState } from 'react'
import type { Lobby } from '../../protocol/messages.ts'
import { useRemoteTable } from '../../session/remote/remote-table.ts'
import { Dialog } from '../../ui/page/Dialog.tsx'
import type { DialogProps } from '../../ui/tale.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'
import { reachableAddresses, ticketAddress } from './addresses.ts'
import styles from './Invite.module.css'
import { LinkField } from './LinkField.tsx'
import { ProblemAlert } from './problems.tsx'
import { QrCard } from './QrCard.tsx'

/** Moves the seats of this device to another one, by a QR code or a link. Both work once and for a short time. */
export function MoveSeat({ lobby, onClose }: DialogProps & { lobby: Lobby }) {
  const words = useDistanceWords()
  const problem = useRemoteTable((table) => table.problem)
  const ticket = useTicket()
  const [address] = reachableAddresses(lobby.addresses)
  const link = ticket && ticketAddress(address ?? location.origin, lobby.table, ticket)
  return (
    <Dialog title={words.move.title} onClose={onClose}>
      <div className={styles['dialog']}>
        <p>{words.move.text}</p>
        {link && address !== undefined && (
          <div className={styles['scan']}>
            <QrCard address={link} />
          </div>
        )}
        {link && address === undefined && <p>{words.onlyHere}.</p>}
        {link && <LinkField link={link} />}
        {link && <p className={styles['note']}>{words.move.goodOnce}</p>}
        {!link && problem && <ProblemAlert problem={problem} />}
      </div>
    </Dialog>
  )
}

/** Hook: a ticket for the seats of this device, and a new one whenever the last has ended. Null until there is one. */
function useTicket(): string | null {
  const [ticket, setTicket] = useState<string | null>(null)
  useEffect(() => {
    let isOpen = true
    let next: ReturnType<typeof setTimeout> | undefined
    const renew = async () => {
      const made = await useRemoteTable.getState().makeTicket()
      if (!isOpen) return
      setTicket(made?.ticket ?? null)
      if (made) next = setTimeout(() => void renew(), made.ms)
    }
    void renew()
    return () => {
      isOpen = false
      clearTimeout(next)
    }
  }, [])
  return ticket
}
