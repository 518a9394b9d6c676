/** How many go the same way, in a lozenge, its middle at (0, 0): a number, not an order. */
export function CountMark({ count }: { count: number }) {
  const half = count > 9 ? 15 : 12
  return (
    <g>
      <rect
        x={-half}
        y={-8.5}
        width={half * 2}
        height={17}
        rx={3}
        fill="var(--threat-hi)"
        stroke="var(--threat)"
        strokeWidth={2.2}
      />
      <text y={4.6} fontFamily="var(--font-label)" fontSize={13} textAnchor="middle" fill="var(--threat)">
        {`${count}×`}
      </text>
    </g>
  )
}
