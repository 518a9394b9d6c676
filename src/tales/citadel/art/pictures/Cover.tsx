import { Markup } from '../../../../ui/art/Markup.tsx'
import { coverMarkup } from './cover-markup.ts'

const PICTURE = coverMarkup()

/** The picture on the book, filling its place; always at the same hour. */
export const CitadelCover = () => (
  <svg
    data-theme="light"
    viewBox="0 0 160 150"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    display="block"
    overflow="hidden"
    aria-hidden="true"
  >
    <Markup svg={PICTURE} />
  </svg>
)
