import { useStore } from 'zustand'
import { Button } from '../art/index.ts'
import type { Tale } from '../tale.ts'
import { useAppWords } from '../text/house.ts'
import { download } from './download.ts'

/** The button that saves the running game as a file; nothing without a game. */
export function KeepCopy({ tale: { game, fileName } }: { tale: Tale }) {
  const { notices } = useAppWords()
  const running = useStore(game, ({ session }) => session !== null)
  if (!running) return null
  const save = () => download(game.getState().copy() ?? '', `${fileName()}.json`)
  return <Button onClick={save}>{notices.saveCopy}</Button>
}
