import type { SeatConfig, State } from '../../../../engine/fairy-tale/index.ts'
import { isSamePerson } from '../../../../store/humans.ts'
import { SuggestAs as SuggestAsOne } from '../../../../ui/frames/suggestions/SuggestAs.tsx'
import { HeroIcon } from '../../art/index.ts'
import { isPerson } from '../../controllers.ts'
import {
  useControllers,
  useGame,
  useOtherActor,
  usePlayback,
  useSuggesting,
  useTable,
} from '../../runtime.ts'
import { about } from '../subject.ts'
import { useNames } from './useDeciderNames.ts'

interface SuggestAsProps {
  state: State
  seats: readonly SeatConfig[]
  seat: number
  /** Height of the standee, in pixels. */
  height: number
}

/** The standee of a seat that is not on turn. If a person plays it, a press starts to suggest. */
export function SuggestAs({ state, seats, seat, height }: SuggestAsProps) {
  const table = useTable()
  const names = useNames()
  const led = useControllers()
  const other = useOtherActor()
  const device = useGame((game) => game.device)
  const playing = usePlayback((playback) => playback.playing)
  const pressed = useSuggesting((suggesting) => suggesting.seat === seat)
  const config = seats[seat]
  if (!config) return null
  const isGoingOn = state.turn > 0 && !state.outcome
  // At a table of several devices each suggests for its own seats, while a person at another device acts.
  const isHere = device === null || device.seats.includes(seat)
  const isBarred = other !== null && (device === null || other.kind === 'bot')
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
      may={isBarred || !isHere || !isGoingOn || !isOthers ? 'never' : open ? 'now' : 'later'}
      pressed={pressed}
      onSuggest={suggest}
      {...about({ kind: 'character', seat })}
    />
  )
}
