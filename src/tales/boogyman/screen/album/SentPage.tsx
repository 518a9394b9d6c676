import { boogyman } from '../../../../engine/boogyman/index.ts'
import { LinkPage } from '../../../../ui/frames/sharing/LinkPage.tsx'
import type { Session } from '../../game.ts'
import { useGame } from '../../table.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { AlbumOf } from './AlbumPage.tsx'

/** What somebody has sent in a link: looked at in its album, or played on. */
export function SentPage() {
  const { common } = useCoverWords()
  return (
    <LinkPage
      tale={{
        game: boogyman,
        roles: common.inSentence,
        Album: Sent,
        adopt: (session) => useGame.getState().adopt(session, { kind: 'link' }),
        fileName: () => common.fileName,
      }}
    />
  )
}

const Sent = ({ session }: { session: Session }) => <AlbumOf session={session} id={null} opensAt={0} />
