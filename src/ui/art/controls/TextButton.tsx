import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './TextButton.module.css'

/** Words to press, beside what matters more and lies there as wood. */
export const TextButton = ({ className, type = 'button', ...rest }: ComponentProps<'button'>) => (
  <button {...rest} type={type} className={classNames(styles['text'], className)} />
)
