import { useId } from 'react'
import { OptionCard } from './OptionCard.tsx'
import styles from './RadioGroup.module.css'

interface ChoiceProps<Option extends string> {
  legend: string
  options: readonly Option[]
  chosen: Option
  words: Readonly<Record<Option, string>>
  /** True if the options are languages, each labelled in its own language. */
  languages?: boolean
  onChoose: (option: Option) => void
}

/** Native radio buttons, drawn as words; the chosen one is raised. */
export function RadioGroup<Option extends string>(choice: ChoiceProps<Option>) {
  const { legend, options, chosen, words, languages = false, onChoose } = choice
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <OptionCard
            key={option}
            type="radio"
            className={styles.option ?? ''}
            lang={languages ? option : undefined}
            name={name}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          >
            {words[option]}
          </OptionCard>
        ))}
      </div>
    </fieldset>
  )
}
