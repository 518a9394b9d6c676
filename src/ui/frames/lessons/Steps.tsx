import styles from './Steps.module.css'

interface StepsProps {
  /** What every lesson is called, and which of them it is. */
  names: readonly string[]
  index: number
  numbers(number: number, name: string): string
  onGo: (index: number) => void
}

/** The way to each lesson, whichever was done. */
export const Steps = ({ names, index, numbers, onGo }: StepsProps) => (
  <ol className={styles['steps']}>
    {names.map((name, at) => (
      <li key={name}>
        <button
          type="button"
          className={styles['step']}
          aria-current={at === index ? 'step' : undefined}
          aria-label={numbers(at + 1, name)}
          onClick={() => onGo(at)}
        >
          {at + 1}
        </button>
      </li>
    ))}
  </ol>
)
