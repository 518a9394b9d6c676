import { useId } from 'react'
import { Pick } from '../art/index.ts'
import styles from './Choice.module.css'

interface ChoiceProps<Option extends string> {
  legend: string
  options: readonly Option[]
  chosen: Option
  words: Readonly<Record<Option, string>>
  /** The options are languages, each called by its own name. */
  languages?: boolean
  onChoose: (option: Option) => void
}

/** One of a few: native radio buttons, drawn as a row of counters. */
export function Choice<Option extends string>(choice: ChoiceProps<Option>) {
  const { legend, options, chosen, words, languages = false, onChoose } = choice
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <Pick
          key={option}
          type="radio"
          framed
          className={styles.option ?? ''}
          lang={languages ? option : undefined}
          name={name}
          checked={option === chosen}
          onChange={() => onChoose(option)}
        >
          <svg width={22} height={22} viewBox="-11 -11 22 22" aria-hidden="true">
            <circle className={styles.ring} r={9} />
            {option === chosen && <circle className={styles.dot} r={5} />}
          </svg>
          {words[option]}
        </Pick>
      ))}
    </fieldset>
  )
}
