import { useMemo } from 'react'
import {
  type Action,
  isClosed,
  type Price,
  pricesOf,
  type State,
  whyNowhere,
} from '../../../../engine/fairy-tale/index.ts'
import { legalActions } from '../../intent/legal.ts'
import { isBeforeRoll, refuseToTake } from '../../intent/market-tile.ts'
import { tileIn } from '../../intent/turn-selection.ts'
import { useIntent, useOtherActor, usePlayback } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { useDisplayedState, useLiveState } from '../state/table-state.ts'
import { Felling } from './Felling.tsx'
import { MarketSlot, type SlotFlow } from './MarketSlot.tsx'
import styles from './market.module.css'

/** The market: three tiles to choose from. If none fits anywhere, each can be put under the pile [R 12]. */
export function Market({ flow }: { flow: SlotFlow }) {
  const real = useLiveState()
  const { market, hands } = useDisplayedState()
  const { table } = useMessages()
  const name = useMarketName()
  const inHand = useIntent((intent) => tileIn(intent.inHand))
  const revealed = useRevealed()
  const isOthers = useOtherActor() !== null
  const { sweeps, open, nowhere } = useMemo(() => marketNow(real), [real])
  const prices = useMemo(() => market.map((face) => (face ? pricesOf(real, face) : [])), [real, market])
  return (
    <section aria-label={name} className={styles['market']}>
      <Felling flow={flow} />
      {sweeps.length > 0 && !isClosed(real) && <p className={styles['hint']}>{table.sweepNote}</p>}
      <ul
        className={styles['slots']}
        data-flow={flow}
        data-costs={real.boxes.resources ? '' : undefined}
        data-sweeps={sweeps.length > 0 ? '' : undefined}
        data-hand={hands ? '' : undefined}
      >
        {market.map((face, slot) => {
          const key = `${slot}.${face?.id ?? 'empty'}`
          if (!face) return <EmptySlot key={key} slot={slot} />
          return (
            <MarketSlot
              key={key}
              slot={slot}
              face={face}
              turn={inHand?.slot === slot ? inHand.turn : null}
              revealing={revealed?.slot === slot ? revealed.ms : null}
              barred={isOthers}
              veiled={isOthers || !open || refuseToTake(real, slot)?.code === 'cannot-pay'}
              prices={prices[slot] ?? NOTHING}
              nowhere={nowhere[slot] ?? null}
              own={hands !== null}
              sweep={isOthers ? null : (sweeps.find((action) => action.slot === slot) ?? null)}
            />
          )
        })}
      </ul>
    </section>
  )
}

const NOTHING: readonly Price[] = []

/** A market slot without a tile: its printed outline [R 13]. */
function EmptySlot({ slot }: { slot: number }) {
  const { table } = useMessages()
  return (
    <li className={styles['slot']}>
      <span className={styles['empty']} role="img" aria-label={table.emptySlotName(slot + 1)}>
        {table.emptySlot}
      </span>
    </li>
  )
}

/** Returns the heading of the tiles: the market, or the hand of the hero on turn [R 67]. */
export function useMarketName(): string {
  const { common, table } = useMessages()
  const { hands, seats, onTurn } = useDisplayedState()
  const seat = seats[onTurn]
  return hands && seat ? table.handOf(common.inSentence[seat.character]) : table.market
}

/** Returns the slot of the tile that is being revealed, and the duration in milliseconds; null otherwise. */
function useRevealed(): { slot: number; ms: number } | null {
  const cue = usePlayback(({ cue }) => (cue?.event.type === 'tile-revealed' ? cue : null))
  return cue?.event.type === 'tile-revealed' ? { slot: cue.event.slot, ms: cue.motion } : null
}

/** Returns what the market allows now. Before the roll its tiles can be selected and aimed already. */
function marketNow(state: State) {
  const wishes = legalActions(state)
  const nowhere = state.market.map((_, slot) => whyNowhere(state, slot))
  return { sweeps: wishes.filter(isSweep), open: isBeforeRoll(state) || wishes.some(takesTile), nowhere }
}

/** True if the action takes a tile from the market: to place it, or to swap it with a tile of the forest. */
const takesTile = (action: Action): boolean =>
  action.type === 'expand' || (action.type === 'use-symbol' && action.slot !== undefined)

const isSweep = (action: Action): action is Action & { type: 'sweep' } => action.type === 'sweep'
