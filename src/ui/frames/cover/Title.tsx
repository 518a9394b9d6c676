import { Icon, IconButton } from '../../art/index.ts'
import { FOCUS_FALLBACK } from '../../page/focus-fallback.ts'
import { openDialog, usePage } from '../../page/page.ts'
import { ThemeButton } from '../../page/ThemeButton.tsx'
import { useAppWords } from '../../text/house.ts'
import styles from './Title.module.css'

interface TitleProps {
  /** The two parts of the title: one in script, one in print. */
  flourish: string
  main: string
}

/** A ref that focuses the title on a return to the cover. Leaves the focus alone on the first page load. */
function focusOnReturn(title: HTMLElement | null): void {
  if (usePage.getState().cover) title?.focus()
}

/** The title of the cover, between the buttons of the rule book and the settings. */
export function Title({ flourish, main }: TitleProps) {
  const { settings } = useAppWords()
  return (
    <header className={styles.header}>
      <div className={styles.tools}>
        <IconButton aria-label={settings.rules} title={settings.rules} onClick={() => openDialog('rules')}>
          <Icon name="open-book" size={26} />
        </IconButton>
      </div>
      <h1 className={styles.title} ref={focusOnReturn} {...FOCUS_FALLBACK}>
        <span className={styles.flourish}>{flourish} </span>
        <span className={styles.main}>{main}</span>
      </h1>
      <div className={styles.tools}>
        <ThemeButton className={styles.hour} />
        <IconButton aria-label={settings.title} title={settings.title} onClick={() => openDialog('settings')}>
          <Icon name="cog" size={26} />
        </IconButton>
      </div>
    </header>
  )
}
