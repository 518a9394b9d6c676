const CRACKS =
  'M50 50L34 34 38 20 22 4M50 50L70 40 76 24 94 18M50 50L56 68 46 80 52 97M50 50L30 58 20 72 4 78M70 40L84 54 97 56M56 68L74 78 82 95'

/** "This tile will be gone": paled and cracked all over, in the box (0, 0) to (100, 100). */
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
