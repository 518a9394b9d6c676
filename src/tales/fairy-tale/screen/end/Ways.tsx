import { useEffect } from 'react'
import { stateOf, writeGame } from '../../../../engine/kernel/index.ts'
import { startWorker } from '../../../../store/thinker.ts'
import { Plank, TextButton } from '../../../../ui/art/index.ts'
import { toAlbum } from '../../../../ui/frames/album/ways.ts'
import { chooseAnew, playAgain } from '../../../../ui/frames/end/again.ts'
import { Ways as WaysFrame } from '../../../../ui/frames/end/Ways.tsx'
import { toPlace } from '../../../../ui/page/open-tale.ts'
import { openDialog } from '../../../../ui/page/page.ts'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import type { Session } from '../../game.ts'
import { isOwnRescue, type OwnRescue, useOwnRescue } from '../../own-rescue.ts'
import { fairyTale } from '../../rules.ts'
import { useTable } from '../../table.ts'
import { useAllWords } from '../../words/all-words.ts'
import { useRescuesWords } from '../../words/rescues.ts'
import { WORKERS } from '../../workers.ts'
import { useDraft } from '../setup/draft.ts'

/** Where to go from the last page. */
export function Ways({ session }: { session: Session }) {
  const table = useTable()
  const { log } = useFrameWords()
  const { common, end } = useAllWords()
  const another = () => {
    useDraft.getState().again(session.config, table.leaders.getState().people)
    chooseAnew(table.leaders)
  }
  return (
    <WaysFrame
      again={{ name: end.again, flourish: end.againFlourish, main: end.againMain, go: another }}
      fileName={common.fileName}
      more={<TextButton onClick={() => playAgain(table.game, table.leaders, session)}>{end.same}</TextButton>}
    >
      <Plank onClick={() => toAlbum()}>{log.watchAgain}</Plank>
      <Plank onClick={() => openDialog('our-tale')}>{log.readTale}</Plank>
      <CouldBeSaved session={session} />
    </WaysFrame>
  )
}

/** On the last page of a lost tale: that it could still be saved, and the way to try it; nothing where it could not. */
function CouldBeSaved({ session }: { session: Session }) {
  const words = useRescuesWords()
  const found = useOwnRescue((own) => own.found)
  useEffect(() => {
    useOwnRescue.getState().keep(null)
    if (stateOf(session).outcome !== 'lost') return
    const finder = startWorker<string, OwnRescue | null>(WORKERS.lastRescue, isOwnRescue)
    if (!finder) return
    // Without an answer the button simply does not appear.
    finder.failed = () => finder.end()
    finder.heard = useOwnRescue.getState().keep
    finder.ask(writeGame(fairyTale, session))
    return () => finder.end()
  }, [session])
  if (!found) return null
  return <Plank onClick={() => toPlace('rescues', 'own')}>{words.couldBe(found.turn)}</Plank>
}
