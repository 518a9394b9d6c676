const CRACKS =
  'M50 50L34 34 38 20 22 4M50 50L70 40 76 24 94 18M50 50L56 68 46 80 52 97M50 50L30 58 20 72 4 78M70 40L84 54 97 56M56 68L74 78 82 95'

/** "This tile will be gone": faded and cracked all over, in the box (0, 0) to (100, 100). */
export function CrackedTile() {
  return (
    <g fill="none" strokeLinejoin="bevel">
      <path d="M0 0h100v100h-100z" fill="var(--veil)" />
      <path d={CRACKS} stroke="var(--threat-hi)" strokeWidth={9} />
      <path d={CRACKS} stroke="var(--threat)" strokeWidth={4.4} />
    </g>
  )
}

/** "This one will be gone": a crimson cross over a counter at (0, 0), 44 wide. */
export function GoneMark() {
  const cross = 'M-15-15L15 15M15-15L-15 15'
  return (
    <g strokeLinecap="round">
      <path d={cross} stroke="var(--threat-hi)" strokeWidth={11} />
      <path d={cross} stroke="var(--threat)" strokeWidth={6} />
    </g>
  )
}

/** The text on a full tile, on a dark ribbon centred at (0, 0); placed at (50, 93) of the tile. */
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
