import { type CSSProperties, useRef } from 'react'
import { placeAt, SEATS, type Space } from '../../../../engine/fortland/index.ts'
import { meantOptions } from '../../../../ui/frames/lessons/lesson-kit.ts'
import { nextOnPlane } from '../../../../ui/input/plane-layout.ts'
import { useRoving } from '../../../../ui/stage/roving/useRoving.ts'
import { usePlaceFocus } from '../../../../ui/stage/roving/useRovingFocusFallback.ts'
import { PlaceFrame, Reach, spotOfSpace } from '../../art/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import { offersIn } from '../board/move-options.ts'
import { labelOfSpace } from '../board/space-words.ts'
import { ringIn, roadOf } from '../ring/looks.ts'
import { StillRing } from '../ring/StillRing.tsx'
import { LESSON_KIT, type LessonState, pressOn, spaceAbout } from './lesson-state.ts'
import styles from './lessons.module.css'

interface LessonRingProps {
  doing: LessonState
  onPress: (space: Space) => void
}

/** The ring of a lesson: the road as buttons, and a frame round the place of the task. */
export function LessonRing({ doing, onPress }: LessonRingProps) {
  const m = useAllWords()
  const road = useRef<HTMLOListElement>(null)
  const { lesson, state } = doing
  const ring = ringIn(state, 'bold')
  const at = spaceAbout(doing)
  const offers = meantOptions(doing, offersIn(state), pressOn)
  // Keyboard players start at the space that the storyteller points at.
  usePlaceFocus(road, at, lesson)
  const rove = useRoving(road, (from, event) => nextOnPlane(ring.spaces, from, event, roadOf(ring)))
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`
  return (
    <div className={styles['ring']}>
      <StillRing
        state={state}
        under={
          <>
            {!LESSON_KIT.isDone(doing) && <PlaceFrame ring={ring} place={placeAt(state, at)} tone="legal" />}
            {[...offers].map(([space, offer]) => {
              if (offer.kind !== 'reach') return null
              const [x, y] = spotOfSpace(ring, space)
              return (
                <g key={space} transform={`translate(${x} ${y})`}>
                  <Reach
                    actions={offer.actions}
                    radius={30}
                    store={offer.store ? SEATS[state.onTurn] : null}
                    aimed
                  />
                </g>
              )
            })}
          </>
        }
      />
      <ol ref={road} className={styles['road']} aria-label={m.board.road}>
        {ring.spaces.map((space) => {
          const [x, y] = spotOfSpace(ring, space)
          const box: CSSProperties = {
            left: percent(x - ring.road / 2, ring.width),
            top: percent(y - ring.road / 2, ring.height),
            width: percent(ring.road, ring.width),
            height: percent(ring.road, ring.height),
          }
          return (
            <li key={space}>
              <button
                type="button"
                className={styles['space']}
                style={box}
                data-place={space}
                tabIndex={space === at ? 0 : -1}
                aria-label={labelOfSpace(m, state, space, offers.get(space))}
                onClick={() => onPress(space)}
                onKeyDown={(event) => rove(space, event)}
              />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
