import { Icon, IconButton, type IconName } from '../art/index.ts'
import { openDialog } from '../page/page.ts'
import { useFrameWords } from '../text/frames.ts'

type Opened = 'rules' | 'settings'

const ICONS: Readonly<Record<Opened, IconName>> = { rules: 'open-book', settings: 'cog' }

/** A round button that opens the rule book or the settings. */
export function DialogButton({ opens, size = 48 }: { opens: Opened; size?: number }) {
  const name = useFrameWords().opens[opens]
  return (
    <IconButton size={size} aria-label={name} title={name} onClick={() => openDialog(opens)}>
      <Icon name={ICONS[opens]} size={25} />
    </IconButton>
  )
}
