import { memo, useId } from 'react'

/** Breaks a short text into lines of about `room` characters. */
function wrap(text: string, room: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= room)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

interface VeilProps {
  /** Why not, in a few words; shown on a paper label below the sign. */
  reason?: string
}

/** "Not here": the box from (0, 0) to (100, 100) veiled and hatched, with a sign and, if given, the reason. */
export const Veil = memo(function Veil({ reason }: VeilProps) {
  const hatch = useId()
  const lines = reason ? wrap(reason, 15) : []
  const height = reason ? lines.length * 13 + 7 : 0
  const room = 95 - height
  return (
    <g>
      <pattern id={hatch} width={11} height={11} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={11} height={11} fill="var(--veil)" />
        <path d="M0 0V11" stroke="var(--veil-line)" strokeWidth={2.8} />
      </pattern>
      <rect width={100} height={100} fill={`url(#${hatch})`} />
      {room > 40 && (
        <g transform={`translate(50 ${room / 2 + 2})`}>
          <circle r={15} fill="var(--page)" stroke="var(--ink)" strokeWidth={2.6} />
          <path d="M-8 0H8" stroke="var(--ink)" strokeWidth={4.8} strokeLinecap="round" />
        </g>
      )}
      {reason && (
        <g transform={`translate(50 ${room})`}>
          <path d={`M-46 0H46V${height}H-46z`} fill="var(--page)" stroke="var(--ink)" strokeWidth={1.8} />
          {lines.map((line, i) => (
            <text
              key={line}
              y={i * 13 + 14}
              fontFamily="var(--font-hand)"
              fontSize={13.5}
              textAnchor="middle"
              fill="var(--ink)"
            >
              {line}
            </text>
          ))}
        </g>
      )}
    </g>
  )
})
