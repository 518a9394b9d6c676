import styles from './foresight.module.css'

/** The wax seal of a red box, with its number. */
export const RedBox = ({ points }: { points: number }) => (
  <span className={styles['seal']} aria-hidden="true">
    {points}
  </span>
)

/** The crown of the taxes. */
export const TaxCrown = () => (
  <svg className={styles['crown']} viewBox="0 0 32 26" width="28" height="23" aria-hidden="true">
    <path
      d="M3 22 L1.5 7 L9 13 L16 3 L23 13 L30.5 7 L29 22 Z"
      fill="var(--seal)"
      stroke="var(--ink)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M4 18.5 H28" stroke="var(--ink)" strokeWidth="1.6" />
  </svg>
)
