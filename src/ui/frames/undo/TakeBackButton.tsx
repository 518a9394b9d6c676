import type { GameTypes, Move } from '../../../engine/kernel/index.ts'
import { Icon, IconButton } from '../../art/index.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { useKeyHint } from '../../keys/key-hint.ts'
import { useFrameWords } from '../../text/frames.ts'
import { Captioned, Row } from '../table/Captioned.tsx'
import { type GoingBack, useUndoStatus } from './create-undo.ts'
import { RedoButton } from './RedoButton.tsx'

interface TakeBackButtonProps<K extends GameTypes> {
  back: GoingBack<K>
  /** Returns the text for the last move if others must agree. */
  asksOf(last: Move<K>): string
  size: number
  caption: boolean
  /** True to reserve room for the redo button. False if only text would move when it appears. */
  keepsPlace: boolean
}

/** Undoes the last action. The button says if that is not possible or others must agree. */
export function TakeBackButton<K extends GameTypes>({
  back,
  asksOf,
  size,
  caption,
  keepsPlace,
}: TakeBackButtonProps<K>) {
  const words = useFrameWords().table
  const { key, hinted } = useKeyHint(SHARED_KEYS.undo)
  const way = useUndoStatus(back)
  const canRedo = back.turns.useGame(({ undone }) => undone.length > 0)
  const last = back.turns.useGame(({ session }) => session?.moves.at(-1))
  const asks = way === 'asked' && last ? asksOf(last) : null
  const reason = way === 'none' ? words[back.whyNone()] : asks
  return (
    <Row>
      <Captioned caption={caption ? words.undo : null}>
        <IconButton
          size={size}
          aria-label={words.undo}
          data-press={`undo ${way}`}
          aria-description={reason ?? undefined}
          aria-disabled={way === 'none'}
          aria-keyshortcuts={key}
          title={reason ?? hinted(words.undo)}
          onClick={back.undoOrSay}
        >
          <Icon name="undo" size={size / 2} />
        </IconButton>
      </Captioned>
      <RedoButton size={Math.max(44, size * 0.8)} {...{ canRedo, keepsPlace }} onRedo={back.redoAndSay} />
    </Row>
  )
}
