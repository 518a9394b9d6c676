import { useId } from 'react'
import { useAlbumWords } from '../../text/album.ts'
import { type ChartPoint, smooth } from '../end/chart.ts'
import type { Along } from './along.ts'
import styles from './Curve.module.css'
import type { ChancesByTurn } from './opened.ts'

interface CurveProps {
  odds: ChancesByTurn
  /** The current turn. The line is solid up to it, and dashed after it. */
  now: number
  along: Along
  width: number
  /** The height of chance zero above the bottom of the strip, in pixels. */
  lowest: number
}

const HEIGHT = 160
const TOP = 46

/** The curve of the players' chances along the timeline, from lost to safe. */
export function Curve({ odds: { chances, decided }, now, along, width, lowest }: CurveProps) {
  const { chances: words } = useAlbumWords()
  const hatch = useId()
  const y = (chance: number) => HEIGHT - lowest - (chance / 100) * (HEIGHT - lowest - TOP)
  const pointAt = ({ turn, chance }: ChancesByTurn['chances'][number]): ChartPoint => [
    along.xOf({ turn }),
    y(chance),
  ]
  const all = chances.map(pointAt)
  const until = chances.filter(({ turn }) => turn <= now).map(pointAt)
  const index = chances.findIndex(({ turn }) => turn === decided)
  const steep = index > 0 ? all.slice(index - 1, index + 1) : []
  const [first, last] = [until[0]?.[0] ?? 0, until.at(-1)?.[0] ?? 0]
  return (
    <svg
      className={styles['curve']}
      viewBox={`0 0 ${Math.round(width)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <pattern id={hatch} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V8" className={styles['hatch']} />
        </pattern>
      </defs>
      {([100, 50, 0] as const).map((chance) => (
        <path
          key={chance}
          className={styles['rule']}
          d={`M${along.chapters[0]?.x ?? 0} ${y(chance)}H${along.chapters.at(-1)?.x ?? 0}`}
        />
      ))}
      {(
        [
          ['safe', 100],
          ['even', 50],
          ['lost', 0],
        ] as const
      ).map(([name, chance]) => (
        <text key={name} className={styles['word']} x={(along.chapters[0]?.x ?? 0) - 8} y={y(chance) + 5}>
          {words[name]}
        </text>
      ))}
      <path d={`${smooth(until)}L${last} ${y(0)}L${first} ${y(0)}z`} style={{ fill: `url(#${hatch})` }} />
      <path className={styles['comes']} d={smooth(all)} />
      <path className={styles['was']} d={smooth(until)} />
      <path className={styles['steepInk']} d={smooth(steep)} />
      <path className={styles['steep']} d={smooth(steep)} />
    </svg>
  )
}
