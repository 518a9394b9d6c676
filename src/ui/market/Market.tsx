import { useMemo } from 'react'
import { type Action, costOf, type State } from '../../engine/fairy-tale/index.ts'
import { usePlayback } from '../../playback/playback.ts'
import { useGame } from '../../store/game.ts'
import { refuseToTake } from '../../store/in-hand.ts'
import { useIntent } from '../../store/intent.ts'
import { legalActions } from '../../store/legal.ts'
import { useComputer } from '../bots/acting.ts'
import { useMessages } from '../text/useMessages.ts'
import type { Flow } from './flow.ts'
import { EmptySlot, MarketSlot } from './MarketSlot.tsx'
import styles from './market.module.css'

interface MarketProps {
  /** The game as it really stands: what may be done. */
  real: State
  /** The market as it is shown. */
  shown: State
  flow: Flow
}

/** The market: three tiles to choose from. Where none fits anywhere, each can be put under the pile [R 12]. */
export function Market({ real, shown, flow }: MarketProps) {
  const { table } = useMessages()
  const placing = useIntent((intent) => intent.placing)
  const revealed = useRevealed()
  const computers = useComputer() !== null
  const { sweeps, open } = useMemo(() => marketNow(real), [real])
  return (
    <section aria-label={table.market} className={styles['market']}>
      {sweeps.length > 0 && <p className={styles['hint']}>{table.sweepNote}</p>}
      <ul className={styles['slots']} data-flow={flow} data-costs={real.boxes.resources ? '' : undefined}>
        {shown.market.map((face, slot) => {
          const key = `${slot}.${face?.id ?? 'empty'}`
          if (!face) return <EmptySlot key={key} slot={slot} />
          const sweep = sweeps.find((action) => action.slot === slot)
          return (
            <MarketSlot
              key={key}
              slot={slot}
              face={face}
              turn={placing?.slot === slot ? placing.turn : null}
              revealing={revealed?.slot === slot ? revealed.ms : null}
              veiled={computers || !open || refuseToTake(real, slot)?.code === 'cannot-pay'}
              prices={costOf(real, face)}
              onSweep={sweep && !computers ? () => useGame.getState().act(sweep) : null}
            />
          )
        })}
      </ul>
    </section>
  )
}

/** The slot in which a tile is being turned up, and how long that takes in milliseconds. */
function useRevealed(): { slot: number; ms: number } | null {
  const cue = usePlayback((playback) => (playback.cue?.event.type === 'tile-revealed' ? playback.cue : null))
  return cue?.event.type === 'tile-revealed' ? { slot: cue.event.slot, ms: cue.motion } : null
}

/** What may be done with the market now. */
function marketNow(state: State) {
  const wishes = legalActions(state)
  return { sweeps: wishes.filter(isSweep), open: wishes.some(takesTile) }
}

/** Whether a market tile comes into the forest by it: placed, or for one that lies there. */
const takesTile = (action: Action): boolean =>
  action.type === 'expand' || (action.type === 'use-symbol' && action.slot !== undefined)

const isSweep = (action: Action): action is Action & { type: 'sweep' } => action.type === 'sweep'
