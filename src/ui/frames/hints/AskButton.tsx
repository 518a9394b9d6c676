import { Icon, type IconName, TokenButton } from '../../art/index.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { useKeyHint } from '../../keys/heard.ts'

interface AskButtonProps {
  /** Whom it asks. */
  name: string
  icon: IconName
  size: number
  /** Nobody may be advised now. */
  barred: boolean
  onAsk(): void
}

/** Asks what somebody else would do now. */
export function AskButton({ name, icon, size, barred, onAsk }: AskButtonProps) {
  const { key, hinted } = useKeyHint(SHARED_KEYS.hint)
  return (
    <TokenButton
      size={size}
      aria-label={name}
      aria-disabled={barred}
      aria-keyshortcuts={key}
      title={hinted(name)}
      onClick={onAsk}
    >
      <Icon name={icon} size={Math.round(size * 0.56)} />
    </TokenButton>
  )
}
