import { useEffect, useRef, useState } from 'react'
import { isFull, TILES, type Tile, treesOn } from '../../../../engine/boogyman/index.ts'
import { focusPlace } from '../../../../ui/stage/roving/useKeptFocus.ts'
import { useRoving } from '../../../../ui/stage/roving/useRoving.ts'
import { Clearing, hexagonPath, middleOf, PLATE_BOX, SafeMark, TILE } from '../../art/index.ts'
import { useMessages } from '../../words/useMessages.ts'
import { type Doing, isDone } from './doing.ts'
import styles from './lessons.module.css'
import { Reaches, Steps } from './Offers.tsx'
import { Pieces } from './Pieces.tsx'
import { Thread } from './Thread.tsx'
import { tileWords } from './tile-words.ts'

interface LessonBoardProps {
  doing: Doing
  onPress: (tile: Tile) => void
}

const VIEW_BOX = [PLATE_BOX.x, PLATE_BOX.y, PLATE_BOX.width, PLATE_BOX.height].join(' ')

/** How arrow keys go: along the row, and to the nearest of the next row. */
const ROVED = {
  spotOf(tile: Tile) {
    const [x, y] = middleOf(tile)
    return { x: x / TILE, y: y / TILE }
  },
  aside: 0.5,
}

const stay = () => {}

/** The clearing of a lesson: drawn like the one of the table, and every tile a button. */
export function LessonBoard({ doing, onPress }: LessonBoardProps) {
  const messages = useMessages()
  const group = useRef<HTMLElement>(null)
  const { lesson, state, said } = doing
  const [entered, setEntered] = useState<Tile | null>(null)
  const rove = useRoving(group, TILES, ROVED, stay)
  // Whoever plays by keys begins where the storyteller points.
  useEffect(() => focusPlace(group.current, lesson.piece), [lesson])
  const shaded = TILES.filter((tile) => treesOn(state, tile) > 0 || isFull(state, tile))
  return (
    <div className={styles['board']}>
      <svg viewBox={VIEW_BOX} aria-hidden="true" className={styles['drawing']}>
        <Clearing shaded={shaded} detail="fine" />
        <Reaches doing={doing} />
        <Pieces state={state} inHand={doing.inHand} />
        <Steps doing={doing} />
        {isDone(doing) &&
          lesson.safe.map((tile) => {
            const [x, y] = middleOf(tile)
            return (
              <g key={tile} transform={`translate(${x + 30} ${y - 34}) scale(.7)`}>
                <SafeMark />
              </g>
            )
          })}
        <Thread to={said.at} />
      </svg>
      <section ref={group} aria-label={messages.lessons.board}>
        {TILES.map((tile) => (
          <button
            key={tile}
            type="button"
            className={styles['tile']}
            style={placeOf(tile)}
            data-place={tile}
            tabIndex={tile === (entered ?? lesson.piece) ? 0 : -1}
            aria-label={tileWords(messages, doing, tile)}
            aria-pressed={tile === doing.inHand ? true : undefined}
            onFocus={() => setEntered(tile)}
            onKeyDown={(event) => rove(tile, event)}
            onClick={() => onPress(tile)}
          >
            <svg viewBox="-50 -58 100 116" aria-hidden="true">
              <path d={hexagonPath([0, 0], 3)} />
            </svg>
          </button>
        ))}
      </section>
    </div>
  )
}

/** Where a tile lies on the drawing, in percent of it. */
function placeOf(tile: Tile) {
  const [x, y] = middleOf(tile)
  return {
    left: `${(100 * (x - PLATE_BOX.x)) / PLATE_BOX.width}%`,
    top: `${(100 * (y - PLATE_BOX.y)) / PLATE_BOX.height}%`,
    width: `${(100 * TILE) / PLATE_BOX.width}%`,
  }
}
