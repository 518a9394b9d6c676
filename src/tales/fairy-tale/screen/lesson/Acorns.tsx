import styles from './lesson.module.css'

interface AcornsProps {
  done: number
  of: number
}

const NUT = 'M15 12q10 0 9 8q-2 10-9 12q-7-2-9-12q-1-8 9-8z'
const CUP = 'M3 13q12-12 24 0q-12 5-24 0z'

/** One acorn a step: those that are done with a tick, the one that is told now ripe. Only a picture: words say the same. */
export const Acorns = ({ done, of }: AcornsProps) => (
  <svg className={styles['acorns']} viewBox={`0 0 ${of * 36} 36`} aria-hidden="true">
    {Array.from({ length: of }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
      <g key={index} transform={`translate(${index * 36 + 3} 0)`} data-acorn={stateOf(index, done)}>
        <path d={NUT} className={styles['nut']} />
        <path d={CUP} className={styles['cup']} />
        <path d="M15 7V3" className={styles['stalk']} />
        {index < done && <path d="M10 21l4 4 6-8" className={styles['tick']} />}
      </g>
    ))}
  </svg>
)

const stateOf = (index: number, done: number): 'done' | 'now' | 'to-come' =>
  index < done ? 'done' : index === done ? 'now' : 'to-come'
