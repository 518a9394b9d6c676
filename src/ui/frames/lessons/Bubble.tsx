import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../art/classNames.ts'
import { Heading } from '../../art/index.ts'
import { useSpokenText } from '../../page/announce.ts'
import styles from './Bubble.module.css'

interface BubbleProps {
  /** What the lesson is called. */
  name: string
  text: string
  /** The same as it is said aloud, where more is to be said than is to be read. */
  spoken?: string
  /** Of which kind the words are: what is to be done, why not, that it is done. */
  said: string
  /** What can be done, and where the way leads on. */
  planks: ReactNode
  /** What lies between the words and the planks. */
  children?: ReactNode
  className?: string | undefined
  style?: CSSProperties
}

/** What the storyteller says, and the planks of what needs no place on the board. */
export function Bubble({ name, text, spoken = text, said, planks, children, className, style }: BubbleProps) {
  useSpokenText(spoken)
  return (
    <section
      className={classNames(styles['bubble'], className)}
      style={style}
      aria-label={name}
      data-said={said}
    >
      <Heading level={3}>{name}</Heading>
      <p>{text}</p>
      {children}
      <div className={styles['planks']}>{planks}</div>
    </section>
  )
}
