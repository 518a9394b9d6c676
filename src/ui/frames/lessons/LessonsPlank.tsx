import { type ReactNode, useState } from 'react'
import { Plank } from '../../art/index.ts'
import { AbsentDialog } from '../../parts/Absent.tsx'
import { Late } from '../../parts/Late.tsx'
import type { Part } from '../../parts/part.ts'
import type { LessonsProps } from './LessonsDialog.tsx'

interface LessonsPlankProps {
  part: Part<LessonsProps>
  onBegin: () => void
  children: ReactNode
}

/** The plank of the cover that opens the first lessons; after the last of them a game begins. */
export function LessonsPlank({ part, onBegin, children }: LessonsPlankProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Plank aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Plank>
      {open && <Late part={part} given={{ onClose: () => setOpen(false), onBegin }} failed={AbsentDialog} />}
    </>
  )
}
