import { citadel } from '../../../../engine/citadel/index.ts'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { Sheet } from '../../../../ui/art/index.ts'
import { useGame } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { orderTitle } from '../now/names.ts'

/** The last page of a game that is over: who has won. */
export function EndPage() {
  const m = useMessages()
  const session = useGame((game) => game.session)
  const outcome = session && citadel.outcome(stateOf(session))
  if (!outcome) return null
  const who = m.common.list(outcome.won.map((seat) => orderTitle(m, seat)))
  return (
    <main>
      <Sheet seed="end">
        <h1>{m.log.won(who, outcome.won.length > 1)}</h1>
      </Sheet>
    </main>
  )
}
