import { type ComponentType, type ReactNode, useState } from 'react'
import { Plank } from '../../art/index.ts'
import { Dialog } from '../../page/Dialog.tsx'
import { focusWhenDrawn } from '../../page/useFocusKept.ts'
import { type LessonWords, useLessonWords } from '../../text/lessons.ts'
import styles from './Lessons.module.css'
import { Steps } from './Steps.tsx'

export interface LessonsProps {
  onClose: () => void
  /** After the last lesson: a game of one's own. */
  onBegin: () => void
}

/** A lesson while somebody learns it. */
export interface LessonProps<Doing> {
  doing: Doing
  onDoing: (doing: Doing) => void
  /** Where the way leads on, for the bubble; nothing before it is done. */
  ways: ReactNode
  /** What lessons of any tale say. */
  words: LessonWords
}

/** What a tale gives to its first lessons. */
interface LessonsSlots<Id extends string, Doing> {
  useWords(): {
    /** After the last lesson to a game. */
    readonly begin: string
    readonly names: Readonly<Record<Id, string>>
  }
  /** All lessons, in the order in which they are told. */
  ids: readonly [Id, ...Id[]]
  /** A lesson as it begins. */
  begun(id: Id): Doing
  isDone(doing: Doing): boolean
  /** Its board and its bubble. */
  Lesson: ComponentType<LessonProps<Doing>>
}

/** Makes the first lessons of a tale: drawn positions on the real rules, each with something to do in it. Nothing of them is kept. */
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

function LessonsDialog<Id extends string, Doing>({ slots, onClose, onBegin }: LessonsDialogProps<Id, Doing>) {
  const { useWords, ids, begun, isDone, Lesson } = slots
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
      {/* By keys, a player goes on from where the way leads on. */}
      <Plank ref={focusWhenDrawn} tone="blue" onClick={() => (isLast ? onBegin() : goTo(index + 1))}>
        {isLast ? begin : words.next}
      </Plank>
      <Plank onClick={() => goTo(index)}>{words.again}</Plank>
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
