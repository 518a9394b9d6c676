import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './TextButton.module.css'

/** A button that is only text, for actions less important than the wooden buttons beside it. */
export const TextButton = ({ className, type = 'button', ...rest }: ComponentProps<'button'>) => (
  <button {...rest} type={type} className={classNames(styles['text'], className)} />
)
