import { useGame } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { deciderOf } from '../log/line.ts'

/** Who decides for a seat, by name: the player if a name was given, else the character. */
export function useNames(): (seat: number) => string {
  const m = useMessages()
  const config = useGame(({ session }) => session?.config)
  return (seat) => (config ? deciderOf({ m, config }, seat) : '')
}
