import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../../../../../engine/kernel/index.ts'
import { nextOnPlane } from '../../../../../ui/input/plane-layout.ts'
import { elementOf } from '../../../../../ui/input/targets.ts'
import type { BoardCamera } from '../../../../../ui/stage/camera/BoardCamera.ts'
import { FINGER } from '../../../../../ui/stage/close-targets.ts'
import { useRoving } from '../../../../../ui/stage/roving/useRoving.ts'
import { useRovingFocusFallback } from '../../../../../ui/stage/roving/useRovingFocusFallback.ts'
import { legalActions } from '../../../intent/legal.ts'
import type { MoveOptions } from '../../../intent/move-options.ts'
import { useTable } from '../../../runtime.ts'
import { useMessages } from '../../../words/messages.ts'
import { spotOf } from '../../forest/layout.ts'
import { meantBy } from '../../forest/magnet.ts'
import { tileDescription } from '../../forest/names.ts'
import { tilePlaces } from '../../forest/picture.ts'
import { useTableOverrides } from '../../state/instead.ts'
import styles from './offers.module.css'
import { PlaceCell } from './PlaceCell.tsx'
import { placeLabel } from './placeLabel.ts'
import { inRows, SQUARES } from './rows.ts'

interface PlacesProps {
  state: State
  /** All places with a tile or an option. */
  places: readonly Place[]
  /** The options to show, and all that the rules allow. */
  offers: MoveOptions
  allowed: MoveOptions
  /** Places with a building, or pieces on them. */
  crowded: ReadonlySet<Place>
  /** The initial tab stop of the board: the place of the character on turn. */
  home: Place
  /** The description of the aimed action. */
  aim: string
  eye: RefObject<BoardCamera | null>
  onGrab(place: Place, event: PointerEvent): void
}

/** The numbers of the monsters on a tile that can be removed. */
const removableAt = (state: State, place: Place): number[] => {
  const there = new Set(state.tiles[place]?.monsters.map(({ n }) => n))
  return legalActions(state).flatMap((action) =>
    action.type === 'remove' && there.has(action.monster) ? [action.monster] : [],
  )
}

/** The minimum size of a place's click area. */
const GROUND = { '--finger': `${FINGER}px` } as CSSProperties

/**
 * All places of the board as buttons, in a grid that is read row by row from the north. It has one tab stop; arrow keys move between
 * places.
 */
export function Places({ state, places, offers, allowed, crowded, home, aim, eye, onGrab }: PlacesProps) {
  const table = useTable()
  const m = useMessages()
  const [visited, setVisited] = useState<Place | null>(null)
  const group = useRef<HTMLTableElement>(null)
  const entered = [visited, home, CENTRE].find((place) => place !== null && places.includes(place)) ?? CENTRE
  useRovingFocusFallback(group, entered)

  const { high, wide, rows } = useMemo(() => inRows(places), [places])

  // Cached: while the player considers, only the options change.
  const names = useMemo(
    () => new Map(tilePlaces(state).map((place) => [place, tileDescription(m, state, place)])),
    [m, state],
  )
  const question = useTableOverrides()?.question
  const latest = useRef(allowed)
  latest.current = allowed
  const press = useCallback(
    (place: Place, event: MouseEvent) => {
      const at = eye.current?.pressAt(event)
      const meant = at ? meantBy(place, at, latest.current) : place
      if (question) return question.answer(meant)
      const intent = table.intent.getState()
      const offer = latest.current.get(meant)
      // The keyboard cannot select a piece: focus moves from the tile to its removable monsters.
      const isByKey = event.detail === 0
      const [monster] = isByKey && !offer && intent.inHand.kind === 'nothing' ? removableAt(state, meant) : []
      if (monster === undefined) intent.press(meant, offer)
      else elementOf(`remove:${monster}`)?.focus()
    },
    [eye, table, question, state],
  )
  const rove = useRoving<Place>(
    group,
    (from, event) => nextOnPlane(question?.places ?? places, from, event, SQUARES),
    (to) => eye.current?.reveal(spotOf(to)),
  )

  return (
    <table
      ref={group}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid is made of (ARIA practices)
      role="grid"
      className={styles['grid']}
      style={GROUND}
      aria-label={m.spoken.grid}
      aria-rowcount={high}
      aria-colcount={wide}
    >
      <tbody>
        {rows.map(({ north, cells }) => (
          <tr key={north} aria-rowindex={north}>
            {cells.map(({ place, west }) => {
              const offer = offers.get(place)
              const held = offer !== undefined && 'held' in offer && offer.held
              return (
                <PlaceCell
                  key={place}
                  place={place}
                  west={west}
                  label={(!offer && names.get(place)) || placeLabel(m, state, place, offer, aim)}
                  kind={offer?.kind}
                  used={offer?.kind === 'use' && !offer.aimed}
                  crowded={crowded.has(place)}
                  held={held}
                  entered={place === entered}
                  onPress={press}
                  onEnter={setVisited}
                  onRove={rove}
                  onGrab={offer?.kind === 'laid' ? onGrab : undefined}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
