import type { ReactNode } from 'react'
import { toolbar } from '../../input/toolbar.ts'
import styles from './Captioned.module.css'

/** A round button beside the strip, with its caption below. The caption is visual only: the button has its own name. */
export const Captioned = ({ caption, children }: { caption: string | null; children: ReactNode }) => (
  <div className={styles['prints']}>
    {children}
    {caption !== null && (
      <span className={styles['caption']} aria-hidden="true">
        {caption}
      </span>
    )}
  </div>
)

/** Buttons that together are one tab stop. `name`: for screen readers. */
export const ButtonBar = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles['bar']} {...toolbar(name)}>
    {children}
  </div>
)

/** Several round buttons in a row. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles['pair']}>{children}</div>
