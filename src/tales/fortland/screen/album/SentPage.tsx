import { fortland } from '../../../../engine/fortland/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { LinkPage } from '../../../../ui/frames/sharing/LinkPage.tsx'
import type { Session } from '../../game.ts'
import { useGame } from '../../table.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { RingPicture } from '../ring/RingPicture.tsx'
import { AlbumOf } from './AlbumPage.tsx'

/** What somebody has sent in a link: looked at in its album, or played on. */
export function SentPage() {
  const { common } = useCoverWords()
  return (
    <LinkPage
      tale={{
        game: fortland,
        roles: common.countries,
        Picture: Stands,
        Album: Sent,
        adopt: (session) => useGame.getState().adopt(session, { kind: 'link' }),
        fileName: () => common.fileName,
      }}
    />
  )
}

const Stands = ({ session }: { session: Session }) => <RingPicture state={stateOf(session)} />

const Sent = ({ session, onClose }: { session: Session; onClose: () => void }) => (
  <AlbumOf session={session} id={null} opensAt={0} onClose={onClose} />
)
