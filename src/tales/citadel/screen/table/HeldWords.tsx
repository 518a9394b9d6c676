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
import { Plank } from '../../../../ui/art/index.ts'
import { offersAt } from '../../intent/offers.ts'
import type { Held } from '../../intent/wish.ts'
import { useTable } from '../../table.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { act } from '../now/act.ts'
import { useRealSeen } from '../now/at-table.ts'
import { orderTitle } from '../now/names.ts'
import styles from './Slip.module.css'

/** What is in hand, and what can be done with it without a plot. */
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
  const state = useRealSeen()
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

/** That a place is to be chosen; or why a card can stand nowhere now: the same reason at each plot of one's own, or none in particular. */
function placeWords(m: Messages, state: View, card: BuildingId): string {
  const offers = new Set(offersAt(state, { kind: 'building', card }).values())
  if (offers.has('may')) return m.table.hand.choosePlot
  const own = state.seats[state.onTurn]
  if (state.phase !== 'act') return m.refusals['wrong-phase']
  if (own && own.bricks < costOf(state, card)) return m.refusals['too-few-bricks']
  return offers.has('builds-spent') ? m.refusals['builds-spent'] : m.table.hand.noPlace
}

function SellPlank({ card, shop, words }: { card: BuildingId; shop: Shop; words: string }) {
  const table = useTable()
  const m = useMessages()
  const state = useRealSeen()
  const action = { type: 'sell', card, shop } as const
  const refusal = citadel.refuse(state, action)
  const why = refusal ? m.refusals[refusal.code] : undefined
  return (
    <Plank
      aria-disabled={refusal !== null}
      aria-description={why}
      title={why}
      onClick={() => act(table, action)}
    >
      {m.table.shops.sell(words, givenFor(card, shop))}
    </Plank>
  )
}

function HeldInfluence({ card }: { card: InfluenceId }) {
  const table = useTable()
  const m = useMessages()
  const { hand } = m.table
  const state = useRealSeen()
  return (
    <div className={styles['row']}>
      <div className={styles['text']}>
        <h2 className={styles['title']}>{m.cards.influence[card]}</h2>
        <p className={styles['words']}>{m.cards.influenceDoes[card]}</p>
        <p className={styles['words']}>{aimWords(m, state, card)}</p>
      </div>
      <div className={styles['planks']}>
        {targetsOf(state, card).map((target) => (
          <Plank
            key={target}
            tone="blue"
            onClick={() => act(table, target ? { type: 'play', card, target } : { type: 'play', card })}
          >
            {targetWords(m, card, target)}
          </Plank>
        ))}
        <PutBack name={m.cards.influence[card]} />
      </div>
      <span className="unseen">{hand.held}</span>
    </div>
  )
}

/** At what a card can be aimed that is no plot; '' where it needs no aim. */
function targetsOf(state: View, card: InfluenceId): string[] {
  const { aim } = influenceOf(card)
  if (aim === 'rivals-plot' || aim === 'free-plot') return []
  return citadel
    .list(state)
    .flatMap((action) => (action.type === 'play' && action.card === card ? [action.target ?? ''] : []))
}

function targetWords(m: Messages, card: InfluenceId, target: string): string {
  if (target === '') return m.table.hand.play(m.cards.influence[card])
  const category = CATEGORIES.find((one) => one === target)
  return category ? m.common.categories[category] : orderTitle(m, asSeat(Number(target) - 1))
}

/** What is to be done with a card, or why nothing can be. */
function aimWords(m: Messages, state: View, card: InfluenceId): string {
  const { hand } = m.table
  const { aim, playsByItself } = influenceOf(card)
  if (playsByItself) return hand.byItself
  const hasTarget = citadel.list(state).some((action) => action.type === 'play' && action.card === card)
  if (!hasTarget) return hand.noTarget
  if (aim === 'rival') return hand.aimRival
  if (aim === 'category') return hand.aimCategory
  return aim === 'nothing' ? '' : hand.aimAt[aim]
}

/** Puts back what is in hand. */
function PutBack({ name }: { name: string }) {
  const table = useTable()
  const { planks } = useMessages().table
  return (
    <Plank aria-label={`${planks.back}: ${name}`} onClick={() => table.intent.getState().cancel()}>
      {planks.back}
    </Plank>
  )
}
