import type { SeatConfig, State } from '../../../../engine/fairy-tale/index.ts'
import { isSamePerson } from '../../../../store/persons.ts'
import { SuggestAs as SuggestAsOne } from '../../../../ui/frames/suggestions/SuggestAs.tsx'
import { HeroIcon } from '../../art/index.ts'
import { isPerson } from '../../leaders.ts'
import { useComputer, useLeaders, usePlayback, useSuggesting, useTable } from '../../table.ts'
import { about } from '../subject.ts'
import { useNames } from './useDeciderNames.ts'

interface SuggestAsProps {
  state: State
  seats: readonly SeatConfig[]
  /** Whose standee it is. */
  seat: number
  /** Of the standee, in pixels. */
  height: number
}

/** The standee of somebody who is not on turn. Where a person leads it, it is pressed to suggest. */
export function SuggestAs({ state, seats, seat, height }: SuggestAsProps) {
  const table = useTable()
  const names = useNames()
  const led = useLeaders()
  const computer = useComputer()
  const playing = usePlayback((playback) => playback.playing)
  const pressed = useSuggesting((suggesting) => suggesting.seat === seat)
  const config = seats[seat]
  if (!config) return null
  const isGoingOn = state.turn > 0 && !state.outcome
  const isOthers =
    isPerson(led.table, config) && !isSamePerson(led, config.character, seats[state.onTurn]?.character)
  const open = state.phase === 'action' && !state.pending && !playing
  const suggest = () => {
    table.intent.getState().cancel()
    table.suggesting.getState().suggestAs(seat)
  }
  return (
    <SuggestAsOne
      who={names(seat)}
      picture={<HeroIcon character={config.character} height={height} selected={pressed} />}
      may={computer || !isGoingOn || !isOthers ? 'never' : open ? 'now' : 'later'}
      pressed={pressed}
      onSuggest={suggest}
      {...about({ kind: 'character', seat })}
    />
  )
}
