import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Pick.module.css'

interface PickProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox'
  /** An edge also while it is not chosen. */
  framed?: boolean
}

/** A slip of paper to pick: a radio button or a box to tick below any picture and words, all of it to press. */
export function Pick({ framed = false, className, lang, children, ...input }: PickProps) {
  return (
    <label className={classNames(styles['pick'], framed && styles['framed'], className)} lang={lang}>
      <input {...input} className={styles['input']} />
      {children}
    </label>
  )
}
