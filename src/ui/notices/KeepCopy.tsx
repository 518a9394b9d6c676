import { useStore } from 'zustand'
import { useCoverWords } from '../../tales/fairy-tale/words/useCoverWords.ts'
import { Plank } from '../art/index.ts'
import type { Tale } from '../tale.ts'
import { download } from './download.ts'

/** Gives the running game out as a file; nothing where none is running. */
export function KeepCopy({ game }: Pick<Tale, 'game'>) {
  const { notices } = useCoverWords()
  const running = useStore(game, ({ session }) => session !== null)
  if (!running) return null
  const save = () => download(game.getState().copy() ?? '', `${notices.fileName}.json`)
  return <Plank onClick={save}>{notices.saveCopy}</Plank>
}
