import { type ReactNode, useCallback, useState } from 'react'
import type { EachOnce } from '../../../engine/kernel/index.ts'
import {
  type Game,
  type GameTypes,
  hidesInformation,
  type Session,
  writeGame,
} from '../../../engine/kernel/index.ts'
import { hasPosition, LONGEST_LINK, type Sent, writeLink } from '../../../sharing/link.ts'
import { Button, RadioGroup } from '../../art/index.ts'
import { download } from '../../notices/download.ts'
import { Dialog } from '../../page/Dialog.tsx'
import { useOpenTale } from '../../page/open-tale.ts'
import { useLoaded } from '../../page/useLoaded.ts'
import { useAppWords } from '../../text/house.ts'
import { useSharingWords } from '../../text/sharing.ts'
import { LinkField } from './LinkField.tsx'
import styles from './SendDialog.module.css'

interface SendDialogProps<K extends GameTypes> {
  game: Game<K>
  session: Session<K>
  /** The name of its file. */
  fileName: string
  onClose: () => void
}

const PARTS = ['whole', 'position'] as const satisfies EachOnce<Sent>

/** The dialog that shares a game: as a link that contains all of it, or as a file if the link would be too long. */
export function SendDialog<K extends GameTypes>({ game, session, fileName, onClose }: SendDialogProps<K>) {
  const { send } = useSharingWords()
  const { settings } = useAppWords()
  const [sent, setSent] = useState<Sent>('whole')
  return (
    <Dialog title={settings.send} onClose={onClose}>
      <div className={styles.send}>
        {hasPosition(game, session) && (
          <RadioGroup
            legend={send.what}
            options={PARTS}
            chosen={sent}
            words={send.parts}
            onChoose={setSent}
          />
        )}
        <p>{hidesInformation(game, session) ? send.secrets : send.notes[sent]}</p>
        <AsLink game={game} session={session} sent={sent}>
          <Button onClick={() => download(writeGame(game, session), `${fileName}.json`)}>{send.file}</Button>
        </AsLink>
      </div>
    </Dialog>
  )
}

type AsLinkProps<K extends GameTypes> = Pick<SendDialogProps<K>, 'game' | 'session'> & {
  sent: Sent
  /** The button that saves the game as a file, always available. */
  children: ReactNode
}

/** The link once it is written, if it is short enough for other programs; else the reason why there is none. */
function AsLink<K extends GameTypes>({ game, session, sent, children }: AsLinkProps<K>) {
  const { send } = useSharingWords()
  const tale = useOpenTale(({ id }) => id) ?? ''
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

/** Hook: the address of the whole game or of its position; null while it is written, and 'failed' on an error. */
function useLink<K extends GameTypes>(
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
