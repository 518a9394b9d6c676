const WORDS = [
  'nulde, eerste, tweede, derde, vierde, vijfde, zesde, zevende, achtste, negende, tiende',
  'elfde, twaalfde, dertiende, veertiende, vijftiende, zestiende, zeventiende, achttiende',
  'negentiende, twintigste',
]
  .join(', ')
  .split(', ')

/** "derde"; vanaf 21 in cijfers: "21e". */
export const ordinal = (n: number): string => WORDS[n] ?? `${n}e`
