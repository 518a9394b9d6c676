import { Markup } from '../../../../ui/art/Markup.tsx'
import { ink } from '../../../../ui/art/svg.ts'
import { boogymanAt, folkAt, treeAt } from './scene.ts'

/** A trunk of the dark wood, as high as the picture or less. */
const trunk = (x: number, width: number, colour: string, foot: number): string => `
  <path d="M${x - width / 2} ${foot}Q${x - width * 0.3} ${foot / 2} ${x - width / 2} 0H${x + width / 2}Q${x + width * 0.3} ${foot / 2} ${x + width * 0.62} ${foot}z" fill="${colour}" ${ink(1.8)}/>
  <path d="M${x - width * 0.12} 22q3 14 0 26M${x + width * 0.16} 70q-3 12 0 24" fill="none" ${ink(1.2)}/>`

/** The picture on the book, 160 by 150: dusk in the clearing; he has seen them, they have not seen him. */
export const coverMarkup = (): string => `
  <path d="M0 0H160V150H0z" fill="#4A5A78"/>
  <circle cx="127" cy="27" r="13" fill="#FFE9A8" ${ink(1.8)}/>
  <path d="M0 92Q40 78 80 88T160 84V150H0z" fill="#2F4A50"/>
  ${trunk(18, 20, '#232B40', 150)}${trunk(152, 17, '#232B40', 150)}${trunk(52, 11, '#2C3650', 104)}${trunk(105, 10, '#2C3650', 104)}
  ${boogymanAt('green', [-0.35, 0.9], 78, 109, 74)}
  <path d="M0 116Q40 104 80 110T160 108V150H0z" fill="#5E7F52" ${ink(1.6)}/>
  ${treeAt('cover2', 134, 129, 46)}${treeAt('cover41', 14, 138, 40)}
  ${folkAt('red', 44, 137, 46)}${folkAt('red', 84, 143, 38)}`

const PICTURE = coverMarkup()

/** The picture on the book, filling its place; always at the same hour. */
export const BoogymanCover = () => (
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
