import type { ComponentProps } from 'react'
import { classNames } from '../../art/classNames.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { useKeyHint } from '../../keys/key-hint.ts'
import { ASK } from './ask.ts'
import styles from './Card.module.css'

/** A button that only opens an info card, by click, hover or shortcut. */
export const InfoButton = ({ className, ...button }: ComponentProps<'button'>) => (
  <button
    type="button"
    {...button}
    className={classNames(styles['ask'], className)}
    aria-keyshortcuts={useKeyHint(SHARED_KEYS.about).key}
    {...{ [ASK]: '' }}
  />
)
