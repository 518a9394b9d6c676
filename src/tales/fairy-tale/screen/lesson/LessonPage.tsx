import { useCallback, useMemo } from 'react'
import { type Action, places, type State } from '../../../../engine/fairy-tale/index.ts'
import { Ruler } from '../foresight/preview/Ruler.tsx'
import { boxOf } from '../forest/layout.ts'
import { TableOverridesProvider } from '../state/instead.ts'
import { TablePage } from '../table/TablePage.tsx'
import { Bubble } from './Bubble.tsx'
import { ExitRing } from './ExitRing.tsx'
import styles from './lesson.module.css'
import { LessonStrip } from './Strip.tsx'
import { useHeld } from './spots.ts'
import { isWanted } from './steps.ts'
import { type Guide, useGuide } from './useGuide.ts'

/** The lesson: one game at the real table, with one new thing in each step. Only its progress is saved. */
export function LessonPage() {
  const guide = useGuide()
  return guide && <GuidedTable guide={guide} />
}

function GuidedTable({ guide }: { guide: Guide }) {
  const { index, begun, done, again, foretold, foretell, state, progress } = guide
  const marks = useMarks(guide)
  const held = useHeld(guide)
  const { task } = progress
  const isBoardLater = held === 'nothing' && task !== null && task.spot.on !== 'board'
  const accepts = useCallback(
    (actions: readonly Action[]) => isWanted(state, progress, actions),
    [state, progress],
  )
  const instead = useMemo(
    () => ({
      over: done,
      strip: <LessonStrip {...{ index, begun, done, again }} />,
      marks,
      accepts,
      isBoardLater,
      question: foretold && { places: foretold.places, answer: foretell },
    }),
    [index, begun, done, again, marks, accepts, isBoardLater, foretold, foretell],
  )
  return (
    <>
      <Bubble key={guide.step.id} guide={guide} />
      <TableOverridesProvider value={instead}>
        <TablePage />
      </TableOverridesProvider>
    </>
  )
}

/** Returns the marks of the lesson on the board: the ways of a monster, or the length of the forest. */
function useMarks({ step, state, progress: { task }, foretold, guess, done }: Guide) {
  return useMemo(() => {
    if (guess) return <ExitRing foretold={guess.foretold} shows="answer" />
    if (foretold)
      return <ExitRing foretold={foretold} shows={task?.question?.isNumbered ? 'order' : 'ways'} />
    return done && step.id === 'lay' ? <ForestRuler state={state} /> : null
  }, [step, state, task, foretold, guess, done])
}

/** The side of the forest that determines the number of new monsters. */
const ForestRuler = ({ state }: { state: State }) => (
  <svg className={styles['ring']} viewBox="0 0 100 100" aria-hidden="true" data-ruler="">
    <Ruler box={boxOf(places(state.tiles))} beyondSigns />
  </svg>
)
