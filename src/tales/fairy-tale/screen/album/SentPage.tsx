import { LinkPage } from '../../../../ui/frames/sharing/LinkPage.tsx'
import { fairyTale } from '../../rules.ts'
import { useTable } from '../../table.ts'
import { useDoorWords } from '../../words/useDoorWords.ts'
import { TaleBoard } from '../setup/TaleBoard.tsx'
import { AlbumOf } from './AlbumPage.tsx'

/** What somebody has sent in a link: looked at in its album, or played on. */
export function SentPage() {
  const table = useTable()
  const { common } = useDoorWords()
  return (
    <LinkPage
      tale={{
        game: fairyTale,
        roles: common.inSentence,
        Picture: TaleBoard,
        Album: AlbumOf,
        adopt: (session) => table.game.getState().adopt(session, { kind: 'link' }),
        fileName: () => common.fileName,
      }}
    />
  )
}
