import { type Event, type Fortland, placeAt, SEATS, type State } from '../../../../engine/fortland/index.ts'
import { Arrow, Die } from '../../../../ui/art/index.ts'
import type { AtStop } from '../../../../ui/frames/album/album-pages.tsx'
import { BoardPlate } from '../../../../ui/frames/album/Plate.tsx'
import { Army, degreesOf, PlaceFrame, type Ring, spotOfSpace, wayAlong } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { dieFace } from '../ring/faces.ts'
import { ringIn, viewBoxOf } from '../ring/looks.ts'
import { StillRing } from '../ring/StillRing.tsx'

/** The board at a replay position, behind photo corners: faded, except for the current event. */
export function AlbumPlate({ state, event, chapter }: AtStop<Fortland>) {
  const { board } = useMessages()
  const ring = ringIn(state, 'fine')
  return (
    <BoardPlate
      {...{ chapter, name: board.name }}
      shape={ring.width / ring.height}
      viewBox={viewBoxOf(ring)}
      board={() => <StillRing state={state} detail="fine" />}
      happens={event && <Happens event={event} state={state} ring={ring} />}
    />
  )
}

/** The current event in full colour: the marching army, the fort built or torn down, the roll. */
export function Happens({ event, state, ring }: { event: Event; state: State; ring: Ring }) {
  switch (event.type) {
    case 'mustered':
      return <Marching ring={ring} state={state} seat={event.seat} />
    case 'marched': {
      const way = wayAlong(ring, [event.from, event.to])
      const [from, to] = [way[0], way.at(-1)]
      return (
        <g data-happens="marched">
          {from && to && <Arrow from={from} to={to} via={way.slice(1, -1)} tone="legal" />}
          <Marching ring={ring} state={state} seat={event.seat} />
        </g>
      )
    }
    case 'turned':
      return <Marching ring={ring} state={state} seat={event.seat} />
    case 'built':
    case 'tore':
    case 'fort-returned':
      return (
        <g data-happens={event.type}>
          <PlaceFrame ring={ring} place={event.place} tone={event.type === 'built' ? 'threat' : 'legal'} />
        </g>
      )
    case 'rolled':
      return (
        <g data-happens="rolled" transform={`translate(${ring.width / 2} ${ring.height / 2})`}>
          {event.faces.map((face, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die keeps its place
            <g key={index} transform={`translate(${(index - (event.faces.length - 1) / 2) * 84} 0)`}>
              <Die face={dieFace(face)} size={72} raised />
            </g>
          ))}
        </g>
      )
    case 'fell':
      return (
        <g data-happens="fell">
          {state.lands.map(
            ({ owner }, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its number
              owner === event.seat && <PlaceFrame key={place} ring={ring} place={place} tone="threat" />,
          )}
        </g>
      )
    default:
      return null
  }
}

/** An army at its present space. */
function Marching({ ring, state, seat }: { ring: Ring; state: State; seat: State['onTurn'] }) {
  const army = state.armies[seat]
  if (army === undefined || typeof army === 'string') return null
  const [x, y] = spotOfSpace(ring, army.space)
  return (
    <g data-place={placeAt(state, army.space)} transform={`translate(${x} ${y}) scale(.76)`}>
      <Army country={SEATS[seat]} turn={degreesOf(army.space, army.facing)} selected />
    </g>
  )
}
