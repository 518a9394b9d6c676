import type { ReactNode } from 'react'
import { SealButton, TextButton } from '../../art/index.ts'
import { goToShelf, lookAtTable, openDialog } from '../../page/page.ts'
import { useAlbumWords } from '../../text/album.ts'
import { useAppWords } from '../../text/house.ts'
import { SavePage } from './save/SavePage.tsx'
import styles from './Ways.module.css'

interface WaysProps {
  /** The main buttons. */
  children: ReactNode
  /** Further text buttons, beside those of every tale. */
  more: ReactNode
  /** The file name of the saved page. */
  fileName: string
  /** The button of the next game: its accessible name, and the two parts of its text. */
  again: { name: string; flourish: string; main: string; go: () => void }
}

/** The buttons of the last page: pages to go to, and the start of another game. */
export function Ways({ children, more, fileName, again }: WaysProps) {
  const { last } = useAlbumWords()
  const { cover, settings } = useAppWords()
  return (
    <div className={styles.ways}>
      <div className={styles.planks}>{children}</div>
      <div className={styles.more}>
        <TextButton onClick={lookAtTable}>{last.look}</TextButton>
        {more}
        <TextButton onClick={() => openDialog('send')}>{settings.send}</TextButton>
        <SavePage fileName={fileName} />
        <TextButton onClick={goToShelf}>{cover.shelf}</TextButton>
        <TextButton onClick={() => openDialog('rules')}>{settings.rules}</TextButton>
        <TextButton onClick={() => openDialog('settings')}>{settings.title}</TextButton>
      </div>
      <SealButton className={styles.seal} size={132} aria-label={again.name} onClick={again.go}>
        <span className={styles.flourish}>{again.flourish}</span>
        <span>{again.main}</span>
      </SealButton>
    </div>
  )
}
