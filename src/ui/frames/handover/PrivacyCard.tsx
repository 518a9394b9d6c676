import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button, PaperCard } from '../../art/index.ts'
import { hush } from '../../page/announce.ts'
import { DialogButton } from '../DialogButton.tsx'
import styles from './PrivacyScreen.module.css'

interface PrivacyCardProps {
  /** The label for screen readers. */
  name: string
  /** The line above the next player: that the table passes to them. */
  passes: string
  /** A picture behind the card. */
  picture?: ReactNode
  /** Returns the duration of the closing animation relative to calm speed; 0: no animation. */
  tempo?: () => number
  /** The next player, the recap, and the first thing in their turn. */
  children: ReactNode
  secret: ReactNode
  /** The button that skips the confirmation: to the public board, or back to a hand that stays hidden. */
  other: { words: string; onPress(): void }
  confirm: { words: string; onPress(): void }
}

/** The closed privacy screen. It clears announcements to the last person. */
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
      <PaperCard seed="privacy" framed className={styles['card']}>
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
              <Button onClick={other.onPress}>{other.words}</Button>
              <Button ref={button} tone="blue" onClick={confirm.onPress}>
                {confirm.words}
              </Button>
            </div>
          </div>
        </div>
      </PaperCard>
    </main>
  )
}
