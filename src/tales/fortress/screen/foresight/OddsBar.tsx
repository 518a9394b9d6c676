import { useId } from 'react'
import type { AssaultResult } from '../../../../engine/fortress/index.ts'
import { type AssaultOdds, RESULTS, THROWS } from '../../foresight/index.ts'

/** The hatching of each result, in addition to colour, as path text in a tile of 8. */
const HATCH: Readonly<Record<AssaultResult, string>> = {
  'total-victory': '',
  'convincing-victory': 'M0 8L8 0',
  victory: 'M4 0V8',
  draw: 'M0 4H8',
  'driven-out': 'M0 8L8 0M0 0L8 8',
}

/** The odds of an assault as one bar, best result first. */
export function OddsBar({ odds, width }: { odds: AssaultOdds; width: number }) {
  const id = useId()
  let x = 0
  return (
    <svg className="grows" width={width} height={21} viewBox={`0 -1 ${width} 21`} aria-hidden="true">
      {RESULTS.map((result) => {
        const from = x
        const part = (odds[result] / THROWS) * (width - 2)
        x += part
        return (
          part > 0 && <Part key={result} id={`${id}-${result}`} result={result} x={from + 1} width={part} />
        )
      })}
    </svg>
  )
}

interface PartProps {
  id: string
  result: AssaultResult
  x: number
  width: number
}

function Part({ id, result, x, width }: PartProps) {
  const box = { x, y: 0, width, height: 19 }
  return (
    <>
      <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
        <path d={HATCH[result]} stroke="var(--piece-ink)" strokeWidth={1} opacity={0.45} />
      </pattern>
      <rect {...box} fill={`var(--odds-${ROLE[result]})`} stroke="var(--piece-ink)" strokeWidth={1.6} />
      <rect {...box} fill={`url(#${id})`} />
    </>
  )
}

const ROLE: Readonly<Record<AssaultResult, string>> = {
  'total-victory': 'total',
  'convincing-victory': 'convincing',
  victory: 'victory',
  draw: 'draw',
  'driven-out': 'driven-out',
}

/** The legend of one result. */
export function OddsSwatch({ result }: { result: AssaultResult }) {
  const id = useId()
  return (
    <svg className="grows" width={17} height={15} viewBox="0 0 17 15" aria-hidden="true">
      <g transform="translate(0 1) scale(.94 .66)">
        <Part id={id} result={result} x={1} width={16} />
      </g>
    </svg>
  )
}
