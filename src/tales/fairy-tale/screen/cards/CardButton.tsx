import type { ComponentProps } from 'react'
import { classNames } from '../../../../ui/art/classNames.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './Card.module.css'
import { about, type Subject } from './subject.ts'
import { ASK } from './watch.ts'

interface CardButtonProps extends ComponentProps<'button'> {
  subject: Subject
}

/** Something that does nothing but tell what it is: pressed, pointed at, or asked about by key. */
export const CardButton = ({ subject, className, ...button }: CardButtonProps) => (
  <button
    type="button"
    {...button}
    className={classNames(styles['ask'], className)}
    aria-keyshortcuts={useKeyHint(SHORTCUTS.about).key}
    {...about(subject)}
    {...{ [ASK]: '' }}
  />
)
