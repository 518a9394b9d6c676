import { create } from 'zustand'
import { useGame } from '../../store/game.ts'
import { announce } from '../app/announce.ts'

/** A word from the table about something that cannot be done now; gone with the next action. */
export const useNotice = create<{ text: string | null }>(() => ({ text: null }))

/** Shows a notice and says it aloud. */
export function tellNotice(text: string): void {
  useNotice.setState({ text })
  announce(text)
}

const dropNotice = (): void => useNotice.setState({ text: null })

useGame.subscribe(({ session }, { session: earlier }) => {
  if (session !== earlier) dropNotice()
})
