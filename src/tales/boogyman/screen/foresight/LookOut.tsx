import { useId } from 'react'
import { WARNINGS } from '../../../../store/warning-settings.ts'
import { OptionCard } from '../../../../ui/art/controls/OptionCard.tsx'
import { Heading } from '../../../../ui/art/index.ts'
import { useTable } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { useMessages } from '../../words/messages.ts'
import { useLiveState } from '../state/table-state.ts'
import styles from './foresight.module.css'
import { pointAtWarning, usePointing } from './pointer-target.ts'
import { useWarnings } from './useWarnings.ts'
import { WarningSign } from './WarningSign.tsx'
import { nothingWords, warningWords } from './warning-words.ts'
import type { Warning } from './warnings.ts'

/** The options of each side line by line, and the choice of how many warnings to show. */
export function LookOut() {
  const m = useMessages()
  const level = useTaleSettings(({ warnings }) => warnings)
  const warnings = useWarnings(useLiveState())
  return (
    <section aria-label={m.threats.heading}>
      <Heading level={3}>{m.threats.heading}</Heading>
      {warnings.length > 0 ? (
        <ul className={styles['list']}>
          {warnings.map((warning) => (
            <li key={warning.key}>
              <Line warning={warning} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles['none']}>{level === 'off' ? m.threats.isOff : nothingWords(m, level)}</p>
      )}
      <Levels />
    </section>
  )
}

/** A line that marks its tiles on the board on hover or focus. If its tiles are pointed at on the board, the line lights up. */
function Line({ warning }: { warning: Warning }) {
  const m = useMessages()
  const table = useTable()
  const pointed = usePointing(
    ({ tile, warning: key }) => key === warning.key || (tile !== null && warning.tiles.includes(tile)),
  )
  const point = () => pointAtWarning(table, warning.key)
  const letGo = () => pointAtWarning(table, null)
  return (
    <button
      type="button"
      className={styles['line']}
      data-pointed={pointed ? '' : undefined}
      data-grave={warning.kind === 'wins' ? '' : undefined}
      onPointerEnter={point}
      onPointerLeave={letGo}
      onFocus={point}
      onBlur={letGo}
      onClick={point}
    >
      <WarningSign warning={warning} />
      <span>{warningWords(m, warning)}</span>
    </button>
  )
}

/** The warning level, in one line of the paper. The list above shows its effect. */
function Levels() {
  const { settings } = useMessages()
  const { warnings, set } = useTaleSettings()
  const name = useId()
  return (
    <fieldset className={styles['levels']}>
      <legend className="unseen">{settings.warnings}</legend>
      {WARNINGS.map((level) => (
        <OptionCard
          key={level}
          type="radio"
          className={styles['option'] ?? ''}
          name={name}
          checked={level === warnings}
          onChange={() => set({ warnings: level })}
        >
          {settings.warningsOf[level]}
        </OptionCard>
      ))}
    </fieldset>
  )
}
