import { citadel } from '../../../../engine/citadel/index.ts'
import { LinkPage } from '../../../../ui/frames/sharing/LinkPage.tsx'
import { useGame } from '../../table.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { TownPicture } from '../town/TownPicture.tsx'
import { AlbumOf } from './AlbumPage.tsx'

/** What somebody has sent in a link: played on, or, when it is over, looked at in its album. */
export function SentPage() {
  const { common } = useCoverWords()
  return (
    <LinkPage
      tale={{
        game: citadel,
        roles: common.orders,
        Picture: TownPicture,
        Album: AlbumOf,
        adopt: (session) => useGame.getState().adopt(session, { kind: 'link' }),
        fileName: () => common.fileName,
      }}
    />
  )
}
