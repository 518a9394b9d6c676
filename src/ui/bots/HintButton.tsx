import { aimedAt } from '../../store/considered.ts'
import { selectState, useGame } from '../../store/game.ts'
import { useIntent } from '../../store/intent.ts'
import { Icon, TokenButton } from '../art/index.ts'
import type { Inset } from '../board/camera/view.ts'
import type { Box } from '../board/layout.ts'
import { useKeyHint } from '../keys/heard.ts'
import { useShortcut } from '../keys/useShortcut.ts'
import { HintSheet } from '../parts/table-leaves.tsx'
import { useHandsOff } from '../table/watching.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './hints.module.css'
import { askHint, useHint } from './hints.ts'
import { edgeFor } from './where.ts'

/** Asks the guardian for a hint, by a press or G; pressed again, it says more. */
export function HintButton() {
  const { bots } = useMessages()
  const { key, hinted } = useKeyHint('hint')
  const handsOff = useHandsOff()
  const opening = useGame((game) => selectState(game)?.opening != null)
  const asked = useGame((game) => selectState(game)?.pending != null)
  const aimed = useIntent((intent) => aimedAt(intent) !== null)
  useShortcut('hint', askHint)
  if (opening) return null
  return (
    <div className={styles['button']} data-away={asked || aimed ? '' : undefined}>
      <TokenButton
        size={48}
        aria-label={bots.hint.name}
        aria-disabled={handsOff}
        aria-keyshortcuts={key}
        title={hinted(bots.hint.name)}
        data-camera="hint"
        onClick={askHint}
      >
        <Icon name="guardian" size={28} />
      </TokenButton>
    </div>
  )
}

interface HintCardProps {
  inset: Inset
  /** All that can be seen of the forest, in tiles. */
  box: Box
}

/** The hint over the board of a wide window, away from what it is about. */
export function HintCard({ inset, box }: HintCardProps) {
  const { state, grade, plan } = useHint()
  if (!state) return null
  const edge = edgeFor({ state, grade, plan }, box)
  return (
    <div className={styles['around']} style={{ [edge]: inset[edge] + 14, top: inset.top + 14 }}>
      <HintSheet />
    </div>
  )
}
