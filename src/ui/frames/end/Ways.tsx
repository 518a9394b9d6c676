import type { ReactNode } from 'react'
import { Seal, TextButton } from '../../art/index.ts'
import { lookAtTable, openDialog } from '../../page/page.ts'
import { useAlbumWords } from '../../text/album.ts'
import { useHouseWords } from '../../text/house.ts'
import { SavePage } from './save/SavePage.tsx'
import styles from './Ways.module.css'

/** The way from a page to sending its game. */
function SendWay() {
  const { settings } = useHouseWords()
  return <TextButton onClick={() => openDialog('send')}>{settings.send}</TextButton>
}

interface WaysProps {
  /** The planks: what one is led to. */
  children: ReactNode
  /** What else there is, in words, beside looking at the table, sending and saving. */
  more: ReactNode
  /** What the saved page is called. */
  fileName: string
  /** What the seal leads to: its name, and what is written on it. */
  again: { name: string; flourish: string; main: string; go: () => void }
}

/** Where to go from the last page: planks, and the seal for another tale. */
export function Ways({ children, more, fileName, again }: WaysProps) {
  const { last } = useAlbumWords()
  return (
    <div className={styles.ways}>
      <div className={styles.all}>
        <div className={styles.planks}>{children}</div>
        <div className={styles.more}>
          <TextButton onClick={lookAtTable}>{last.look}</TextButton>
          {more}
          <SendWay />
          <SavePage fileName={fileName} />
        </div>
      </div>
      <Seal size={132} aria-label={again.name} onClick={again.go}>
        <span className={styles.flourish}>{again.flourish}</span>
        <span>{again.main}</span>
      </Seal>
    </div>
  )
}
