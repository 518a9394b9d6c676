import styles from './Steps.module.css'

interface StepsProps {
  /** The names of all lessons, and the index of the current one. */
  names: readonly string[]
  index: number
  numbers(number: number, name: string): string
  onGo: (index: number) => void
}

/** Links to all lessons. Each is open from the start. */
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
