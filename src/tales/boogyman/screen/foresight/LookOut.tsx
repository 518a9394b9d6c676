import { useId } from 'react'
import { Pick } from '../../../../ui/art/controls/Pick.tsx'
import { Heading } from '../../../../ui/art/index.ts'
import { useTaleSettings, WARNINGS } from '../../settings.ts'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { useReal } from '../now/at-table.ts'
import styles from './foresight.module.css'
import { pointAtWarning, usePointing } from './pointing.ts'
import { useWarnings } from './useWarnings.ts'
import { WarningSign } from './WarningSign.tsx'
import { nothingWords, warningWords } from './warning-words.ts'
import type { Warning } from './warnings.ts'

/** What either side could do next, line by line, and how much of it is told. */
export function LookOut() {
  const m = useMessages()
  const level = useTaleSettings(({ warnings }) => warnings)
  const warnings = useWarnings(useReal())
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

/** A line that shows its tiles on the board while it is pointed at or has the focus; pointed at there, it lights up here. */
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

/** How much is told, in one line of the paper: the list above it shows what that means. */
function Levels() {
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
