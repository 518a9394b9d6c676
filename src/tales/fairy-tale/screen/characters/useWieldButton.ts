import type { Refusal } from '../../../../engine/fairy-tale/index.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { useInputBlocked } from '../../input-blocked.ts'
import { isWielded, type Wieldable } from '../../intent/turn-selection.ts'
import { useIntent, usePlayback, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { refusalText } from '../log/refusalText.ts'
import { SHORTCUTS } from '../shortcuts.ts'

/** Something that is selected and then aimed: its effect, and why it cannot be used now. */
interface WieldButton {
  wish: Wieldable
  means: string
  refusal: Refusal | null
}

/** Data attributes for tests and style sheets. */
function named(wish: Wieldable) {
  if (wish.kind === 'axe') return { 'data-axe': '' }
  if (wish.kind === 'deed') return { 'data-deed': wish.deed }
  return wish.kind === 'power' ? { 'data-power': wish.power } : { 'data-symbol': wish.symbol }
}

/** Returns the state and the button props of a selectable power, symbol or action. */
export function useWieldButton({ wish, means, refusal }: WieldButton) {
  const table = useTable()
  const m = useMessages()
  const wielded = useIntent((intent) => isWielded(intent.inHand, wish))
  const { key, hinted } = useKeyHint(SHORTCUTS.wield)
  const playing = usePlayback((playback) => playback.playing)
  const isBarred = useInputBlocked() || playing
  const why = refusal ? refusalText(m, refusal) : means
  return {
    wielded,
    button: {
      type: 'button' as const,
      'aria-pressed': wielded,
      'aria-disabled': refusal !== null || isBarred,
      'aria-description': why,
      'aria-keyshortcuts': key,
      title: hinted(why),
      ...named(wish),
      onClick: () => {
        if (!isBarred) table.intent.getState().wield(wish)
      },
    },
  }
}
