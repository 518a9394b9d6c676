import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Heading.module.css'

interface HeadingProps extends ComponentProps<'h2'> {
  level?: 1 | 2 | 3
  /** The rule runs on both sides, not only after the words. */
  centred?: boolean
}

/** A heading followed by the book's double rule. */
export function Heading({ level = 2, centred = false, className, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag {...rest} className={classNames(styles['heading'], centred && styles['centred'], className)}>
      <span>{children}</span>
    </Tag>
  )
}
