import { useState } from 'react'
import { Plank } from '../../../../ui/art/index.ts'
import { AbsentDialog } from '../../../../ui/parts/Absent.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { type Part, part } from '../../../../ui/parts/part.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import type { LessonsProps } from './Lessons.tsx'

/** The first lessons, in a file of their own: they come with the rules, ahead of time or when somebody wants to learn. */
export const LESSONS: Part<LessonsProps> = part(async () => (await import('./Lessons.tsx')).Lessons)

/** The plank of the cover that opens the first lessons; after the last of them a game begins. */
export function LessonsPlank({ onBegin }: { onBegin: () => void }) {
  const { cover } = useCoverWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Plank aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {cover.lessons}
      </Plank>
      {open && (
        <Late part={LESSONS} given={{ onClose: () => setOpen(false), onBegin }} absent={AbsentDialog} />
      )}
    </>
  )
}
