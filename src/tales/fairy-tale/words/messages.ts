import type { cover } from './en/cover.ts'
import type { en } from './en/index.ts'

/** The shape of English with any words in it: what every other language must fill. */
type Worded<Tree> = Tree extends string
  ? string
  : Tree extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Tree]: Worded<Tree[Key]> }

/** The message catalogue. A missing or surplus message is a compiler error. */
export type Messages = Worded<typeof en>

/** That part of the catalogue which the cover has: all that it may say. */
export type CoverWords = Worded<typeof cover>
