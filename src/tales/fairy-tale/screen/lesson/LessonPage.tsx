import { InsteadOf } from '../now/instead.ts'
import { TablePage } from '../table/TablePage.tsx'
import { Bubble } from './Bubble.tsx'
import styles from './lesson.module.css'
import { type Guide, useGuide } from './useGuide.ts'

/** The first tale: nine small steps at the real table, each with one thing to do. Nothing of it is kept but how far it came. */
export function LessonPage() {
  const guide = useGuide()
  return guide && <GuidedTable guide={guide} />
}

function GuidedTable({ guide }: { guide: Guide }) {
  return (
    <>
      <Bubble key={guide.step.id} guide={guide} />
      <div className={styles['table']}>
        <InsteadOf value={{ over: guide.done }}>
          <TablePage />
        </InsteadOf>
      </div>
    </>
  )
}
