import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../art/classNames.ts'
import { Heading } from '../../art/index.ts'
import { useSpokenText } from '../../page/announce.ts'
import styles from './Bubble.module.css'

interface BubbleProps {
  /** The name of the lesson. */
  name: string
  text: string
  /** The announced text, if it is longer than the visible one. */
  spoken?: string
  /** The kind of message, such as a task, a refusal or praise; for style sheets. */
  said: string
  /** The buttons. */
  planks: ReactNode
  /** Content between the text and the buttons. */
  children?: ReactNode
  className?: string | undefined
  style?: CSSProperties
}

/** A message of the storyteller, with buttons for actions that are not on the board. */
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
