import { selectState } from '../../../../session/game-store.ts'
import { isSpectator } from '../../../../session/state.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { aimedAt } from '../../intent/turn-selection.ts'
import { useGame, useIntent } from '../../runtime.ts'
import { HintButton as AskButton } from '../table-parts.ts'
import styles from './hints.module.css'

/** Asks the guardian for a hint, or for more of it. Hidden in the opening, which has its own button beside the first tiles, and for a spectator. */
export function HintButton() {
  const opening = useGame((game) => selectState(game)?.opening != null)
  const asked = useGame((game) => selectState(game)?.pending != null)
  const aimed = useIntent((intent) => aimedAt(intent.inHand) !== null)
  const isSmall = useSmall()
  const isWatching = useGame(isSpectator)
  if (opening || isWatching) return null
  return (
    <div className={styles['button']} data-away={asked || aimed ? '' : undefined} data-camera="hint">
      <AskButton size={48} caption={!isSmall} />
    </div>
  )
}
