import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from './Dialog.tsx'
import styles from './WhichOne.module.css'

interface Choice<Id> {
  id: Id
  picture: ReactNode
  words: string
}

interface WhichOneProps<Id extends string | number> {
  title: string
  choices: readonly Choice<Id>[]
  onChoose(id: Id): void
  onClose(): void
}

/** Asks which of several close targets a touch meant. Each choice is large enough for a finger. */
export function WhichOne<Id extends string | number>({
  title,
  choices,
  onChoose,
  onClose,
}: WhichOneProps<Id>) {
  // In the body: on the board, its pointer events would move the camera.
  return createPortal(
    <Dialog title={title} onClose={onClose} low>
      <div className={styles.choices} data-which="">
        {choices.map(({ id, picture, words }) => (
          <button key={id} type="button" className={styles.choice} onClick={() => onChoose(id)}>
            {picture}
            <span>{words}</span>
          </button>
        ))}
      </div>
    </Dialog>,
    document.body,
  )
}
