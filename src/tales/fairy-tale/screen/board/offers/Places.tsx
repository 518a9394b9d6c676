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
import { nextOnPlane } from '../../../../../ui/input/plane-roving.ts'
import type { BoardCamera } from '../../../../../ui/stage/camera/BoardCamera.ts'
import { FINGER } from '../../../../../ui/stage/close-targets.ts'
import { useKeptFocus } from '../../../../../ui/stage/roving/useKeptFocus.ts'
import { useRoving } from '../../../../../ui/stage/roving/useRoving.ts'
import type { Offers } from '../../../intent/offers.ts'
import { useTable } from '../../../table.ts'
import { useMessages } from '../../../words/messages.ts'
import { spotOf } from '../../forest/layout.ts'
import { meantBy } from '../../forest/magnet.ts'
import { tileName } from '../../forest/names.ts'
import { tilePlaces } from '../../forest/picture.ts'
import styles from './offers.module.css'
import { PlaceCell } from './PlaceCell.tsx'
import { placeLabel } from './placeLabel.ts'
import { inRows, SQUARES } from './rows.ts'

interface PlacesProps {
  state: State
  /** Every place with a tile, and every other one that offers something. */
  places: readonly Place[]
  offers: Offers
  /** Places with a building, or pieces on them. */
  crowded: ReadonlySet<Place>
  /** Where the tab key enters the board at first: the place of the character on turn. */
  home: Place
  /** What confirming would do, in words; of a use that is aimed. */
  aim: string
  eye: RefObject<BoardCamera | null>
  onGrab(place: Place, event: PointerEvent): void
}

/** How wide the ground of a place is at least. */
const GROUND = { '--finger': `${FINGER}px` } as CSSProperties

/**
 * All places of the board as buttons, in a grid that is read row by row, from the north. The tab key enters at one
 * of them; arrow keys go from one to the next.
 */
export function Places({ state, places, offers, crowded, home, aim, eye, onGrab }: PlacesProps) {
  const table = useTable()
  const m = useMessages()
  const [visited, setVisited] = useState<Place | null>(null)
  const group = useRef<HTMLTableElement>(null)
  const entered = [visited, home, CENTRE].find((place) => place !== null && places.includes(place)) ?? CENTRE
  useKeptFocus(group, entered)

  const { high, wide, rows } = useMemo(() => inRows(places), [places])

  // What lies where stays the same while the player considers: only what is offered is named anew.
  const names = useMemo(
    () => new Map(tilePlaces(state).map((place) => [place, tileName(m, state, place)])),
    [m, state],
  )
  const latest = useRef(offers)
  latest.current = offers
  const press = useCallback(
    (place: Place, event: MouseEvent) => {
      const at = eye.current?.pressAt(event)
      const meant = at ? meantBy(place, at, latest.current) : place
      table.intent.getState().press(meant, latest.current.get(meant))
    },
    [eye, table],
  )
  const rove = useRoving<Place>(
    group,
    (from, event) => nextOnPlane(places, from, event, SQUARES),
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
