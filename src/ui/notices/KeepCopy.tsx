import { fairyTale } from '../../engine/fairy-tale/index.ts'
import { writeGame } from '../../engine/kernel/index.ts'
import { useGame } from '../../store/game.ts'
import { Plank } from '../art/index.ts'
import { useCoverWords } from '../text/useCoverWords.ts'
import { download } from './download.ts'

/** Gives the running game out as a file; nothing where none is running. */
export function KeepCopy() {
  const { notices } = useCoverWords()
  const session = useGame((game) => game.session)
  if (!session) return null
  const save = () => download(writeGame(fairyTale, session), `${notices.fileName}.json`)
  return <Plank onClick={save}>{notices.saveCopy}</Plank>
}
