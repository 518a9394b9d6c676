/** The shape of English with any words in it: what every other language must fill, no more and no less. */
export type Worded<Tree> = Tree extends string
  ? string
  : Tree extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Tree]: Worded<Tree[Key]> }
