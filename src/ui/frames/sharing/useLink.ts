import { useEffect, useState } from 'react'
import type { Game, Kind, Session } from '../../../engine/kernel/index.ts'
import { type Sent, writeLink } from '../../../sharing/link.ts'

/** The address of a game, whole or as it stands: null while it is being written, and 'failed' where that cannot be. */
export function useLink<K extends Kind>(
  game: Game<K>,
  session: Session<K>,
  sent: Sent,
  tale: string,
): string | 'failed' | null {
  const [written, setWritten] = useState<{ of: Session<K>; sent: Sent; link: string } | null>(null)
  useEffect(() => {
    let isAsked = true
    const answer = (link: string) => isAsked && setWritten({ of: session, sent, link })
    writeLink(game, session, sent).then(
      (link) => answer(`${location.origin}${location.pathname}#/${tale}/link/${link}`),
      () => answer('failed'),
    )
    return () => {
      isAsked = false
    }
  }, [game, session, sent, tale])
  return written?.of === session && written.sent === sent ? written.link : null
}
