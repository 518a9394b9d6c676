import { type CSSProperties, useRef } from 'react'
import { citadel, type Plot } from '../../../../engine/citadel/index.ts'
import { stateFor } from '../../../../engine/kernel/index.ts'
import { nextOnPlane, type PlaneLayout } from '../../../../ui/input/plane-layout.ts'
import { useRoving } from '../../../../ui/stage/roving/useRoving.ts'
import { usePlaceFocus } from '../../../../ui/stage/roving/useRovingFocusFallback.ts'
import { boxRound, middleOf, wedgeOf } from '../../art/town/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import { plotLabel } from '../town/plot-words.ts'
import { TownDrawing } from '../town/TownDrawing.tsx'
import { LESSON_KIT, type LessonState, plotAbout } from './lesson-state.ts'
import styles from './lessons.module.css'

interface LessonTownProps {
  doing: LessonState
  onPress: (plot: Plot) => void
}

/** Visible space around the plots of a lesson, and distance of the frame around the plot to click. */
const ROOM = 22
const ROUND = 3

/** The part of the town for a lesson. Its plots are buttons, and the plot to click has a frame. */
export function LessonTown({ doing, onPress }: LessonTownProps) {
  const m = useAllWords()
  const plots = useRef<HTMLOListElement>(null)
  const { lesson, state } = doing
  const box = boxRound(lesson.plots, ROOM)
  const seen = stateFor(citadel, state, 0)
  const about = LESSON_KIT.isDone(doing) ? null : plotAbout(doing)
  const first = about ?? lesson.plots[0]
  // Keyboard focus starts at the plot of the current task.
  usePlaceFocus(plots, about, about)
  const rove = useRoving(plots, (plot, event) => nextOnPlane(lesson.plots, plot, event, TOWN))
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`
  return (
    <div className={styles['town']} style={{ '--shape': box.width / box.height } as CSSProperties}>
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} width="100%" aria-hidden="true">
        <TownDrawing state={seen} you={0} detail="fine" />
        {about !== null && <path className={styles['about']} d={wedgeOf(about, ROUND).path} />}
      </svg>
      <ol ref={plots} className={styles['plots']} aria-label={m.lessons.town}>
        {lesson.plots.map((plot) => {
          const [x, y] = middleOf(plot)
          const place: CSSProperties = {
            left: percent(x - box.x, box.width),
            top: percent(y - box.y, box.height),
            width: percent(ACROSS, box.width),
          }
          return (
            <li key={plot}>
              <button
                type="button"
                className={styles['plot']}
                style={place}
                data-place={plot}
                tabIndex={plot === first ? 0 : -1}
                aria-label={plotLabel(m, seen, plot, 0)}
                onClick={() => onPress(plot)}
                onKeyDown={(event) => rove(plot, event)}
              />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Width of a plot's button, in units of the town. */
const ACROSS = 72

const TOWN: PlaneLayout<Plot> = {
  spotOf(plot) {
    const [x, y] = middleOf(plot)
    return { x, y }
  },
  aside: 1.2,
}
