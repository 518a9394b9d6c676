import { use, useState } from 'react'
import type { Inset } from '../../../../../ui/stage/camera/camera-view.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { ToldPaper } from '../../state/log-paper.ts'
import { ChangesList } from './ChangesList.tsx'
import { Chips } from './Chips.tsx'
import styles from './preview.module.css'
import { useChanges } from './useChanges.ts'

/** The effects of the aim over the board of a narrow window, in icons and figures; a press shows the words. */
export function PreviewPlank({ inset: { left, right, bottom } }: { inset: Inset }) {
  const { preview } = useAllWords()
  const changes = useChanges()
  const paper = use(ToldPaper)
  const [open, setOpen] = useState(false)
  if (!changes) return null
  return (
    <div className={styles['around']} style={{ left, right, bottom }}>
      <div ref={paper} className={styles['plank']} data-over="">
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={open}
          aria-label={preview.title}
          onClick={() => setOpen(!open)}
        >
          <Chips changes={changes} />
        </button>
        <div className={open ? undefined : 'unseen'}>
          <ChangesList otherwise={null} />
        </div>
      </div>
    </div>
  )
}
