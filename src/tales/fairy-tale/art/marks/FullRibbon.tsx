/** The word for a full tile on a dark ribbon, its middle at (0, 0); at (50, 93) of the tile. */
export function FullRibbon({ text }: { text: string }) {
  const half = Math.max(18, text.length * 4.3 + 4)
  return (
    <g>
      <path
        d={`M${-half}-8H${half}l-3.5 8 3.5 8H${-half}l3.5-8z`}
        fill="var(--piece-ink)"
        stroke="var(--on-seal)"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <text
        y={4.8}
        fontFamily="var(--face-label)"
        fontSize={13.5}
        letterSpacing={0.6}
        textAnchor="middle"
        fill="var(--on-seal)"
      >
        {text}
      </text>
    </g>
  )
}
