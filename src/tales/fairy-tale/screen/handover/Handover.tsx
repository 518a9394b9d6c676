import { useSettings } from '../../../../store/settings.ts'
import { usePage } from '../../../../ui/app/page.ts'
import type { Session } from '../../game.ts'
import { passedTo } from '../../handed-over.ts'
import { useLeaders } from '../../leaders.ts'
import { usePlayback } from '../../table.ts'
import { HandoverCard } from './HandoverCard.tsx'
import { takeOver, useTaken } from './taken-over.ts'

/**
 * Between two players, when the monsters' turn has been shown to its end: the card that waits until the next
 * one is ready. The game has gone on long before, and waits for nothing.
 */
export function Handover({ session }: { session: Session }) {
  const on = useSettings(({ handover }) => handover === 'on')
  const playing = usePlayback((playback) => playback.playing)
  const reading = usePage(({ dialog }) => dialog !== null)
  const taken = useTaken(({ move }) => move)
  const { table, people } = useLeaders()
  const move = passedTo(session, table, people)
  if (!on || playing || reading || !move || move === taken) return null
  return <HandoverCard session={session} state={move.after} onReady={() => takeOver(move)} />
}
