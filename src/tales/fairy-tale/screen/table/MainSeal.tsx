import type { State } from '../../../../engine/fairy-tale/index.ts'
import { SealButton } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { NEXT } from '../../../../ui/page/focus-fallback.ts'
import { toLastPage, usePage } from '../../../../ui/page/page.ts'
import { useWatching } from '../../input-blocked.ts'
import { useOtherActor, usePlayback, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { refusalText } from '../log/refusalText.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { useTableOverrides } from '../state/instead.ts'
import { pressSeal, type SealAction, sealOf } from './commands.ts'

/** The main button: begins the game, rolls, or ends the turn. Always alone. Hidden during a question and during playback. */
export function MainSeal({ state, size }: { state: State; size: number }) {
  const table = useTable()
  const m = useMessages()
  const { seal } = m.table
  const watching = useWatching()
  const other = useOtherActor()
  const { key, hinted } = useKeyHint(SHORTCUTS.seal)
  const now = sealOf(state)
  const instead = useTableOverrides()
  const lookingBack = useLookingBack()
  if (lookingBack) return <LastPageSeal size={size} />
  if (!now || watching || other || instead?.over) return null
  const why = now.refusal && refusalText(m, now.refusal)
  const words: Record<SealAction, readonly [lines: readonly string[], name: string]> = {
    begin: [seal.begin, seal.beginName],
    roll: [seal.roll, seal.rollName],
    'end-turn': instead?.seal ?? [seal.endTurn, seal.endTurnName],
  }
  const [lines, name] = words[now.action]
  return (
    <SealButton
      // A separate element for each action, so that the focus cannot pass from "Roll" to "End turn".
      key={now.action}
      ref={targetRef('table:seal')}
      size={size}
      data-seal=""
      {...(now.action !== 'end-turn' && NEXT)}
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
    </SealButton>
  )
}

/** True if the player reviews the table of a finished game. */
function useLookingBack(): boolean {
  const looking = usePage((page) => page.lookingBack)
  const over = usePlayback(({ shown }) => shown?.outcome != null)
  return looking && over
}

/** The button to the last page, in the place of the main button. */
function LastPageSeal({ size }: { size: number }) {
  const { seal } = useMessages().table
  return (
    <SealButton size={size} aria-label={seal.lastPageName} title={seal.lastPageName} onClick={toLastPage}>
      {seal.lastPage.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </SealButton>
  )
}
