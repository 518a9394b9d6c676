import { useState } from 'react'
import { type Game, type Kind, type Session, writeGame } from '../../../engine/kernel/index.ts'
import { canBeSent, hasPosition, LONGEST_LINK, type Sent } from '../../../sharing/link.ts'
import { Choice, Plank } from '../../art/index.ts'
import { download } from '../../notices/download.ts'
import { Dialog } from '../../page/Dialog.tsx'
import { useOpen } from '../../page/open-tale.ts'
import { useHouseWords } from '../../text/useHouseWords.ts'
import { useSharingWords } from '../../text/useSharingWords.ts'
import { LinkField } from './LinkField.tsx'
import styles from './SendDialog.module.css'
import { useLink } from './useLink.ts'

interface SendDialogProps<K extends Kind> {
  game: Game<K>
  session: Session<K>
  /** What its file is called. */
  fileName: string
  onClose: () => void
}

const PARTS: readonly Sent[] = ['whole', 'position']

/** How a game goes to somebody else: as a link in which all of it is, or as a file where it is too long for that. */
export function SendDialog<K extends Kind>({ game, session, fileName, onClose }: SendDialogProps<K>) {
  const { send } = useSharingWords()
  const { settings } = useHouseWords()
  const [sent, setSent] = useState<Sent>('whole')
  if (!canBeSent(game)) {
    return (
      <Dialog title={settings.send} onClose={onClose}>
        <p>{send.hidden}</p>
      </Dialog>
    )
  }
  return (
    <Dialog title={settings.send} onClose={onClose}>
      <div className={styles.send}>
        {hasPosition(game, session) && (
          <Choice legend={send.what} options={PARTS} chosen={sent} words={send.parts} onChoose={setSent} />
        )}
        <p>{send.notes[sent]}</p>
        <AsLink game={game} session={session} sent={sent} />
        <Plank onClick={() => download(writeGame(game, session), `${fileName}.json`)}>{send.file}</Plank>
      </div>
    </Dialog>
  )
}

/** The link as soon as it is written, where programs on the way leave it whole. */
function AsLink<K extends Kind>({
  game,
  session,
  sent,
}: Pick<SendDialogProps<K>, 'game' | 'session'> & { sent: Sent }) {
  const { send } = useSharingWords()
  const tale = useOpen(({ id }) => id) ?? ''
  const link = useLink(game, session, sent, tale)
  if (link === null) return <p role="status">{send.writing}</p>
  if (link === 'failed') return <p role="alert">{send.failed}</p>
  if (link.length > LONGEST_LINK) return <p role="status">{send.tooLong(link.length, LONGEST_LINK)}</p>
  return <LinkField link={link} />
}
