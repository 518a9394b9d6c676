import { IconShape } from '../icons/Icon.tsx'

/** "This may be done": a dashed blue disc, its middle at (0, 0), 54 wide. What is done is drawn in it. */
export function LegalDisc() {
  return (
    <g>
      <circle r={27} fill="var(--halo)" />
      <circle r={23.5} fill="var(--legal-hi)" stroke="var(--legal)" strokeWidth={4} strokeDasharray="9 4.5" />
    </g>
  )
}

/** "You may walk here": the disc with footprints. */
export function WalkMark() {
  return (
    <g color="var(--legal)">
      <LegalDisc />
      <IconShape name="boot-prints" size={30} />
    </g>
  )
}
