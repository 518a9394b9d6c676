import { Icon, type IconName, TokenButton } from '../art/index.ts'
import { openDialog } from '../page/page.ts'
import { useFrameWords } from '../text/frames.ts'

type Opened = 'rules' | 'settings'

const ICONS: Readonly<Record<Opened, IconName>> = { rules: 'open-book', settings: 'cog' }

/** The rule book or the settings, as a counter to press. */
export function DialogButton({ opens, size = 48 }: { opens: Opened; size?: number }) {
  const name = useFrameWords().opens[opens]
  return (
    <TokenButton size={size} aria-label={name} title={name} onClick={() => openDialog(opens)}>
      <Icon name={ICONS[opens]} size={25} />
    </TokenButton>
  )
}
