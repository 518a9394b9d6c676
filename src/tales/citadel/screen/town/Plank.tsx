import { Markup } from '../../../../ui/art/Markup.tsx'
import { n1, type Point } from '../../../../ui/art/svg.ts'
import { brickMarkup } from '../../art/signs-markup.ts'

interface BluePlankProps {
  at: Point
  /** The text. A price is a number after a brick. */
  text: string
  isPrice?: boolean
}

/** Width of a letter, in units of the town. */
const LETTER = 8.6

/** A small blue label on a plot: the pay or price of an allowed action. */
export function BluePlank({ at: [x, y], text, isPrice = false }: BluePlankProps) {
  const width = text.length * LETTER + (isPrice ? 34 : 14)
  return (
    <g transform={`translate(${n1(x - width / 2)} ${n1(y - 11)})`}>
      <path
        d={`M1 2L${n1(width - 1)} 0L${n1(width)} 21L0 22z`}
        fill="var(--plank-blue)"
        stroke="var(--piece-ink)"
        strokeWidth={1.8}
      />
      {isPrice && (
        <g transform="translate(7 12) scale(.62)">
          <Markup svg={brickMarkup()} />
        </g>
      )}
      <text
        x={n1(isPrice ? width / 2 + 10 : width / 2)}
        y={16.5}
        fontSize={16}
        textAnchor="middle"
        fill="var(--on-plank-blue)"
        style={{ fontFamily: 'var(--face-label)' }}
      >
        {text}
      </text>
    </g>
  )
}

/** A pale label on a plot: a no-entry sign, and the reason of a refusal. */
export function PalePlank({ at: [x, y], text }: { at: Point; text: string }) {
  const lines = inLines(text)
  const width = Math.max(...lines.map((line) => line.length)) * 6.7 + 12
  const height = lines.length * 15 + 5
  return (
    <g transform={`translate(${n1(x - width / 2)} ${n1(y - height / 2)})`}>
      <path
        d={`M1 2L${n1(width - 1)} 0L${n1(width)} ${height}L0 ${height + 1}z`}
        fill="var(--page)"
        stroke="var(--ink)"
        strokeWidth={1.5}
        strokeDasharray="5 3"
      />
      {lines.map((line, nth) => (
        <text
          key={line}
          x={n1(width / 2)}
          y={15 * (nth + 1)}
          fontSize={15}
          textAnchor="middle"
          fill="var(--ink-2)"
          style={{ fontFamily: 'var(--face-hand)' }}
        >
          {line}
        </text>
      ))}
      <g transform={`translate(${n1(width - 4)} -3)`}>
        <NoEntry />
      </g>
    </g>
  )
}

/** A no-entry sign. */
export const NoEntry = () => (
  <>
    <circle r={9} fill="var(--page)" stroke="var(--ink)" strokeWidth={2} />
    <path d="M-4.5 0H4.5" stroke="var(--ink)" strokeWidth={3} strokeLinecap="round" />
  </>
)

/** Splits a text of several words into two lines of similar length. */
function inLines(text: string): string[] {
  const words = text.split(' ')
  if (words.length === 1) return [text]
  const splits = words
    .slice(1)
    .map((_, nth) => [words.slice(0, nth + 1).join(' '), words.slice(nth + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}
