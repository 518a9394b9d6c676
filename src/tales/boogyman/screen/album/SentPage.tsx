import { boogyman } from '../../../../engine/boogyman/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { LinkPage } from '../../../../ui/frames/sharing/LinkPage.tsx'
import type { Session } from '../../game.ts'
import { useGame } from '../../table.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { ClearingPicture } from '../clearing/ClearingPicture.tsx'
import { AlbumOf } from './AlbumPage.tsx'

/** What somebody has sent in a link: looked at in its album, or played on. */
export function SentPage() {
  const { common } = useCoverWords()
  return (
    <LinkPage
      tale={{
        game: boogyman,
        roles: common.inSentence,
        Picture: Stands,
        Album: Sent,
        adopt: (session) => useGame.getState().adopt(session, { kind: 'link' }),
        fileName: () => common.fileName,
      }}
    />
  )
}

const Stands = ({ session }: { session: Session }) => <ClearingPicture state={stateOf(session)} />

const Sent = ({ session, onClose }: { session: Session; onClose: () => void }) => (
  <AlbumOf session={session} id={null} opensAt={0} onClose={onClose} />
)
