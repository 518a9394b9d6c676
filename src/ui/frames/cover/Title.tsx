import { useEffect, useRef } from 'react'
import { Icon, TokenButton } from '../../art/index.ts'
import { HourButton } from '../../page/HourButton.tsx'
import { openDialog, usePage } from '../../page/page.ts'
import { REFUGE } from '../../page/useFocusKept.ts'
import { useHouseWords } from '../../text/house.ts'
import styles from './Title.module.css'

interface TitleProps {
  /** The name of the tale: what is written with a flourish, and what is printed. */
  flourish: string
  main: string
}

/** The name of the tale, between the book of rules and the settings. */
export function Title({ flourish, main }: TitleProps) {
  const { settings } = useHouseWords()
  const title = useRef<HTMLHeadingElement>(null)
  // Who comes back to the cover begins to read at its title; a freshly opened window is left alone.
  useEffect(() => {
    if (usePage.getState().cover) title.current?.focus()
  }, [])
  return (
    <header className={styles.header}>
      <div className={styles.tools}>
        <TokenButton aria-label={settings.rules} title={settings.rules} onClick={() => openDialog('rules')}>
          <Icon name="open-book" size={26} />
        </TokenButton>
      </div>
      <h1 className={styles.title} ref={title} {...REFUGE}>
        <span className={styles.flourish}>{flourish} </span>
        <span className={styles.main}>{main}</span>
      </h1>
      <div className={styles.tools}>
        <HourButton className={styles.hour} />
        <TokenButton
          aria-label={settings.title}
          title={settings.title}
          onClick={() => openDialog('settings')}
        >
          <Icon name="cog" size={26} />
        </TokenButton>
      </div>
    </header>
  )
}
