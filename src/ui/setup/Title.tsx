import { openDialog } from '../app/page.ts'
import { Icon, TokenButton } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './Title.module.css'

/** The name of the game, between the book of rules and the settings. */
export function Title() {
  const { common, setup } = useMessages()
  return (
    <header className={styles.header}>
      <TokenButton aria-label={setup.rules} title={setup.rules} onClick={() => openDialog('rules')}>
        <Icon name="open-book" size={26} />
      </TokenButton>
      <h1 className={styles.title}>
        <span className={styles.flourish}>{common.titleFlourish} </span>
        <span className={styles.main}>{common.titleMain}</span>
      </h1>
      <TokenButton aria-label={setup.settings} title={setup.settings} onClick={() => openDialog('settings')}>
        <Icon name="cog" size={26} />
      </TokenButton>
    </header>
  )
}
