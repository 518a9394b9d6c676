import { useEffect } from 'react'
import { fairyTale } from '../../../../engine/fairy-tale/index.ts'
import { stateOf, writeGame } from '../../../../engine/kernel/index.ts'
import { startWorker } from '../../../../store/thinker.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { toPlace } from '../../../../ui/page/open-tale.ts'
import type { Session } from '../../game.ts'
import { type OwnRescue, useOwnRescue } from '../../own-rescue.ts'
import { useRescuesWords } from '../../words/useRescuesWords.ts'
import { WORKERS } from '../../workers.ts'

/** On the last page of a lost tale: that it could still be saved, and the way to try it; nothing where it could not. */
export function CouldBeSaved({ session }: { session: Session }) {
  const words = useRescuesWords()
  const found = useOwnRescue((own) => own.found)
  useEffect(() => {
    useOwnRescue.setState({ found: null })
    if (stateOf(session).outcome !== 'lost') return
    const finder = startWorker<string, OwnRescue | null>(WORKERS.lastRescue)
    if (!finder) return
    finder.heard = (rescue) => useOwnRescue.setState({ found: rescue })
    finder.ask(writeGame(fairyTale, session))
    return () => finder.end()
  }, [session])
  if (!found) return null
  return <Plank onClick={() => toPlace('rescues', 'own')}>{words.couldBe(found.turn)}</Plank>
}
