const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý' },
}

/** Doubles every vowel and adds accents: about 40 % longer. Text that has been changed already stays as it is. */
export const lengthenedText = (text: string): string =>
  text.replace(/[aeiouy]/gi, (vowel) => {
    const accented = ACCENTED[vowel] ?? vowel
    return accented + accented.toLowerCase()
  })

/** A catalogue in such a language, including the results of its functions. */
export function lengthened(words: unknown): unknown {
  if (typeof words === 'string') return lengthenedText(words)
  if (typeof words === 'function') return (...given: unknown[]) => lengthened(words(...given))
  if (Array.isArray(words)) return words.map(lengthened)
  if (words === null || typeof words !== 'object' || Object.getPrototypeOf(words) !== Object.prototype)
    return words
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, lengthened(word)]))
}
