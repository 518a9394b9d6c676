import { useId } from 'react'
import { Heading } from '../../ui/art/index.ts'
import type { StatsWords } from '../../ui/stats/stats.ts'
import { useChronicleWords } from '../../ui/text/chronicle.ts'
import styles from './Lengths.module.css'
import type { Bin, Lengths as LengthsOf } from './lengths-of.ts'

/** How long the games of each tale were. */
export function Lengths({ tales }: { tales: readonly { lengths: LengthsOf; words: StatsWords }[] }) {
  const words = useChronicleWords()
  if (tales.length === 0) return null
  return (
    <section>
      <Heading>{words.lengths}</Heading>
      {tales.map((tale) => (
        <OfTale key={tale.words.title} {...tale} />
      ))}
    </section>
  )
}

function OfTale({ lengths: { bins, middle, longest }, words }: { lengths: LengthsOf; words: StatsWords }) {
  const say = useChronicleWords()
  const among = bins.reduce((all, bin) => all + bin.among, 0)
  const heads = [words.turns, words.well, words.ill, ...(among > 0 ? [say.among] : [])]
  return (
    <div className={styles['tale']}>
      <Bars bins={bins} />
      <ul className={styles['key']}>
        <li>
          <span className={styles['wellKey']} />
          {words.well}: {bins.reduce((all, { well }) => all + well, 0)}
        </li>
        <li>
          <span className={styles['illKey']} />
          {words.ill}: {bins.reduce((all, { ill }) => all + ill, 0)}
        </li>
        {among > 0 && (
          <li>
            <span className={styles['amongKey']} />
            {say.among}: {among}
          </li>
        )}
        <li>{say.middle(words.turns, middle, longest)}</li>
      </ul>
      <table className="unseen">
        <caption>{say.lengthsOf(words.title)}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bins.map(({ from, to, well, ill, among: between }) => (
            <tr key={from}>
              <th scope="row">{say.from(from, to)}</th>
              <td>{well}</td>
              <td>{ill}</td>
              {among > 0 && <td>{between}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const sizeOf = ({ well, ill, among }: Bin): number => well + ill + among

const BAR = 38
const GAP = 8
const HIGH = 60
const TOP = 20

/** Stacked bars: games that ended ill (hatched), games that ended well, and on top games between people (empty). */
function Bars({ bins }: { bins: readonly Bin[] }) {
  const hatch = useId()
  const { from } = useChronicleWords()
  const most = Math.max(1, ...bins.map(sizeOf))
  const unit = HIGH / most
  const width = bins.length * (BAR + GAP) + GAP
  const foot = TOP + HIGH
  return (
    <svg className={styles['bars']} viewBox={`0 0 ${width} ${foot + 24}`} width={width} aria-hidden="true">
      <pattern id={hatch} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={7} height={7} fill="var(--page)" />
        <path d="M0 0V7" stroke="var(--threat)" strokeWidth={2.4} />
      </pattern>
      {bins.map((bin, index) => {
        const x = GAP + index * (BAR + GAP)
        const top = foot - sizeOf(bin) * unit
        const wellFrom = foot - (bin.well + bin.ill) * unit
        return (
          <g key={bin.from}>
            {bin.ill > 0 && (
              <rect
                className={styles['bar']}
                {...{ x, y: foot - bin.ill * unit, width: BAR, height: bin.ill * unit }}
                fill={`url(#${hatch})`}
              />
            )}
            {bin.well > 0 && (
              <rect className={styles['well']} {...{ x, y: wellFrom, width: BAR, height: bin.well * unit }} />
            )}
            {bin.among > 0 && (
              <rect className={styles['among']} {...{ x, y: top, width: BAR, height: bin.among * unit }} />
            )}
            {sizeOf(bin) > 0 && (
              <text className={styles['count']} x={x + BAR / 2} y={top - 5}>
                {sizeOf(bin)}
              </text>
            )}
            <text className={styles['turns']} x={x + BAR / 2} y={foot + 18}>
              {from(bin.from, bin.to)}
            </text>
          </g>
        )
      })}
      <path className={styles['ground']} d={`M2 ${foot}H${width - 2}`} />
    </svg>
  )
}
