import { type ReactNode, useCallback, useState } from 'react'
import type { EachOnce } from '../../../engine/kernel/index.ts'
import { type Game, holdsSecrets, type Kind, type Session, writeGame } from '../../../engine/kernel/index.ts'
import { hasPosition, LONGEST_LINK, type Sent, writeLink } from '../../../sharing/link.ts'
import { Choice, Plank } from '../../art/index.ts'
import { download } from '../../notices/download.ts'
import { Dialog } from '../../page/Dialog.tsx'
import { useOpen } from '../../page/open-tale.ts'
import { useLoaded } from '../../page/useLoaded.ts'
import { useHouseWords } from '../../text/house.ts'
import { useSharingWords } from '../../text/sharing.ts'
import { LinkField } from './LinkField.tsx'
import styles from './SendDialog.module.css'

interface SendDialogProps<K extends Kind> {
  game: Game<K>
  session: Session<K>
  /** What its file is called. */
  fileName: string
  onClose: () => void
}

const PARTS = ['whole', 'position'] as const satisfies EachOnce<Sent>

/** How a game goes to somebody else: as a link in which all of it is, or as a file where it is too long for that. */
export function SendDialog<K extends Kind>({ game, session, fileName, onClose }: SendDialogProps<K>) {
  const { send } = useSharingWords()
  const { settings } = useHouseWords()
  const [sent, setSent] = useState<Sent>('whole')
  return (
    <Dialog title={settings.send} onClose={onClose}>
      <div className={styles.send}>
        {hasPosition(game, session) && (
          <Choice legend={send.what} options={PARTS} chosen={sent} words={send.parts} onChoose={setSent} />
        )}
        <p>{holdsSecrets(game, session) ? send.secrets : send.notes[sent]}</p>
        <AsLink game={game} session={session} sent={sent}>
          <Plank onClick={() => download(writeGame(game, session), `${fileName}.json`)}>{send.file}</Plank>
        </AsLink>
      </div>
    </Dialog>
  )
}

type AsLinkProps<K extends Kind> = Pick<SendDialogProps<K>, 'game' | 'session'> & {
  sent: Sent
  /** The way that is always there. */
  children: ReactNode
}

/** The link as soon as it is written, where programs on the way leave it whole; else why there is none. */
function AsLink<K extends Kind>({ game, session, sent, children }: AsLinkProps<K>) {
  const { send } = useSharingWords()
  const tale = useOpen(({ id }) => id) ?? ''
  const link = useLink(game, session, sent, tale)
  if (link !== null && link !== 'failed' && link.length <= LONGEST_LINK)
    return <LinkField link={link}>{children}</LinkField>
  return (
    <>
      {link === 'failed' ? (
        <p role="alert">{send.failed}</p>
      ) : (
        <p role="status">{link === null ? send.writing : send.tooLong(link.length, LONGEST_LINK)}</p>
      )}
      <div className={styles.ways}>{children}</div>
    </>
  )
}

/** The address of a game, whole or as it stands: null while it is being written, and 'failed' where that cannot be. */
function useLink<K extends Kind>(
  game: Game<K>,
  session: Session<K>,
  sent: Sent,
  tale: string,
): string | 'failed' | null {
  const write = useCallback(
    () =>
      writeLink(game, session, sent).then(
        (link) => `${location.origin}${location.pathname}#/${tale}/link/${link}`,
        () => 'failed',
      ),
    [game, session, sent, tale],
  )
  return useLoaded(write)
}
