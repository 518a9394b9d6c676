import styles from './marks.module.css'

const FIVE = [0, 1, 2, 3, 4]
const STEP = 18

/** How hard a rescue is, from one to five acorns. Decorative: text says the same. */
export const FiveAcorns = ({ acorns, height }: { acorns: number; height: number }) => (
  <svg
    className={styles['acorns']}
    viewBox="-11 -12 94 25"
    width={(height * 94) / 25}
    height={height}
    aria-hidden="true"
  >
    {FIVE.map((index) => (
      <g
        key={index}
        className={styles[index < acorns ? 'ripe' : 'empty']}
        transform={`translate(${index * STEP} 0)`}
      >
        <path d="M-5.5-1Q-6 6 0 9.5Q6 6 5.5-1z" className={styles['nut']} />
        <path d="M-7-.5Q-6.5-6.5 0-6.5T7-.5Q0 1.5-7-.5z" className={styles['cup']} />
        <path d="M0-6.5V-9.5" className={styles['stalk']} />
      </g>
    ))}
  </svg>
)
