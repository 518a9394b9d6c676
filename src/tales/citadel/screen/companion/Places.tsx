import {
  buildingOf,
  type Citadel,
  citadel,
  groundOf,
  ownerOf,
  PLOTS,
  type Plot,
  plotName,
  standingOn,
  type View,
} from '../../../../engine/citadel/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { rove } from '../../../../ui/input/rove.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { Brick, Shield } from '../../art/index.ts'
import { actionAt, type Held } from '../../intent/wish.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { orderName, orderOf } from '../state/order-names.ts'
import { useLiveView } from '../state/table-state.ts'
import { placeWords } from '../table/HeldWords.tsx'
import { changeWords, titleOf } from '../table/PlotWords.tsx'
import { reasonOf } from '../town/offer-words.ts'
import { NoEntry } from '../town/Plank.tsx'
import styles from './choices.module.css'
import { type PlaceOption, placesFor } from './options.ts'
import type { Selection } from './useSelection.ts'

/** The plots for the selected action: the allowed ones to choose, and others with the reason why not. */
export function Places({ selection }: { selection: Selection }) {
  const m = useMessages()
  const state = useLiveView()
  const { held, plot } = selection
  const places = placesFor(state, held)
  const allowed = places.filter(({ option }) => option === 'may')
  const chosen = allowed.find((place) => place.plot === plot)
  const stop = chosen ?? allowed[0]
  return (
    <>
      {allowed.length === 0 && <p className={styles['none']}>{whyNone(m, state, held)}</p>}
      <ul
        className={styles['list']}
        data-many={held === null ? '' : undefined}
        onKeyDown={(event) => void rove(event, 'button', 'ring')}
      >
        {places.map((place) => (
          <li key={place.plot}>
            {place.option === 'may' ? (
              <Place
                place={place}
                isChosen={place === chosen}
                tabIndex={place === stop ? 0 : -1}
                onChoose={selection.choosePlot}
              />
            ) : (
              <RefusedPlace place={place} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the planned action brings on the chosen plot. */
export function PlotOutcome({ selection: { kind, held, plot } }: { selection: Selection }) {
  const m = useMessages()
  const state = useLiveView()
  const action = plot === null || kind === null || kind === 'sell' ? null : actionAt(state, held, plot)
  if (plot === null || !action || citadel.refuse(state, action)) return null
  return (
    <p className={styles['note']} role="status">
      <span className={held ? 'unseen' : undefined}>{titleOf(m, state, plot)}.</span>{' '}
      {changeWords(m, state, action, plot)}
    </p>
  )
}

interface PlaceProps {
  place: PlaceOption
  isChosen: boolean
  tabIndex: number
  onChoose(plot: Plot): void
}

function Place({ place: { plot, figure }, isChosen, tabIndex, onChoose }: PlaceProps) {
  const c = useCompanionWords()
  const { town } = useMessages()
  const { dots, premium } = groundOf(plot)
  return (
    <button
      ref={targetRef(`plot:${plot}`)}
      type="button"
      className={styles['option']}
      aria-pressed={isChosen}
      tabIndex={tabIndex}
      onClick={() => onChoose(plot)}
    >
      <b>{plotName(plot)}</b> <Whose plot={plot} />{' '}
      {figure?.kind === 'pays' ? (
        <span className={styles['pays']}>{town.plank.pays(figure.bricks)}</span>
      ) : (
        <span className={styles['costs']}>
          {figure ? figure.bricks : c.dots(dots)}
          {figure && <Brick size={20} />}
          {premium > 0 && <i className={styles['premium']}>+{premium}</i>}
        </span>
      )}
    </button>
  )
}

/** The owner of a plot that is not free, and its building. */
function Whose({ plot }: { plot: Plot }) {
  const m = useMessages()
  const state = useLiveView()
  const owner = ownerOf(state, plot)
  const building = standingOn(state, plot)
  if (building === null && (owner === null || owner === state.onTurn)) return null
  return (
    <span className={styles['whose']}>
      {owner !== null && owner !== state.onTurn && (
        <>
          <Shield order={orderOf(owner)} size={20} />
          <span className="unseen">{orderName(m, owner)}</span>
        </>
      )}
      {building && `${m.cards.buildings[building]} ${buildingOf(building).value}`}
    </span>
  )
}

function RefusedPlace({ place: { plot, option } }: { place: PlaceOption }) {
  const m = useMessages()
  return (
    <p className={styles['refused']}>
      <b>{plotName(plot)}</b>
      <svg viewBox="-11 -11 22 22" width="22" height="22" aria-hidden="true">
        <NoEntry />
      </svg>
      <span>{option === 'may' ? '' : reasonOf(m, option)}</span>
    </p>
  )
}

/** Reasons why no plot is allowed, the most helpful one first. */
const REASONS: readonly RefusalCode<Citadel>[] = [
  ...(['claims-spent', 'no-knights', 'too-few-bricks', 'choose-more', 'too-many-dots'] as const),
  ...(['no-building', 'last-plot', 'not-bordering', 'wrong-phase'] as const),
]

/** Says why the selection fits on no plot. */
function whyNone(m: Messages, state: View, held: Held | null): string {
  if (held?.kind === 'building') return placeWords(m, state, held.card)
  if (held?.kind === 'influence') return ''
  const codes = new Set<RefusalCode<Citadel>>()
  for (const plot of PLOTS) {
    const action = actionAt(state, held, plot)
    const refusal = action && citadel.refuse(state, action)
    if (refusal) codes.add(refusal.code)
  }
  const code = REASONS.find((one) => codes.has(one))
  return code === undefined ? m.table.hand.noPlace : m.refusals[code]
}
