import styles from './marks.module.css'

/** The greatest number of strokes. With more tries, text has the number. */
const MOST = 5

/** The number of tries as strokes of ink. Decorative: text says the same. */
export const Strokes = ({ tries, height }: { tries: number; height: number }) => (
  <svg
    className={styles['strokes']}
    viewBox="0 0 60 34"
    width={(height * 60) / 34}
    height={height}
    aria-hidden="true"
  >
    {Array.from({ length: Math.min(tries, MOST) }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: strokes are all alike
      <path key={index} d={`M${6 + index * 11} ${29 + (index % 2)}q2-13 1-25`} />
    ))}
  </svg>
)
