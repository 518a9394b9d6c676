/** Joins short sentences with a word: "She stepped from b3 to a3, then he came." */
export const inOneSentence = (sentences: readonly string[], joint: string): string =>
  sentences
    .map((sentence, index) => {
      const bare = sentence.replace(/\.$/, '')
      return index === 0 ? bare : bare.charAt(0).toLowerCase() + bare.slice(1)
    })
    .join(`, ${joint} `)
    .concat('.')
