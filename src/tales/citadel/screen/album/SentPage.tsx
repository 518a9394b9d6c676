import { citadel } from '../../../../engine/citadel/index.ts'
import { LinkPage } from '../../../../ui/frames/sharing/LinkPage.tsx'
import type { Session } from '../../game.ts'
import { type Table, useTable } from '../../table.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { TownPicture } from '../town/TownPicture.tsx'
import { AlbumOf } from './AlbumPage.tsx'

/** Nobody knows who played a game that was sent: several people did, and each hand waits for its owner. */
function adopt(table: Table, session: Session): void {
  table.leaders.getState().begin({ people: 'several', persons: {} }, {})
  table.game.getState().adopt(session, { kind: 'link' })
}

/** What somebody has sent in a link: played on, or, when it is over, looked at in its album. */
export function SentPage() {
  const table = useTable()
  const { common } = useCoverWords()
  return (
    <LinkPage
      tale={{
        game: citadel,
        roles: common.orders,
        Picture: TownPicture,
        Album: AlbumOf,
        adopt: (session) => adopt(table, session),
        fileName: () => common.fileName,
      }}
    />
  )
}
