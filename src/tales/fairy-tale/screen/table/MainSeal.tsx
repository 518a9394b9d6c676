import type { State } from '../../../../engine/fairy-tale/index.ts'
import { Seal } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { toLastPage, usePage } from '../../../../ui/page/page.ts'
import { useComputer, usePlayback, useTable } from '../../table.ts'
import { useWatching } from '../../watching.ts'
import { useMessages } from '../../words/messages.ts'
import { refusalText } from '../log/refusalText.ts'
import { useInstead } from '../now/instead.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { pressSeal, type SealAction, sealOf } from './commands.ts'

/** The seal that carries the turn on. It stands alone; nothing while the board asks or others are watched. */
export function MainSeal({ state, size }: { state: State; size: number }) {
  const table = useTable()
  const m = useMessages()
  const { seal } = m.table
  const watching = useWatching()
  const computer = useComputer()
  const { key, hinted } = useKeyHint(SHORTCUTS.seal)
  const now = sealOf(state)
  const instead = useInstead()
  const lookingBack = useLookingBack()
  if (lookingBack) return <LastPageSeal size={size} />
  if (!now || watching || computer || instead?.over) return null
  const why = now.refusal && refusalText(m, now.refusal)
  const words: Record<SealAction, readonly [lines: readonly string[], name: string]> = {
    begin: [seal.begin, seal.beginName],
    roll: [seal.roll, seal.rollName],
    'end-turn': instead?.seal ?? [seal.endTurn, seal.endTurnName],
  }
  const [lines, name] = words[now.action]
  return (
    <Seal
      // Each is a seal of its own: the focus on "Roll" does not pass to "End turn".
      key={now.action}
      ref={targetRef('table:seal')}
      size={size}
      data-seal=""
      aria-label={name}
      aria-keyshortcuts={key}
      aria-disabled={why !== null}
      aria-description={why ?? undefined}
      title={why ?? hinted(name)}
      onClick={() => pressSeal(table)}
    >
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Seal>
  )
}

/** Whether somebody looks once more at the table of a game that is over. */
function useLookingBack(): boolean {
  const looking = usePage((page) => page.lookingBack)
  const over = usePlayback(({ shown }) => shown?.outcome != null)
  return looking && over
}

/** The way back to the last page, where in a game the seal lies that carries it on: nothing of the forest is there. */
function LastPageSeal({ size }: { size: number }) {
  const { seal } = useMessages().table
  return (
    <Seal size={size} aria-label={seal.lastPageName} title={seal.lastPageName} onClick={toLastPage}>
      {seal.lastPage.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Seal>
  )
}
