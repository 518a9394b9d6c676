import type { SeatConfig, State } from '../../../../engine/fairy-tale/index.ts'
import { ledBySame } from '../../../../store/persons.ts'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import { HeroIcon } from '../../art/index.ts'
import { isPerson, useLeaders } from '../../leaders.ts'
import { useIntent, usePlayback, useSuggesting } from '../../table.ts'
import { useComputer } from '../bots/acting.ts'
import { about } from '../cards/subject.ts'
import { useNames } from './names.ts'
import styles from './SuggestAs.module.css'

interface SuggestAsProps {
  state: State
  seats: readonly SeatConfig[]
  /** Whose standee it is. */
  seat: number
  /** Of the standee, in pixels. */
  height: number
}

/**
 * The standee of somebody who is not on turn. Where a person leads it, it is pressed to suggest: what is then done on
 * the board is a suggestion.
 */
export function SuggestAs({ state, seats, seat, height }: SuggestAsProps) {
  const { pins } = useMessages()
  const names = useNames()
  const { table, people } = useLeaders()
  const computer = useComputer()
  const playing = usePlayback((playback) => playback.playing)
  const pressed = useSuggesting((suggesting) => suggesting.seat === seat)
  const config = seats[seat]
  if (!config) return null
  const picture = <HeroIcon character={config.character} height={height} selected={pressed} />
  const begun = state.turn > 0 && !state.outcome
  if (computer || !begun || !isPerson(table, config) || ledBySame(seats, seat, state.onTurn, people)) {
    return <span className={styles['standee']}>{picture}</span>
  }
  const open = state.phase === 'action' && !state.pending && !playing
  const press = () => {
    if (!open) return
    useIntent.getState().cancel()
    useSuggesting.getState().suggestAs(seat)
  }
  const name = pins.suggestAsOf(names(seat))
  return (
    <button
      type="button"
      className={styles['standee']}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      aria-disabled={!open}
      {...about({ kind: 'character', seat })}
      onClick={press}
    >
      {picture}
      {open && <Bubble />}
    </button>
  )
}

/** That it may speak. */
const Bubble = () => (
  <svg className={styles['bubble']} viewBox="-12 -11 24 24" aria-hidden="true">
    <path
      d="M-10-9H10V5H1L-5 11V5H-10z"
      fill="var(--piece-paper)"
      stroke="var(--piece-ink)"
      strokeWidth={2}
      strokeLinejoin="round"
    />
    <path
      d="M-5-2h.1M0-2h.1M5-2h.1"
      fill="none"
      stroke="var(--piece-ink)"
      strokeWidth={3.2}
      strokeLinecap="round"
    />
  </svg>
)
