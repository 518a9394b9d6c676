import { use, useState } from 'react'
import type { Inset } from '../../../../../ui/stage/camera/view.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { ToldPaper } from '../../now/told-paper.ts'
import { ChangesList } from './ChangesList.tsx'
import { Chips } from './Chips.tsx'
import styles from './preview.module.css'
import { useChanges } from './useChanges.ts'

/** In a narrow window, over the board: what would come of what is aimed, in signs and figures; pressed, in words. */
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
