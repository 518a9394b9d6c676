import styles from './muster.module.css'

interface StepperProps {
  count: number
  /** The labels of the plus and minus buttons. */
  more: string
  less: string
  canMore: boolean
  canLess: boolean
  onMore(): void
  onLess(): void
}

/** A number between a minus and a plus button, each as large as a fingertip. */
export const Stepper = ({ count, more, less, canMore, canLess, onMore, onLess }: StepperProps) => (
  <span className={styles.stepper}>
    <Step name={less} sign="−" can={canLess} onPress={onLess} />
    <b>{count}</b>
    <Step name={more} sign="+" can={canMore} onPress={onMore} />
  </span>
)

interface StepProps {
  name: string
  sign: string
  can: boolean
  onPress(): void
}

const Step = ({ name, sign, can, onPress }: StepProps) => (
  <button
    type="button"
    className={styles.step}
    aria-label={name}
    title={name}
    aria-disabled={!can}
    onClick={() => can && onPress()}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
)
