import { IconShape } from '../icons/Icon.tsx'

/** Marks a legal action: a dashed blue disc around (0, 0), 54 wide. The action's symbol is drawn in it. */
export function LegalDisc() {
  return (
    <g>
      <circle r={27} fill="var(--halo)" />
      <circle r={23.5} fill="var(--legal-hi)" stroke="var(--legal)" strokeWidth={4} strokeDasharray="9 4.5" />
    </g>
  )
}

/** Marks a legal walk: the disc with footprints. */
export function WalkMark() {
  return (
    <g color="var(--legal)">
      <LegalDisc />
      <IconShape name="boot-prints" size={30} />
    </g>
  )
}
