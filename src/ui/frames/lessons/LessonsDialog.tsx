import { type ComponentType, type ReactNode, useState } from 'react'
import { Button } from '../../art/index.ts'
import { Dialog } from '../../page/Dialog.tsx'
import { focusWhenDrawn } from '../../page/focus-fallback.ts'
import { type LessonWords, useLessonWords } from '../../text/lessons.ts'
import styles from './Lessons.module.css'
import { Steps } from './Steps.tsx'

export interface LessonsProps {
  onClose: () => void
  /** Called after the last lesson, to begin a game. Absent at a table, where the game goes on. */
  onBegin?: () => void
}

/** A lesson in progress. */
export interface LessonProps<Doing> {
  doing: Doing
  onDoing: (doing: Doing) => void
  /** The buttons to the next lesson or a game, for the bubble; empty until the lesson is done. */
  ways: ReactNode
  /** Words shared by the lessons of all tales. */
  words: LessonWords
}

/** The parts of lessons that differ between tales. */
interface LessonsSlots<Id extends string, Doing> {
  useWords(): {
    /** The text of the button after the last lesson. */
    readonly begin: string
    readonly names: Readonly<Record<Id, string>>
  }
  /** The lessons by the rules (`lessonKit`). */
  kit: {
    ids: readonly [Id, ...Id[]]
    begun(id: Id): NoInfer<Doing>
    isDone(doing: NoInfer<Doing>): boolean
  }
  /** The board and the bubble of a lesson. */
  Lesson: ComponentType<LessonProps<Doing>>
}

/** Makes the first lessons of a tale: positions with a task, played by the real rules. Lessons are not saved. */
export function lessonsOf<Id extends string, Doing>(slots: LessonsSlots<Id, Doing>) {
  return {
    Lessons(props: LessonsProps): ReactNode {
      return <LessonsDialog slots={slots} {...props} />
    },
  }
}

interface LessonsDialogProps<Id extends string, Doing> extends LessonsProps {
  slots: LessonsSlots<Id, Doing>
}

function LessonsDialog<Id extends string, Doing>({
  slots,
  onClose,
  onBegin = onClose,
}: LessonsDialogProps<Id, Doing>) {
  const { useWords, kit, Lesson } = slots
  const { ids, begun, isDone } = kit
  const words = useLessonWords()
  const { begin, names } = useWords()
  const [index, setIndex] = useState(0)
  const [doing, setDoing] = useState(() => begun(ids[0]))
  const done = isDone(doing)
  const goTo = (next: number) => {
    setIndex(next)
    setDoing(begun(ids[next] ?? ids[0]))
  }
  const isLast = index === ids.length - 1
  const ways = done && (
    <>
      {/* With the keyboard, a player continues from this button. */}
      <Button ref={focusWhenDrawn} tone="blue" onClick={() => (isLast ? onBegin() : goTo(index + 1))}>
        {isLast ? begin : words.next}
      </Button>
      <Button onClick={() => goTo(index)}>{words.again}</Button>
    </>
  )
  return (
    <Dialog title={words.title} onClose={onClose} book>
      <div className={styles['lessons']}>
        <Lesson doing={doing} onDoing={setDoing} ways={ways} words={words} />
        <Steps names={ids.map((id) => names[id])} index={index} numbers={words.numbers} onGo={goTo} />
      </div>
    </Dialog>
  )
}
