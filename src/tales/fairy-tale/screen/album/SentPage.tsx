import { fairyTale } from '../../../../engine/fairy-tale/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { LinkPage } from '../../../../ui/frames/sharing/LinkPage.tsx'
import type { Session } from '../../game.ts'
import { useGame } from '../../table.ts'
import { useDoorWords } from '../../words/useDoorWords.ts'
import { TaleBoard } from '../setup/TaleBoard.tsx'
import { AlbumOf } from './AlbumPage.tsx'

/** What somebody has sent in a link: looked at in its album, or played on. */
export function SentPage() {
  const { common } = useDoorWords()
  return (
    <LinkPage
      tale={{
        game: fairyTale,
        roles: common.inSentence,
        Picture: Stands,
        Album: Sent,
        adopt: (session) => useGame.getState().adopt(session, { kind: 'link' }),
        fileName: () => common.fileName,
      }}
    />
  )
}

const Stands = ({ session }: { session: Session }) => <TaleBoard state={stateOf(session)} />

const Sent = ({ session, onClose }: { session: Session; onClose: () => void }) => (
  <AlbumOf session={session} id={null} opensAt={0} onClose={onClose} />
)
