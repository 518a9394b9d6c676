import { useId } from 'react'
import { Pick } from '../../../../ui/art/controls/Pick.tsx'
import { useTaleSettings, WARNINGS } from '../../settings.ts'
import { useMessages } from '../../words/useMessages.ts'
import styles from './foresight.module.css'

/** How much is told, in one line of the paper: the list above it shows what that means. */
export function Levels() {
  const { settings } = useMessages()
  const { warnings, set } = useTaleSettings()
  const name = useId()
  return (
    <fieldset className={styles['levels']}>
      <legend className="unseen">{settings.warnings}</legend>
      {WARNINGS.map((level) => (
        <Pick
          key={level}
          type="radio"
          className={styles['option'] ?? ''}
          name={name}
          checked={level === warnings}
          onChange={() => set({ warnings: level })}
        >
          {settings.warningsOf[level]}
        </Pick>
      ))}
    </fieldset>
  )
}
