import { ADVISOR, Icon, IconButton } from '../../art/index.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { useKeyHint } from '../../keys/key-hint.ts'
import { useFrameWords } from '../../text/frames.ts'
import { Captioned } from '../table/Captioned.tsx'

interface AskButtonProps {
  /** The name of the advisor. */
  name: string
  size: number
  /** True if the word "Hint" is below the icon. */
  caption: boolean
  /** True if hints are not available now. */
  barred: boolean
  onAsk(): void
}

/** The button that asks for a hint. */
export function AskButton({ name, size, caption, barred, onAsk }: AskButtonProps) {
  const { hint } = useFrameWords().table
  const { key, hinted } = useKeyHint(SHARED_KEYS.hint)
  return (
    <Captioned caption={caption ? hint : null}>
      <IconButton
        size={size}
        aria-label={`${hint}: ${name}`}
        aria-disabled={barred}
        aria-keyshortcuts={key}
        title={hinted(name)}
        onClick={onAsk}
      >
        <Icon name={ADVISOR} size={Math.round(size * 0.56)} />
      </IconButton>
    </Captioned>
  )
}
