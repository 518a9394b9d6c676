import { useEffect } from 'react'
import { FIRST_GAME } from '../../../../engine/fairy-tale/index.ts'
import { stateOf, writeGame } from '../../../../engine/kernel/index.ts'
import { startWorker } from '../../../../store/worker-client.ts'
import { Button, TextButton } from '../../../../ui/art/index.ts'
import { toAlbum } from '../../../../ui/frames/album/ways.ts'
import { chooseAnew, isOfDay, playAgain } from '../../../../ui/frames/end/again.ts'
import { Ways as WaysFrame } from '../../../../ui/frames/end/Ways.tsx'
import { goToTalePage } from '../../../../ui/page/open-tale.ts'
import { openDialog } from '../../../../ui/page/page.ts'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import type { Session } from '../../game.ts'
import { isOwnRescue, type OwnRescue, useOwnRescue } from '../../own-rescue.ts'
import { fairyTale } from '../../rules.ts'
import { useTable } from '../../runtime.ts'
import { useAllWords } from '../../words/all-words.ts'
import { useRescuesWords } from '../../words/rescues.ts'
import { WORKERS } from '../../workers.ts'
import { useDraft } from '../setup/draft.ts'

/** The links and buttons of the last page. */
export function Ways({ session }: { session: Session }) {
  const table = useTable()
  const { log } = useFrameWords()
  const { common, end } = useAllWords()
  const words =
    session.config.difficulty === FIRST_GAME
      ? end.next
      : { name: end.again, flourish: end.againFlourish, main: end.againMain }
  const another = () => {
    const draft = useDraft.getState()
    if (isOfDay(table.game)) draft.newSeed()
    else draft.again(session.config, table.leaders.getState().people)
    chooseAnew(table.game, table.leaders)
  }
  return (
    <WaysFrame
      again={{ ...words, go: another }}
      fileName={common.fileName}
      more={<TextButton onClick={() => playAgain(table.game, table.leaders, session)}>{end.same}</TextButton>}
    >
      <Button onClick={() => toAlbum()}>{log.watchAgain}</Button>
      <Button onClick={() => openDialog('our-tale')}>{log.readTale}</Button>
      <CouldBeSaved session={session} />
    </WaysFrame>
  )
}

/** Offers the rescue found in a lost game: a turn when it could still be saved. Null if there was none. */
function CouldBeSaved({ session }: { session: Session }) {
  const words = useRescuesWords()
  const found = useOwnRescue((own) => own.found)
  useEffect(() => {
    useOwnRescue.getState().keep(null)
    if (stateOf(session).outcome !== 'lost') return
    const finder = startWorker<string, OwnRescue | null>(WORKERS.lastRescue, isOwnRescue)
    if (!finder) return
    // If the search fails, the button is simply missing.
    finder.failed = () => finder.end()
    finder.heard = useOwnRescue.getState().keep
    finder.ask(writeGame(fairyTale, session))
    return () => finder.end()
  }, [session])
  if (!found) return null
  return <Button onClick={() => goToTalePage('rescues', 'own')}>{words.couldBe(found.turn)}</Button>
}
