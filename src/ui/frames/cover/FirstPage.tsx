import { type ReactNode, useRef } from 'react'
import styles from './FirstPage.module.css'
import { useShape } from './useShape.ts'

interface FirstPageProps {
  /** Draws the picture. `shape`: the height of the frame divided by its width. */
  picture(shape: number): ReactNode
  /** True if the picture keeps its height on a phone, where the questions scroll anyway. */
  tall?: boolean
  /** The text below the picture. */
  children: ReactNode
  /** Buttons for new players, below the text. */
  offer?: ReactNode
}

/** The left page of a cover without a last game: the picture of the tale, and a line about it. */
export function FirstPage({ picture, tall = false, children, offer }: FirstPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const shape = useShape(frame)
  return (
    <section className={styles.page}>
      <div className={styles.frame} data-tall={tall || undefined} ref={frame}>
        {picture(shape)}
      </div>
      <p className={styles.caption}>{children}</p>
      {offer}
    </section>
  )
}
