import { type ReactNode, useRef } from 'react'
import styles from './FirstPage.module.css'
import { useShape } from './useShape.ts'

interface FirstPageProps {
  /** The picture, drawn for a frame so many times as high as wide. */
  picture(shape: number): ReactNode
  /** On a phone it keeps its room, where what is asked is scrolled anyway. */
  tall?: boolean
  /** What stands beneath it. */
  children: ReactNode
}

/** The left page of a cover: the picture of the tale to come, and a line about it. */
export function FirstPage({ picture, tall = false, children }: FirstPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const shape = useShape(frame)
  return (
    <section className={styles.page}>
      <div className={styles.frame} data-tall={tall || undefined} ref={frame}>
        {picture(shape)}
      </div>
      <p className={styles.caption}>{children}</p>
    </section>
  )
}
