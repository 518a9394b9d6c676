import { useEffect, useRef } from 'react'
import { useCoverWords } from '../../../tales/fairy-tale/words/useCoverWords.ts'
import { Icon, TokenButton } from '../../art/index.ts'
import { HourButton } from '../../page/HourButton.tsx'
import { openDialog, usePage } from '../../page/page.ts'
import { REFUGE } from '../../page/useFocusKept.ts'
import styles from './Title.module.css'

/** The name of the game, between the book of rules and the settings. */
export function Title() {
  const { blurb, setup } = useCoverWords()
  const title = useRef<HTMLHeadingElement>(null)
  // Who comes back to the cover begins to read at its title; a freshly opened window is left alone.
  useEffect(() => {
    if (usePage.getState().cover) title.current?.focus()
  }, [])
  return (
    <header className={styles.header}>
      <div className={styles.tools}>
        <TokenButton aria-label={setup.rules} title={setup.rules} onClick={() => openDialog('rules')}>
          <Icon name="open-book" size={26} />
        </TokenButton>
      </div>
      <h1 className={styles.title} ref={title} {...REFUGE}>
        <span className={styles.flourish}>{blurb.titleFlourish} </span>
        <span className={styles.main}>{blurb.titleMain}</span>
      </h1>
      <div className={styles.tools}>
        <HourButton className={styles.hour} />
        <TokenButton
          aria-label={setup.settings}
          title={setup.settings}
          onClick={() => openDialog('settings')}
        >
          <Icon name="cog" size={26} />
        </TokenButton>
      </div>
    </header>
  )
}
