import { useGame } from '../../tales/fairy-tale/game.ts'
import { Plank } from '../art/index.ts'
import { useCoverWords } from '../text/useCoverWords.ts'
import { download } from './download.ts'

/** Gives the running game out as a file; nothing where none is running. */
export function KeepCopy() {
  const { notices } = useCoverWords()
  const running = useGame(({ session }) => session !== null)
  if (!running) return null
  const save = () => download(useGame.getState().copy() ?? '', `${notices.fileName}.json`)
  return <Plank onClick={save}>{notices.saveCopy}</Plank>
}
