import { Icon, TokenButton } from '../art/index.ts'
import { openDialog } from '../page/page.ts'
import { useFrameWords } from '../text/frames.ts'

/** The rule book or the settings, as a counter to press. */
export function DialogButton({ opens, size = 48 }: { opens: 'rules' | 'settings'; size?: number }) {
  const name = useFrameWords().opens[opens]
  return (
    <TokenButton size={size} aria-label={name} title={name} onClick={() => openDialog(opens)}>
      <Icon name={opens === 'rules' ? 'open-book' : 'cog'} size={25} />
    </TokenButton>
  )
}
