import { selectState } from '../../../../session/game-store.ts'
import { Icon, TokenButton } from '../../../../ui/art/index.ts'
import { useKeys } from '../../../../ui/input/keys.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { aimedAt } from '../../intent/in-hand.ts'
import { useGame, useIntent, useTable } from '../../table.ts'
import { useHandsOff } from '../../watching.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './hints.module.css'
import { hintsOf } from './hints.ts'

/** Asks the guardian for a hint, by a press or G; pressed again, it says more. */
export function HintButton() {
  const { ask } = hintsOf(useTable())
  const { table: words } = useMessages()
  const { key, hinted } = useKeyHint(SHORTCUTS.hint)
  const handsOff = useHandsOff()
  const opening = useGame((game) => selectState(game)?.opening != null)
  const asked = useGame((game) => selectState(game)?.pending != null)
  const aimed = useIntent((intent) => aimedAt(intent.inHand) !== null)
  useKeys('table', [{ shortcut: SHORTCUTS.hint, run: ask }])
  if (opening) return null
  return (
    <div className={styles['button']} data-away={asked || aimed ? '' : undefined}>
      <TokenButton
        size={48}
        aria-label={words.askHint}
        aria-disabled={handsOff}
        aria-keyshortcuts={key}
        title={hinted(words.askHint)}
        data-camera="hint"
        onClick={ask}
      >
        <Icon name="guardian" size={28} />
      </TokenButton>
    </div>
  )
}
