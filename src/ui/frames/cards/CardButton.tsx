import type { ComponentProps } from 'react'
import { classNames } from '../../art/classNames.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { useKeyHint } from '../../keys/heard.ts'
import { ASK } from './ask.ts'
import styles from './Card.module.css'

/** Something that does nothing but tell what it is about: pressed, pointed at, or asked about by key. */
export const CardButton = ({ className, ...button }: ComponentProps<'button'>) => (
  <button
    type="button"
    {...button}
    className={classNames(styles['ask'], className)}
    aria-keyshortcuts={useKeyHint(SHARED_KEYS.about).key}
    {...{ [ASK]: '' }}
  />
)
