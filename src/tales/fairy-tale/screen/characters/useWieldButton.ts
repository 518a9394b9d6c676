import type { Refusal } from '../../../../engine/fairy-tale/index.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { isWielded, type Wieldable } from '../../intent/in-hand.ts'
import { useIntent, usePlayback, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { refusalText } from '../log/refusalText.ts'
import { SHORTCUTS } from '../shortcuts.ts'

/** Something that is taken up to be aimed: what it does, and why it cannot be used now. */
interface WieldButton {
  wish: Wieldable
  means: string
  refusal: Refusal | null
}

/** What is taken up, for tests and style sheets. */
function named(wish: Wieldable) {
  if (wish.kind === 'axe') return { 'data-axe': '' }
  if (wish.kind === 'deed') return { 'data-deed': wish.deed }
  return wish.kind === 'power' ? { 'data-power': wish.power } : { 'data-symbol': wish.symbol }
}

/** What the button that takes something up is and does, however it looks. */
export function useWieldButton({ wish, means, refusal }: WieldButton) {
  const table = useTable()
  const m = useMessages()
  const wielded = useIntent((intent) => isWielded(intent.inHand, wish))
  const { key, hinted } = useKeyHint(SHORTCUTS.wield)
  const playing = usePlayback((playback) => playback.playing)
  const why = refusal ? refusalText(m, refusal) : means
  return {
    wielded,
    button: {
      type: 'button' as const,
      'aria-pressed': wielded,
      'aria-disabled': refusal !== null || playing,
      'aria-description': why,
      'aria-keyshortcuts': key,
      title: hinted(why),
      ...named(wish),
      onClick: () => {
        if (!playing) table.intent.getState().wield(wish)
      },
    },
  }
}
