import { CrackedHeart, Gem } from '../../art/index.ts'

/** The sign of a moment above the page-mark: a heart that was lost, a diamond that was broken. */
export const MarkSign = ({ kind }: { kind: string }) =>
  kind === 'heart' ? (
    <CrackedHeart scale={0.68} />
  ) : (
    <g transform="scale(.7)">
      <Gem state="forest" />
      <path d="M-8-12l6 12-6 6 8 13" fill="none" stroke="var(--stitch)" strokeWidth={2.6} />
    </g>
  )
