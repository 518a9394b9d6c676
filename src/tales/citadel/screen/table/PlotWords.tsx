import {
  type Action,
  BUILDING_IDS,
  buildingOf,
  charterPrice,
  citadel,
  costOf,
  groundOf,
  isInfluence,
  ownerOf,
  type Plot,
  PRICE_OF_RAZING,
  plotName,
  refuseSite,
  type Seat,
  standingOn,
  type View,
} from '../../../../engine/citadel/index.ts'
import { Button, TextButton } from '../../../../ui/art/index.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { type Change, changeBy, payOn } from '../../foresight/index.ts'
import { actionAt, type Held } from '../../intent/wish.ts'
import { useIntent, useTable } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { mayAct } from '../state/act.ts'
import { orderName } from '../state/order-names.ts'
import { useLiveView, useView } from '../state/table-state.ts'
import styles from './TurnNote.module.css'

/** The selected plot: its features, the action of a click there and its effects, and the button of that action. */
export function PlotWords({ plot, held }: { plot: Plot; held: Held | null }) {
  const table = useTable()
  const m = useMessages()
  const state = useLiveView()
  const { acts, by } = useView()
  const small = useSmall()
  const action = acts ? actionAt(state, held, plot) : null
  const refusal = action && citadel.refuse(state, action)
  return (
    <div className={styles['row']}>
      <div className={styles['text']}>
        <h2 className={styles['title']}>{titleOf(m, state, plot)}</h2>
        <p className={styles['words']}>
          {m.table.plot.borders(neighbourWords(m, state, plot))}{' '}
          {action && !refusal && changeWords(m, state, action, plot)}
          {refusal && <b className={styles['why']}>{m.refusals[refusal.code]}</b>}
        </p>
        {by !== null && held?.kind !== 'building' && (
          <p className={styles['words']}>{ownCards(m, state, plot, by)}</p>
        )}
      </div>
      <div className={styles['planks']}>
        {action && !refusal && !small && <DoPlank words={doWords(m, state, action, plot)} />}
        <TextButton onClick={() => table.intent.getState().cancel()}>{m.table.plot.close}</TextButton>
      </div>
    </div>
  )
}

/** The button for the selection at the foot of the bottom sheet of a phone. Renders nothing if no action is allowed. */
export function ChosenPlank() {
  const m = useMessages()
  const state = useLiveView()
  const { acts } = useView()
  const { held, plot } = useIntent()
  const action = acts && plot !== null ? actionAt(state, held, plot) : null
  if (!action || plot === null || citadel.refuse(state, action)) return null
  return <DoPlank words={doWords(m, state, action, plot)} />
}

/** Performs the action of the selected plot. */
function DoPlank({ words }: { words: string }) {
  const table = useTable()
  const { key, hinted } = useKeyHint(SHORTCUTS.do)
  return (
    <Button
      tone="blue"
      aria-keyshortcuts={key}
      title={hinted(words)}
      onClick={() => {
        if (mayAct(table)) table.intent.getState().doIt()
      }}
    >
      {words}
    </Button>
  )
}

/** "Plot c3, Forest Road, 5 dots, premium 2, of the Lion, Turnpike 3". */
export function titleOf(m: Messages, state: View, plot: Plot): string {
  const { ring, road, dots, premium, byRiver } = groundOf(plot)
  const { plot: words } = m.table
  const owner = ownerOf(state, plot)
  const building = standingOn(state, plot)
  return [
    words.heading(plotName(plot)),
    ring === 'inner' ? m.common.rings.inner : '',
    road ? m.common.roads[road] : '',
    byRiver ? m.common.river : '',
    words.price(dots),
    premium > 0 ? words.premium(premium) : '',
    owner === null ? words.free : words.owner(orderName(m, owner)),
    building ? `${m.cards.buildings[building]} ${buildingOf(building).value}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Counts the neighbours of the plot by owner, in words. */
function neighbourWords(m: Messages, state: View, plot: Plot): string {
  const counts = new Map<Seat | null, number>()
  for (const beside of groundOf(plot).neighbours) {
    const owner = ownerOf(state, beside)
    counts.set(owner, (counts.get(owner) ?? 0) + 1)
  }
  const { plot: words } = m.table
  return [...counts]
    .map(([owner, count]) =>
      owner === null ? words.freeNeighbours(count) : words.neighbours(orderName(m, owner), count),
    )
    .join(', ')
}

/** Effects of the action: income, points, a red box, Great Powers, and falling plots. */
export function changeWords(m: Messages, state: View, action: Action, plot: Plot): string {
  const { plot: words } = m.table
  if (action.type === 'choose' || action.type === 'withdraw') return ''
  const change = changeBy(state, action)
  if (!change) return ''
  return [
    action.type === 'build' ? paysWords(m, change, action.card, plot, state.onTurn) : '',
    change.falls.length > 0 ? words.falls(m.common.list(change.falls.map(plotName))) : '',
    change.redBox ? words.afterRedBox(change.points) : words.after(change.points),
    ...change.gained.map((category) => words.powerAfter(m.common.categories[category])),
  ]
    .filter(Boolean)
    .join(' ')
}

/** "Crafts pays 8 here: 3 + 3 + 2." */
function paysWords(m: Messages, { state }: Change, word: string, plot: Plot, seat: Seat): string {
  const card = BUILDING_IDS.find((id) => id === word)
  if (!card) return ''
  const { value, premium, extra, count } = payOn(state, card, plot, seat)
  const sum = [value, premium, extra].filter((part) => part > 0)
  return m.table.plot.pays(count, m.common.categories[buildingOf(card).category], sum)
}

/** The viewer's cards that can be built there, and the pay of each. */
function ownCards(m: Messages, state: View, plot: Plot, by: Seat): string {
  const { plot: words } = m.table
  if (standingOn(state, plot) !== null) return ''
  const kinds = BUILDING_IDS.filter((id) => state.seats[by]?.hand.some(({ card }) => card === id))
  if (kinds.length === 0) return ''
  const able = kinds.filter((card) => refuseSite(state, card, plot) === null)
  if (able.length === 0) return words.noneStands
  const each = able.map((card) => words.wouldPay(m.cards.buildings[card], payOn(state, card, plot, by).count))
  return `${words.couldStand} ${m.common.list(each)}.`
}

/** Returns the label of the button. */
function doWords(m: Messages, state: View, action: Action, plot: Plot): string {
  const { planks } = m.table
  const name = plotName(plot)
  switch (action.type) {
    case 'choose':
      return planks.choose(name)
    case 'claim':
      return planks.claim(name, groundOf(plot).dots)
    case 'withdraw':
      return planks.withdraw(name)
    case 'build': {
      const card = BUILDING_IDS.find((id) => id === action.card)
      if (!card) return ''
      const cost = costOf(state, card)
      return cost === 0
        ? planks.buildFree(m.cards.buildings[card])
        : planks.build(m.cards.buildings[card], cost)
    }
    case 'raze': {
      const building = standingOn(state, plot)
      return building ? planks.razeAt(m.cards.buildings[building], PRICE_OF_RAZING) : ''
    }
    case 'play':
      return action.card === 'charter'
        ? planks.claim(name, charterPrice(plot))
        : planks.playAt(isInfluence(action.card) ? m.cards.influence[action.card] : '', name)
    default:
      return ''
  }
}
