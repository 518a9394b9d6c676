import styles from './marks.module.css'

/** So many strokes are drawn at most; beyond, words say how many. */
const MOST = 5

/** How often something was tried, in strokes of ink. Only a picture: words say the same. */
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
