import { memo, useMemo } from 'react'
import {
  armyOf,
  armyOn,
  isPassing,
  nextSpace,
  placeAt,
  SEATS,
  type Space,
  type State,
} from '../../../../engine/fortland/index.ts'
import { LegalDisc } from '../../../../ui/art/marks/LegalDisc.tsx'
import {
  Danger,
  dangerOn,
  NoStop,
  PlaceFrame,
  Reach,
  type Ring,
  RoadWay,
  spotOfSpace,
  TurnMark,
  wayAlong,
} from '../../art/index.ts'
import { reachOf, type Stop } from '../../foresight/index.ts'
import { useInputBlocked } from '../../runtime.ts'
import { useShownDangers } from '../foresight/useDangers.ts'
import { HintMarks } from '../hints/HintMarks.tsx'
import { drawnNumbers } from '../ring/faces.ts'
import { lastFreePlaces } from '../ring/last-free.ts'
import { useAimed } from '../state/table-state.ts'
import { LastTurnMarks } from './LastTurnMarks.tsx'
import { offersIn } from './move-options.ts'

interface MarksProps {
  real: State
  shown: State
  ring: Ring
}

/** The marks below the armies: last free places, the path, and the spaces in reach. */
export const UnderMarks = memo(function UnderMarks({ real, shown, ring }: MarksProps) {
  const handsOff = useInputBlocked()
  const aimed = useAimed()
  return (
    <>
      <LastTurnMarks shown={shown} ring={ring} />
      {lastFreePlaces(shown).map((place) => (
        <PlaceFrame key={place} ring={ring} place={place} tone="threat" />
      ))}
      {aimed?.kind === 'deed' && <PlaceFrame ring={ring} place={placeAt(real, aimed.space)} tone="legal" />}
      {!handsOff && <ReachMarks state={real} ring={ring} aimed={aimed?.space ?? null} />}
    </>
  )
})

/** The marks above everything: no-entry signs on occupied spaces, threats, and a hint. */
export const OverMarks = memo(function OverMarks({ real, ring }: MarksProps) {
  const handsOff = useInputBlocked()
  return (
    <>
      {!handsOff && <BarredMarks state={real} ring={ring} />}
      <Dangers state={real} ring={ring} />
      <HintMarks ring={ring} />
    </>
  )
})

/** The radius of the disc that marks a space in reach, by level of detail. */
const DISC = { fine: 23, bold: 33 } as const

interface ReachMarksProps {
  state: State
  ring: Ring
  /** The space that is aimed at or pointed at. */
  aimed: Space | null
}

const ReachMarks = memo(function ReachMarks({ state, ring, aimed }: ReachMarksProps) {
  const offers = offersIn(state)
  const own = SEATS[state.onTurn]
  const from = armyOf(state, state.onTurn)?.space
  const stops = [...offers.values()].flatMap((offer) => (offer.kind === 'reach' ? [offer] : []))
  return (
    <>
      {from !== undefined && <Ways state={state} ring={ring} stops={stops} />}
      {[...offers].map(([space, offer]) => {
        const [x, y] = spotOfSpace(ring, space)
        return (
          <g key={space} transform={`translate(${x} ${y})`}>
            {offer.kind === 'muster' ? (
              <LegalDisc />
            ) : (
              <Reach
                actions={offer.actions}
                radius={DISC[ring.detail]}
                store={offer.store ? own : null}
                aimed={space === aimed}
              />
            )}
          </g>
        )
      })}
    </>
  )
})

/** The dotted path along the road: blue ahead, pale after a turn of the army. */
function Ways({ state, ring, stops }: { state: State; ring: Ring; stops: readonly Stop[] }) {
  const ways = useMemo(() => [false, true].map((turned) => longest(state, stops, turned)), [state, stops])
  const [ahead = [], back = []] = ways
  return (
    <>
      {back.length > 1 && <RoadWay way={wayAlong(ring, back)} turned />}
      {ahead.length > 1 && <RoadWay way={wayAlong(ring, ahead)} turned={false} />}
      {back.length > 1 && <TurnAt ring={ring} spaces={back.slice(0, 2)} />}
    </>
  )
}

/** Returns the spaces of the longest path in one direction, from the army on. */
function longest(state: State, stops: readonly Stop[], turned: boolean): Space[] {
  const army = armyOf(state, state.onTurn)
  if (!army) return []
  const marches = (stop: Stop) => stop.plan.filter(({ type }) => type === 'march').length
  const most = Math.max(0, ...stops.filter((stop) => stop.turned === turned).map(marches))
  const facing = turned ? (army.facing === 'ccw' ? 'cw' : 'ccw') : army.facing
  const way = [army.space]
  for (let step = 0; step < most; step++)
    way.push(nextSpace(state, { space: way.at(-1) ?? army.space, facing }))
  return way
}

/** Marks the turn of the army on the road, between its space and the next one. */
function TurnAt({ ring, spaces }: { ring: Ring; spaces: readonly Space[] }) {
  const way = wayAlong(ring, spaces)
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = way
  const [x, y] = way.length > 2 ? [bx, by] : [(ax + bx) / 2, (ay + by) / 2]
  return (
    <g transform={`translate(${x} ${y})`}>
      <TurnMark />
    </g>
  )
}

/** Marks every army in the way: the army on turn can pass it, but cannot stop there. */
function BarredMarks({ state, ring }: { state: State; ring: Ring }) {
  if (state.phase !== 'act' || isPassing(state)) return null
  const ahead = longest(state, reachOf(state), false).slice(1)
  const army = armyOf(state, state.onTurn)
  const next = army && ahead.length === 0 ? [nextSpace(state, army)] : ahead
  return next
    .filter((space) => armyOn(state, space) !== null && armyOn(state, space) !== state.onTurn)
    .map((space) => {
      const [x, y] = spotOfSpace(ring, space)
      return (
        <g key={space} transform={`translate(${x + 26} ${y - 22})`}>
          <NoStop />
        </g>
      )
    })
}

/** Plaques with the threats to the visible seats' places: the attacker, and the die faces that suffice. */
function Dangers({ state, ring }: { state: State; ring: Ring }) {
  const shown = useShownDangers(state)
  return shown.map(({ place, by, faces, exact }) => {
    const drawn = drawnNumbers(state.rules, faces)
    const { x, y, scale } = dangerOn(ring, place, drawn)
    return (
      <g key={`${place} ${by}`} transform={`translate(${x} ${y}) scale(${scale})`}>
        <Danger by={SEATS[by]} faces={drawn} later={!exact} />
      </g>
    )
  })
}
