import type { State } from '../../engine/fairy-tale/index.ts'
import { usePlayback } from '../../playback/playback.ts'
import { useIntent } from '../../store/intent.ts'
import { isPerson, useLeaders } from '../../store/leaders.ts'
import { ledBySame } from '../../store/persons.ts'
import { useSuggesting } from '../../store/suggesting.ts'
import { HeroIcon, Icon, TokenButton } from '../art/index.ts'
import { useComputer } from '../bots/acting.ts'
import type { TaleSession } from '../log/line.ts'
import { useMessages } from '../text/useMessages.ts'
import { useNames } from './names.ts'
import styles from './pins.module.css'
import { takeUp } from './take-up.ts'
import { type NumberedPin, usePins } from './usePins.ts'
import { suggestionWords } from './words.ts'

interface SuggestionsProps {
  session: TaleSession
  state: State
}

/** For the others at the table: their tokens, to suggest something, and the list of what was suggested. */
export function Suggestions({ session, state }: SuggestionsProps) {
  const { pins: words } = useMessages()
  const pins = usePins()
  const leaders = useLeaders(({ table }) => table)
  const computer = useComputer()
  const { seats } = session.config
  const others = seats.flatMap((one, seat) =>
    !isPerson(leaders, one) || ledBySame(seats, seat, state.onTurn) ? [] : [seat],
  )
  if (computer || others.length === 0 || state.turn === 0 || state.outcome) return null
  return (
    <section className={styles['suggestions']} aria-label={words.heading}>
      <Tray state={state} seats={others} />
      {pins.length > 0 && (
        <ol className={styles['list']} aria-label={words.list}>
          {pins.map((pin) => (
            <Row key={pin.id} pin={pin} state={state} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** The tokens of those who are not on turn: pressed, what is done on the board is their suggestion. */
function Tray({ state, seats }: { state: State; seats: readonly number[] }) {
  const { pins } = useMessages()
  const names = useNames()
  const playing = usePlayback((playback) => playback.playing)
  const suggesting = useSuggesting(({ seat }) => seat)
  const open = state.phase === 'action' && !state.pending && !playing
  const press = (seat: number) => {
    if (!open) return
    useIntent.getState().cancel()
    useSuggesting.getState().suggestAs(seat)
  }
  return (
    <div className={styles['tray']}>
      <span className={styles['label']} aria-hidden="true">
        {pins.suggestAs}
      </span>
      {seats.map((seat) => {
        const character = state.seats[seat]?.character
        const name = pins.suggestAsOf(names(seat))
        return (
          <TokenButton
            key={seat}
            aria-label={name}
            title={name}
            aria-pressed={suggesting === seat}
            aria-disabled={!open}
            onClick={() => press(seat)}
          >
            {character && <HeroIcon character={character} height={34} />}
          </TokenButton>
        )
      })}
    </div>
  )
}

/** One suggestion in words, to be taken up or dismissed. */
function Row({ pin, state }: { pin: NumberedPin; state: State }) {
  const m = useMessages()
  const names = useNames()
  const dismiss = useSuggesting((suggesting) => suggesting.dismiss)
  const words = suggestionWords(m, state, pin.suggestion)
  return (
    <li className={styles['row']}>
      <span className={styles['words']}>
        <span className={styles['count']}>{pin.number}</span> {m.log.capital(names(pin.seat))}: {words}
      </span>
      <TokenButton
        aria-label={m.pins.takeUp(pin.number, words)}
        title={m.pins.takeUp(pin.number, words)}
        onClick={() => takeUp(pin)}
      >
        <Icon name="tick" size={24} />
      </TokenButton>
      <TokenButton
        aria-label={m.pins.dismissIt(pin.number, words)}
        title={m.pins.dismissIt(pin.number, words)}
        onClick={() => dismiss(pin.id)}
      >
        <Icon name="cross" size={22} />
      </TokenButton>
    </li>
  )
}
