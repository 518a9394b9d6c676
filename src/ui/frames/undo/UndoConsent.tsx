import { useId, useRef } from 'react'
import { Button } from '../../art/index.ts'
import { Dialog } from '../../page/Dialog.tsx'
import { useFrameWords } from '../../text/frames.ts'
import { HoldToConfirmButton } from './HoldToConfirmButton.tsx'
import styles from './UndoConsent.module.css'

interface AgreeBackProps {
  /** The question; default: whether to undo more. */
  title?: string
  /** The consequences, and the people who must agree. */
  text: string
  /** Called when all have agreed. */
  onAgreed: () => void
  onLeft: () => void
}

/** The dialog that asks all players to agree. */
export function UndoConsent({ title, text, onAgreed, onLeft }: AgreeBackProps) {
  const { takingBack } = useFrameWords()
  const words = useId()
  const harmless = useRef<HTMLButtonElement>(null)
  const onShown = () => harmless.current?.focus()
  return (
    <Dialog title={title ?? takingBack.title} onClose={onLeft} onShown={onShown} question={words}>
      <p id={words}>{text}</p>
      <p className={styles['how']}>{takingBack.how}</p>
      <div className={styles['answers']}>
        <Button ref={harmless} onClick={onLeft}>
          {takingBack.no}
        </Button>
        <HoldToConfirmButton onHeld={onAgreed}>{takingBack.yes}</HoldToConfirmButton>
      </div>
    </Dialog>
  )
}
