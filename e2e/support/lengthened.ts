const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý' },
}

/** A text with every vowel twice, and an accent on both: about 40 % longer. What is so already stays as it is. */
export const lengthenedText = (text: string): string =>
  text.replace(/[aeiouy]/gi, (vowel) => {
    const accented = ACCENTED[vowel] ?? vowel
    return accented + accented.toLowerCase()
  })

/** A catalogue in such a language: all its texts, and whatever its functions answer. */
export function lengthened(words: unknown): unknown {
  if (typeof words === 'string') return lengthenedText(words)
  if (typeof words === 'function') return (...given: unknown[]) => lengthened(words(...given))
  if (Array.isArray(words)) return words.map(lengthened)
  if (words === null || typeof words !== 'object' || Object.getPrototypeOf(words) !== Object.prototype)
    return words
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, lengthened(word)]))
}
