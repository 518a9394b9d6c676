import { boogyman } from '../../../../engine/boogyman/index.ts'
import { LinkPage } from '../../../../ui/frames/sharing/LinkPage.tsx'
import { useTable } from '../../table.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { ClearingPicture } from '../clearing/ClearingPicture.tsx'
import { AlbumOf } from './AlbumPage.tsx'

/** What somebody has sent in a link: looked at in its album, or played on. */
export function SentPage() {
  const table = useTable()
  const { common } = useCoverWords()
  return (
    <LinkPage
      tale={{
        game: boogyman,
        roles: common.inSentence,
        Picture: ClearingPicture,
        Album: AlbumOf,
        adopt: (session) => table.game.getState().adopt(session, { kind: 'link' }),
        fileName: () => common.fileName,
      }}
    />
  )
}
