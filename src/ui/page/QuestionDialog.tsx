import { useId, useRef } from 'react'
import { Button } from '../art/index.ts'
import { Dialog } from './Dialog.tsx'
import styles from './QuestionDialog.module.css'

/** A possible answer. */
export interface QuestionAnswer {
  words: string
  give: () => void
}

interface QuestionProps {
  title: string
  text: string
  /** The first answer must be harmless: it has the focus, and closing the dialog chooses it. */
  answers: readonly [QuestionAnswer, ...QuestionAnswer[]]
}

/** A modal question. */
export function QuestionDialog({ title, text, answers }: QuestionProps) {
  const words = useId()
  const harmless = useRef<HTMLButtonElement>(null)
  const onShown = () => harmless.current?.focus()
  return (
    <Dialog title={title} onClose={answers[0].give} onShown={onShown} question={words}>
      <p id={words}>{text}</p>
      <div className={styles.answers}>
        {answers.map((answer, index) => (
          <Button key={answer.words} ref={index === 0 ? harmless : undefined} onClick={answer.give}>
            {answer.words}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
