import type { ReactNode } from 'react'
import { Heading } from '../../ui/art/index.ts'
import { INK } from '../../ui/art/svg.ts'
import { useChronicleWords } from '../../ui/text/chronicle.ts'
import styles from './Rates.module.css'
import type { Named, Rate } from './rates-of.ts'

/** A rate with the name, picture and color of its subject. */
export interface RateLine extends Named {
  name: string
  picture: ReactNode
  colour: string
}

interface RatesProps {
  heading: string
  lines: readonly RateLine[]
  /** True to use two columns, for long lists. */
  many?: boolean
  /** True to label the ends of the lines below. Once a page is enough. */
  scaled?: boolean
}

/** Rates as dots on lines from none to all. Screen readers get a table. */
export function Rates({ heading, lines, many = false, scaled = false }: RatesProps) {
  const words = useChronicleWords()
  if (lines.length === 0) return null
  return (
    <section>
      <Heading>{heading}</Heading>
      <table className={styles['rates']} data-many={many || undefined}>
        <caption className="unseen">{heading}</caption>
        <thead className="unseen">
          <tr>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.endedWell}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, picture, colour, rate }) => (
            <tr key={id}>
              <th scope="row">
                <span className={styles['picture']}>{picture}</span>
                <span>{name}</span>
              </th>
              <td>
                <Whisker rate={rate} colour={colour} wide={many ? NARROW : WIDE} />
                <span className={styles['count']}>{words.of(rate.well, rate.of)}</span>
                <span className="unseen">
                  {' '}
                  {words.between(Math.round(rate.from * 100), Math.round(rate.to * 100))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {scaled && <Scale />}
    </section>
  )
}

/** The labels below the ends of the lines. */
function Scale() {
  const { none, half, all } = useChronicleWords()
  return (
    <p className={styles['scale']} aria-hidden="true">
      <span>{none}</span>
      <span>{half}</span>
      <span>{all}</span>
    </p>
  )
}

/** Plot widths, alone and in two columns, and the margin for the dot. */
const WIDE = 220
const NARROW = 104
const SIDE = 10

interface WhiskerProps {
  rate: Rate
  colour: string
  wide: number
}

/** A dot at the share of good ends, sized by the number of games, with a line for the confidence interval. */
function Whisker({ rate: { of, share, from, to }, colour, wide }: WhiskerProps) {
  const x = (part: number) => SIDE + part * (wide - 2 * SIDE)
  return (
    <svg className={styles['plot']} viewBox={`0 0 ${wide} 34`} aria-hidden="true">
      <path className={styles['grid']} d={[0, 0.25, 0.75, 1].map((part) => `M${x(part)} 0V34`).join('')} />
      <path className={styles['half']} d={`M${x(0.5)} 0V34`} />
      <path className={styles['whisker']} d={`M${x(from)} 11V23M${x(to)} 11V23M${x(from)} 17H${x(to)}`} />
      <circle
        cx={x(share)}
        cy={17}
        r={4.5 + Math.min(4.5, Math.sqrt(of) * 0.8)}
        fill={colour}
        stroke={INK}
        strokeWidth={2.2}
      />
    </svg>
  )
}
