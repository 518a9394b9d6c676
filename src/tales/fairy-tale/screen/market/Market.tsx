import { useMemo } from 'react'
import {
  type Action,
  type Event,
  type EventOf,
  isClosed,
  type Price,
  pricesOf,
  type State,
  whyNowhere,
} from '../../../../engine/fairy-tale/index.ts'
import { tileIn } from '../../intent/in-hand.ts'
import { legalActions } from '../../intent/legal.ts'
import { isBeforeRoll, refuseToTake } from '../../intent/market-tile.ts'
import { useComputer, useIntent, usePlayback } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { useReal, useShownState } from '../now/at-table.ts'
import { EmptySlot } from './EmptySlot.tsx'
import { Felling } from './Felling.tsx'
import { MarketSlot, type SlotFlow } from './MarketSlot.tsx'
import styles from './market.module.css'

/** The market: three tiles to choose from. Where none fits anywhere, each can be put under the pile [R 12]. */
export function Market({ flow }: { flow: SlotFlow }) {
  const real = useReal()
  const { market, hands } = useShownState()
  const { table } = useMessages()
  const name = useMarketName()
  const inHand = useIntent((intent) => tileIn(intent.inHand))
  const moving = useMoving()
  const computers = useComputer() !== null
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
          const cue = moving?.slot === slot ? moving : null
          const ms = cue?.ms ?? 0
          if (!face)
            return (
              <EmptySlot
                key={key}
                slot={slot}
                swept={cue?.type === 'tile-swept' ? { face: cue.face, ms } : null}
              />
            )
          return (
            <MarketSlot
              key={key}
              slot={slot}
              face={face}
              turn={inHand?.slot === slot ? inHand.turn : null}
              revealing={cue?.type === 'tile-revealed' ? ms : null}
              veiled={computers || !open || refuseToTake(real, slot)?.code === 'cannot-pay'}
              prices={prices[slot] ?? NOTHING}
              nowhere={nowhere[slot] ?? null}
              own={hands !== null}
              sweep={computers ? null : (sweeps.find((action) => action.slot === slot) ?? null)}
            />
          )
        })}
      </ul>
    </section>
  )
}

const NOTHING: readonly Price[] = []

/** What the tiles to choose from are called: the market, or the hand of whoever is on turn [R 67]. */
export function useMarketName(): string {
  const { common, table } = useMessages()
  const { hands, seats, onTurn } = useShownState()
  const seat = seats[onTurn]
  return hands && seat ? table.handOf(common.inSentence[seat.character]) : table.market
}

/** The tile that is being turned up or swept, in which slot, and how long that takes in milliseconds. */
function useMoving() {
  const cue = usePlayback(({ cue }) => (cue && movesTile(cue.event) ? cue : null))
  return cue && movesTile(cue.event) ? { ...cue.event, ms: cue.motion } : null
}

const movesTile = (event: Event): event is EventOf<'tile-revealed' | 'tile-swept'> =>
  event.type === 'tile-revealed' || event.type === 'tile-swept'

/** What may be done with the market now: before the roll its tiles are looked at and aimed already. */
function marketNow(state: State) {
  const wishes = legalActions(state)
  const nowhere = state.market.map((_, slot) => whyNowhere(state, slot))
  return { sweeps: wishes.filter(isSweep), open: isBeforeRoll(state) || wishes.some(takesTile), nowhere }
}

/** Whether a market tile comes into the forest by it: placed, or for one that lies there. */
const takesTile = (action: Action): boolean =>
  action.type === 'expand' || (action.type === 'use-symbol' && action.slot !== undefined)

const isSweep = (action: Action): action is Action & { type: 'sweep' } => action.type === 'sweep'
