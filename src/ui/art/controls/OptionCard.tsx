import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './OptionCard.module.css'

interface PickProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox'
  /** An edge also while it is not chosen. */
  framed?: boolean
}

/** A card for an option: a radio button or check box below any picture and text. The whole card is pressable. */
export function OptionCard({ framed = false, className, lang, children, ...input }: PickProps) {
  return (
    <label className={classNames(styles['pick'], framed && styles['framed'], className)} lang={lang}>
      <input {...input} className={styles['input']} />
      {children}
    </label>
  )
}
