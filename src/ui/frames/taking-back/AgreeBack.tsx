import { useId, useRef } from 'react'
import { Plank } from '../../art/index.ts'
import { Dialog } from '../../page/Dialog.tsx'
import { useFrameWords } from '../../text/frames.ts'
import styles from './AgreeBack.module.css'
import { HoldPlank } from './HoldPlank.tsx'

interface AgreeBackProps {
  /** What all are asked; absent: whether more is taken back. */
  title?: string
  /** What would be done, and whose yes it needs. */
  text: string
  /** All agree. */
  onAgreed: () => void
  onLeft: () => void
}

/** Asks the table whether all agree. */
export function AgreeBack({ title, text, onAgreed, onLeft }: AgreeBackProps) {
  const { takingBack } = useFrameWords()
  const words = useId()
  const harmless = useRef<HTMLButtonElement>(null)
  const onShown = () => harmless.current?.focus()
  return (
    <Dialog title={title ?? takingBack.title} onClose={onLeft} onShown={onShown} question={words}>
      <p id={words}>{text}</p>
      <p className={styles['how']}>{takingBack.how}</p>
      <div className={styles['answers']}>
        <Plank ref={harmless} onClick={onLeft}>
          {takingBack.no}
        </Plank>
        <HoldPlank onHeld={onAgreed}>{takingBack.yes}</HoldPlank>
      </div>
    </Dialog>
  )
}
