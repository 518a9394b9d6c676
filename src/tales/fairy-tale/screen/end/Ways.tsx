import { Plank, TextButton } from '../../../../ui/art/index.ts'
import { toAlbum } from '../../../../ui/frames/album/ways.ts'
import { SavePage } from '../../../../ui/frames/end/save/SavePage.tsx'
import { Ways as WaysFrame } from '../../../../ui/frames/end/Ways.tsx'
import { SendWay } from '../../../../ui/frames/sharing/SendWay.tsx'
import { continueTale, lookAtTable, openDialog, toCover } from '../../../../ui/page/page.ts'
import { useFrameWords } from '../../../../ui/text/useFrameWords.ts'
import type { Session } from '../../game.ts'
import { useLeaders } from '../../leaders.ts'
import { useGame } from '../../table.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { useDraft } from '../setup/draft.ts'
import { CouldBeSaved } from './CouldBeSaved.tsx'

/** Where to go from the last page. */
export function Ways({ session }: { session: Session }) {
  const { config, seed } = session
  const { log } = useFrameWords()
  const { common, end } = useAllWords()
  const another = () => {
    const { people, again } = useLeaders.getState()
    useDraft.getState().again(config, people)
    again()
    toCover()
  }
  const same = () => {
    useGame.getState().start(config, seed)
    continueTale()
  }
  return (
    <WaysFrame
      again={{ name: end.again, flourish: end.againFlourish, main: end.againMain, go: another }}
      more={
        <>
          <TextButton onClick={lookAtTable}>{end.look}</TextButton>
          <TextButton onClick={same}>{end.same}</TextButton>
          <SendWay />
          <SavePage fileName={common.fileName} />
        </>
      }
    >
      <Plank onClick={() => toAlbum()}>{log.watchAgain}</Plank>
      <Plank onClick={() => openDialog('our-tale')}>{log.readTale}</Plank>
      <CouldBeSaved session={session} />
    </WaysFrame>
  )
}
