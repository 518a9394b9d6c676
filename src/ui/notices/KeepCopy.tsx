import { useStore } from 'zustand'
import { Plank } from '../art/index.ts'
import type { Tale } from '../tale.ts'
import { useHouseWords } from '../text/house.ts'
import { download } from './download.ts'

/** Gives the running game out as a file; nothing where none is running. */
export function KeepCopy({ tale: { game, fileName } }: { tale: Tale }) {
  const { notices } = useHouseWords()
  const running = useStore(game, ({ session }) => session !== null)
  if (!running) return null
  const save = () => download(game.getState().copy() ?? '', `${fileName()}.json`)
  return <Plank onClick={save}>{notices.saveCopy}</Plank>
}
