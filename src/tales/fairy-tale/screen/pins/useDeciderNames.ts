import { useGame } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { deciderOf } from '../log/line.ts'

/** Returns the name of a seat's player if there is one, otherwise of its character. */
export function useNames(): (seat: number) => string {
  const m = useMessages()
  const config = useGame(({ session }) => session?.config)
  return (seat) => (config ? deciderOf({ m, config }, seat) : '')
}
