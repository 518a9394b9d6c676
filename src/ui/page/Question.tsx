import { useId, useRef } from 'react'
import { Plank } from '../art/index.ts'
import { Dialog } from './Dialog.tsx'
import styles from './Question.module.css'

/** What may be answered to a question. */
export interface QuestionAnswer {
  words: string
  give: () => void
}

interface QuestionProps {
  title: string
  text: string
  /** The harmless answer comes first, and has the focus: it is also what closing means. */
  answers: readonly [QuestionAnswer, ...QuestionAnswer[]]
}

/** A question that lies over the page until it is answered. */
export function Question({ title, text, answers }: QuestionProps) {
  const words = useId()
  const harmless = useRef<HTMLButtonElement>(null)
  const onShown = () => harmless.current?.focus()
  return (
    <Dialog title={title} onClose={answers[0].give} onShown={onShown} question={words}>
      <p id={words}>{text}</p>
      <div className={styles.answers}>
        {answers.map((answer, index) => (
          <Plank key={answer.words} ref={index === 0 ? harmless : undefined} onClick={answer.give}>
            {answer.words}
          </Plank>
        ))}
      </div>
    </Dialog>
  )
}
