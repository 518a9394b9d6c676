import { type PointerEvent, useCallback, useMemo, useRef, useState } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../../../../../engine/kernel/index.ts'
import { useKeptFocus } from '../../../../../ui/stage/roving/useKeptFocus.ts'
import { useRoving } from '../../../../../ui/stage/roving/useRoving.ts'
import type { Spot } from '../../../../../ui/stage/spot.ts'
import type { Offers } from '../../../intent/offers.ts'
import { useIntent } from '../../../table.ts'
import { useMessages } from '../../../words/useMessages.ts'
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
  reveal(spot: Spot): void
  onGrab(place: Place, event: PointerEvent): void
}

/**
 * All places of the board as buttons, in a grid that is read row by row, from the north. The tab key enters at one
 * of them; arrow keys go from one to the next.
 */
export function Places({ state, places, offers, crowded, home, aim, reveal, onGrab }: PlacesProps) {
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
    (place: Place) => useIntent.getState().press(place, latest.current.get(place)),
    [],
  )
  const rove = useRoving(group, places, SQUARES, reveal)

  return (
    <table
      ref={group}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid is made of (ARIA practices)
      role="grid"
      className={styles['grid']}
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
