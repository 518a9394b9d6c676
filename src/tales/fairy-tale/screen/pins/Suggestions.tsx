import { memo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { Icon, TokenButton } from '../../../../ui/art/index.ts'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import { useSuggesting } from '../../table.ts'
import { useComputer } from '../bots/acting.ts'
import { useNames } from './names.ts'
import styles from './pins.module.css'
import { takeUp } from './take-up.ts'
import { type NumberedPin, usePins } from './usePins.ts'
import { suggestionWords } from './words.ts'

/** The list of what the others suggested. */
export const Suggestions = memo(function Suggestions({ state }: { state: State }) {
  const { pins: words } = useMessages()
  const pins = usePins()
  if (useComputer() || pins.length === 0 || state.outcome) return null
  return (
    <section className={styles['suggestions']} aria-label={words.heading}>
      <ol className={styles['list']} aria-label={words.list}>
        {pins.map((pin) => (
          <Row key={pin.id} pin={pin} state={state} />
        ))}
      </ol>
    </section>
  )
})

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
