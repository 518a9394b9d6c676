import { useEffect } from 'react'
import { announce } from '../../../../ui/page/announce.ts'
import { counsel } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'

/** Whether the guardian has been thinking long about what is awaited; that is said once, when it is so. */
export function useLongThought(awaited: boolean): boolean {
  const { bots } = useMessages()
  const long = counsel.useThought((thought) => thought.long) && awaited
  useEffect(() => {
    if (long) announce(bots.long)
  }, [long, bots])
  return long
}
