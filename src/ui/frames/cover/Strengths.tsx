import { OptionCard } from '../../art/index.ts'
import styles from './Strengths.module.css'

interface StrengthsProps<Computer extends string> {
  /** The name of the seat, for screen readers. */
  label: string
  /** The seat's id. */
  seat: string
  /** The bots, the weakest first, each with a short description. */
  computers: readonly { id: Computer; name: string; does: string }[]
  chosen: Computer
  onChoose(computer: Computer): void
}

/** Radio buttons for the strength of a seat's bot. */
export const Strengths = <Computer extends string>({
  label,
  seat,
  computers,
  chosen,
  onChoose,
}: StrengthsProps<Computer>) => (
  <div className={styles.strengths} role="radiogroup" aria-label={label}>
    {computers.map(({ id, name, does }) => (
      <OptionCard
        key={id}
        type="radio"
        className={styles.strength}
        name={`strength-${seat}`}
        checked={id === chosen}
        onChange={() => onChoose(id)}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.does}>{does}</span>
      </OptionCard>
    ))}
  </div>
)
