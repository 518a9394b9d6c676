import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Plank, Sheet } from '../../art/index.ts'
import { hush } from '../../page/announce.ts'
import { DialogButton } from '../DialogButton.tsx'
import styles from './PrivacyScreen.module.css'

interface PrivacyCardProps {
  /** What a screen reader calls it. */
  name: string
  /** Stands above who comes: that the table passes to them. */
  passes: string
  /** Behind the card. */
  picture?: ReactNode
  /** The share of the time at a calm pace that shutting takes; 0: it does not move. */
  tempo?: () => number
  /** Who comes, what happened meanwhile, and what they do first. */
  children: ReactNode
  secret: ReactNode
  /** The way past it without a confirmation: to the public board, or back to a hand that stays face down. */
  other: { words: string; onPress(): void }
  confirm: { words: string; onPress(): void }
}

/** The shut privacy screen. What was said to the last person is gone with it. */
export function PrivacyCard(props: PrivacyCardProps) {
  const { name, passes, picture, children, secret, other, confirm } = props
  const button = useRef<HTMLButtonElement>(null)
  const [tempo] = useState(props.tempo ?? (() => 0))
  useLayoutEffect(() => {
    hush()
    button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main
      className={styles['screen']}
      style={{ '--tempo': tempo } as CSSProperties}
      data-privacy={tempo > 0 ? 'closing' : undefined}
      aria-label={name}
    >
      {picture && <div className={styles['picture']}>{picture}</div>}
      <Sheet seed="privacy" framed className={styles['card']}>
        <div className={styles['page']}>
          <div className={styles['top']}>
            <p className={styles['passes']}>{passes}</p>
            <DialogButton opens="rules" size={44} />
            <DialogButton opens="settings" size={44} />
          </div>
          {children}
          <div className={styles['foot']}>
            <p className={styles['secret']}>{secret}</p>
            <div className={styles['planks']}>
              <Plank onClick={other.onPress}>{other.words}</Plank>
              <Plank ref={button} tone="blue" onClick={confirm.onPress}>
                {confirm.words}
              </Plank>
            </div>
          </div>
        </div>
      </Sheet>
    </main>
  )
}
