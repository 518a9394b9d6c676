import type { Kind } from '../../../engine/kernel/index.ts'
import { Icon, TokenButton } from '../../art/index.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { useKeyHint } from '../../keys/heard.ts'
import { useFrameWords } from '../../text/frames.ts'
import { Captioned, Row } from '../table/Captioned.tsx'
import { type GoingBack, useWayBack } from './going-back.ts'
import { RedoButton } from './RedoButton.tsx'

interface TakeBackButtonProps<K extends Kind> {
  back: GoingBack<K>
  /** Said where others must agree. */
  asks: string
  size: number
  caption: boolean
}

/** Takes the last action back. Where it cannot be, or others must agree, it says so. */
export function TakeBackButton<K extends Kind>({ back, asks, size, caption }: TakeBackButtonProps<K>) {
  const words = useFrameWords().table
  const { key, hinted } = useKeyHint(SHARED_KEYS.undo)
  const way = useWayBack(back)
  const canRedo = back.turns.useGame(({ undone }) => undone.length > 0)
  const reason = way === 'none' ? words.undoneNothing : way === 'asked' ? asks : null
  return (
    <Row>
      <Captioned caption={caption ? words.undo : null}>
        <TokenButton
          size={size}
          aria-label={words.undo}
          data-press={`undo ${way}`}
          aria-description={reason ?? undefined}
          aria-disabled={way === 'none'}
          aria-keyshortcuts={key}
          title={reason ?? hinted(words.undo)}
          onClick={back.undoOrSay}
        >
          <Icon name="anticlockwise-rotation" size={size / 2} />
        </TokenButton>
      </Captioned>
      <RedoButton size={Math.max(44, size * 0.8)} canRedo={canRedo} onRedo={back.redoAndSay} />
    </Row>
  )
}
