import { useId, useLayoutEffect, useRef } from 'react'
import { Plank } from '../../art/index.ts'
import { Dialog } from '../../page/Dialog.tsx'
import { useFrameWords } from '../../text/useFrameWords.ts'
import styles from './AgreeBack.module.css'
import { HoldPlank } from './HoldPlank.tsx'

interface AgreeBackProps {
  /** What would be taken back, and whose yes it needs. */
  text: string
  /** All agree. */
  onAgreed: () => void
  onLeft: () => void
}

/** Asks the table whether all agree to go back further than is free. */
export function AgreeBack({ text, onAgreed, onLeft }: AgreeBackProps) {
  const { takingBack } = useFrameWords()
  const words = useId()
  const harmless = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => harmless.current?.focus(), [])
  return (
    <Dialog title={takingBack.title} onClose={onLeft} question={words}>
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
