import {
  asSeat,
  type BuildingId,
  buildingOf,
  CATEGORIES,
  citadel,
  costOf,
  givenFor,
  type InfluenceId,
  influenceOf,
  type Shop,
  type View,
} from '../../../../engine/citadel/index.ts'
import { Button } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { moveOptionsAt } from '../../intent/move-options.ts'
import type { Held } from '../../intent/wish.ts'
import { useTable } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { act } from '../state/act.ts'
import { orderTitle } from '../state/order-names.ts'
import { useLiveView } from '../state/table-state.ts'
import styles from './TurnNote.module.css'

/** The selection, and its actions that need no plot. */
export function HeldWords({ held }: { held: Held }) {
  const m = useMessages()
  const { hand, planks } = m.table
  if (held.kind === 'building') return <HeldBuilding card={held.card} />
  if (held.kind === 'influence') return <HeldInfluence card={held.card} />
  return (
    <div className={styles['row']}>
      <div className={styles['text']}>
        <h2 className={styles['title']}>{planks.raze}</h2>
        <p className={styles['words']}>{planks.razeNote}</p>
      </div>
      <PutBack name={hand.held} />
    </div>
  )
}

function HeldBuilding({ card }: { card: BuildingId }) {
  const m = useMessages()
  const { hand, shops } = m.table
  const state = useLiveView()
  const { category, value } = buildingOf(card)
  const choosing = state.phase === 'choose'
  return (
    <div className={styles['row']}>
      <div className={styles['text']}>
        <h2 className={styles['title']}>
          {hand.card(m.cards.buildings[card], value, m.common.categories[category])}
        </h2>
        <p className={styles['words']}>
          {hand.stands(m.common.mayStand[category])}. {choosing ? hand.later : placeWords(m, state, card)}
        </p>
      </div>
      <div className={styles['planks']}>
        {!choosing && <SellPlank card={card} shop="pawnshop" words={shops.toPawnshop} />}
        {!choosing && state.rules.version === 'strategic' && (
          <SellPlank card={card} shop="market" words={shops.toMarket} />
        )}
        <PutBack name={m.cards.buildings[card]} />
      </div>
    </div>
  )
}

/** Asks to choose a plot, or says why the card cannot be built anywhere now: a reason that holds for all plots, else a general one. */
export function placeWords(m: Messages, state: View, card: BuildingId): string {
  const offers = new Set(moveOptionsAt(state, { kind: 'building', card }).values())
  if (offers.has('may')) return m.table.hand.choosePlot
  const own = state.seats[state.onTurn]
  if (state.phase !== 'act') return m.refusals['wrong-phase']
  if (own && own.bricks < costOf(state, card)) return m.refusals['too-few-bricks']
  return offers.has('builds-spent') ? m.refusals['builds-spent'] : m.table.hand.noPlace
}

function SellPlank({ card, shop, words }: { card: BuildingId; shop: Shop; words: string }) {
  const table = useTable()
  const m = useMessages()
  const state = useLiveView()
  const action = { type: 'sell', card, shop } as const
  const refusal = citadel.refuse(state, action)
  const why = refusal ? m.refusals[refusal.code] : undefined
  return (
    <Button
      ref={targetRef(`sell:${shop}`)}
      aria-disabled={refusal !== null}
      aria-description={why}
      title={why}
      onClick={() => act(table, action)}
    >
      {m.table.shops.sell(words, givenFor(card, shop))}
    </Button>
  )
}

function HeldInfluence({ card }: { card: InfluenceId }) {
  const table = useTable()
  const m = useMessages()
  const { hand } = m.table
  const state = useLiveView()
  return (
    <div className={styles['row']}>
      <div className={styles['text']}>
        <h2 className={styles['title']}>{m.cards.influence[card]}</h2>
        <p className={styles['words']}>{m.cards.influenceDoes[card]}</p>
        <p className={styles['words']}>{aimWords(m, state, card)}</p>
      </div>
      <div className={styles['planks']}>
        {targetsOf(state, card).map((target) => (
          <Button
            key={target}
            ref={targetRef(`play:${target}`)}
            tone="blue"
            onClick={() => act(table, target ? { type: 'play', card, target } : { type: 'play', card })}
          >
            {targetWords(m, card, target)}
          </Button>
        ))}
        <PutBack name={m.cards.influence[card]} />
      </div>
      <span className="unseen">{hand.held}</span>
    </div>
  )
}

/** Returns the targets of a card that are not plots; '' stands for no target. */
export function targetsOf(state: View, card: InfluenceId): string[] {
  const { aim } = influenceOf(card)
  if (aim === 'rivals-plot' || aim === 'free-plot') return []
  return citadel
    .list(state)
    .flatMap((action) => (action.type === 'play' && action.card === card ? [action.target ?? ''] : []))
}

export function targetWords(m: Messages, card: InfluenceId, target: string): string {
  if (target === '') return m.table.hand.play(m.cards.influence[card])
  const category = CATEGORIES.find((one) => one === target)
  return category ? m.common.categories[category] : orderTitle(m, asSeat(Number(target) - 1))
}

/** Says how to use a card, or why it cannot be used. */
export function aimWords(m: Messages, state: View, card: InfluenceId): string {
  const { hand } = m.table
  const { aim, playsByItself } = influenceOf(card)
  if (playsByItself) return hand.byItself
  const hasTarget = citadel.list(state).some((action) => action.type === 'play' && action.card === card)
  if (!hasTarget) return hand.noTarget
  if (aim === 'rival') return hand.aimRival
  if (aim === 'category') return hand.aimCategory
  return aim === 'nothing' ? '' : hand.aimAt[aim]
}

/** Clears the selection. */
function PutBack({ name }: { name: string }) {
  const table = useTable()
  const { planks } = useMessages().table
  return (
    <Button aria-label={`${planks.back}: ${name}`} onClick={() => table.intent.getState().cancel()}>
      {planks.back}
    </Button>
  )
}
