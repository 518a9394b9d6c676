import { memo } from 'react'

interface MarkupProps {
  /** SVG text written by this folder's own drawing functions; never anything a player typed. */
  svg: string
}

/** Ready-made SVG text as one group: the browser parses it once, React never walks it. */
export const Markup = memo(function Markup({ svg }: MarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is wholly ours, built from numbers and constants
  return <g dangerouslySetInnerHTML={{ __html: svg }} />
})
