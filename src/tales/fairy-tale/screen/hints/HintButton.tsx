import { useEffect, useRef } from 'react'
import { Icon, TokenButton } from '../../../../ui/art/index.ts'
import { useSize } from '../../../../ui/art/useSize.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { useShortcut } from '../../../../ui/keys/useShortcut.ts'
import type { Corner } from '../../../../ui/stage/camera/corners.ts'
import type { Inset } from '../../../../ui/stage/camera/view.ts'
import type { Box } from '../../../../ui/stage/spot.ts'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import { aimedAt } from '../../intent/in-hand.ts'
import { selectState, useGame, useIntent } from '../../table.ts'
import { useHandsOff } from '../../watching.ts'
import { HintSheet } from '../late/leaves.tsx'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './hints.module.css'
import { askHint, useHint } from './hints.ts'
import { edgeFor } from './where.ts'

/** Asks the guardian for a hint, by a press or G; pressed again, it says more. */
export function HintButton() {
  const { bots } = useMessages()
  const { key, hinted } = useKeyHint(SHORTCUTS.hint)
  const handsOff = useHandsOff()
  const opening = useGame((game) => selectState(game)?.opening != null)
  const asked = useGame((game) => selectState(game)?.pending != null)
  const aimed = useIntent((intent) => aimedAt(intent.inHand) !== null)
  useShortcut(SHORTCUTS.hint, askHint)
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
  /** Told how much of the inset's corner it takes, and when it takes none any more: the forest is shown beside it. */
  onTake(corner: Corner | null): void
}

/** The hint over the board of a wide window, away from what it is about. */
export function HintCard({ inset, box, onTake }: HintCardProps) {
  const { state, grade, plan } = useHint()
  if (!state) return null
  return <HangingHint inset={inset} edge={edgeFor({ state, grade, plan }, box)} onTake={onTake} />
}

/** Between the sheets and the hint, in pixels. */
const EDGE = 14

interface HangingHintProps extends Pick<HintCardProps, 'inset' | 'onTake'> {
  edge: 'left' | 'right'
}

function HangingHint({ inset, edge, onTake }: HangingHintProps) {
  const card = useRef<HTMLDivElement>(null)
  const width = useSize(card, 'width', 0) + EDGE * 2
  const height = useSize(card, 'height', 0) + EDGE * 2
  useEffect(() => {
    onTake({ across: edge, down: 'top', width, height })
    return () => onTake(null)
  }, [edge, width, height, onTake])
  return (
    <div
      ref={card}
      className={styles['around']}
      style={{ [edge]: inset[edge] + EDGE, top: inset.top + EDGE }}
    >
      <HintSheet />
    </div>
  )
}
