import { fortland } from '../../../../engine/fortland/index.ts'
import { LinkPage } from '../../../../ui/frames/sharing/LinkPage.tsx'
import { useTable } from '../../table.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { RingPicture } from '../ring/RingPicture.tsx'
import { AlbumOf } from './AlbumPage.tsx'

/** What somebody has sent in a link: looked at in its album, or played on. */
export function SentPage() {
  const table = useTable()
  const { common } = useCoverWords()
  return (
    <LinkPage
      tale={{
        game: fortland,
        roles: common.countries,
        Picture: RingPicture,
        Album: AlbumOf,
        adopt: (session) => table.game.getState().adopt(session, { kind: 'link' }),
        fileName: () => common.fileName,
      }}
    />
  )
}
