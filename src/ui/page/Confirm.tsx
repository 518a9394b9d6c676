import { useId, useLayoutEffect, useRef } from 'react'
import { Plank } from '../art/index.ts'
import styles from './Confirm.module.css'
import { Dialog } from './Dialog.tsx'

interface QuestionProps {
  title: string
  text: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

interface ConfirmProps extends QuestionProps {
  open: boolean
}

/** A question before something that cannot be taken back. */
export const Confirm = ({ open, ...question }: ConfirmProps) => open && <Question {...question} />

/** The harmless answer comes first, and has the focus. */
function Question({ title, text, yes, no, onYes, onNo }: QuestionProps) {
  const words = useId()
  const harmless = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => harmless.current?.focus(), [])
  return (
    <Dialog title={title} onClose={onNo} question={words}>
      <p id={words}>{text}</p>
      <div className={styles.answers}>
        <Plank ref={harmless} onClick={onNo}>
          {no}
        </Plank>
        <Plank onClick={onYes}>{yes}</Plank>
      </div>
    </Dialog>
  )
}
