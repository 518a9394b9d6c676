import { fairyTale } from '../../../../engine/fairy-tale/index.ts'
import { LinkPage } from '../../../../ui/frames/sharing/LinkPage.tsx'
import type { Session } from '../../game.ts'
import { useGame } from '../../table.ts'
import { useDoorWords } from '../../words/useDoorWords.ts'
import { AlbumOf } from './AlbumPage.tsx'

/** What somebody has sent in a link: looked at in its album, or played on. */
export function SentPage() {
  const { common } = useDoorWords()
  return (
    <LinkPage
      tale={{
        game: fairyTale,
        roles: common.inSentence,
        Album: Sent,
        adopt: (session) => useGame.getState().adopt(session, { kind: 'link' }),
        fileName: () => common.fileName,
      }}
    />
  )
}

const Sent = ({ session }: { session: Session }) => <AlbumOf session={session} id={null} opensAt={0} />
