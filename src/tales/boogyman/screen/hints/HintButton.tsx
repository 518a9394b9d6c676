import { Icon, TokenButton } from '../../../../ui/art/index.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { useHandsOff } from '../../computer-now.ts'
import { useMessages } from '../../words/useMessages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { askHint } from './hints.ts'

/** Asks the guardian what it would do now. */
export function HintButton({ size }: { size: number }) {
  const { table } = useMessages()
  const { key, hinted } = useKeyHint(SHORTCUTS.hint)
  const handsOff = useHandsOff()
  return (
    <TokenButton
      size={size}
      aria-label={table.hint}
      aria-disabled={handsOff}
      aria-keyshortcuts={key}
      title={hinted(table.hint)}
      onClick={askHint}
    >
      <Icon name="guardian" size={Math.round(size * 0.56)} />
    </TokenButton>
  )
}
