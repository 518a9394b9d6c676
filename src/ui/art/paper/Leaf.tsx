/** A pair of leaves: the only ornament. `turn` in degrees, `scale` 1 draws it 18 units long. */
export function Leaf({ x, y, turn = 0, scale = 1 }: { x: number; y: number; turn?: number; scale?: number }) {
  return (
    <path
      d="M0 0Q6-9 18-8Q12 2 0 0zM0 0Q9 6 8 18Q-2 12 0 0z"
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
      fill="currentColor"
    />
  )
}
