/** Het werkwoord bij wie het doet: de drie biggetjes zijn met meer, alle anderen zijn er één. */
export const verb = (name: string, one: string, many: string) =>
  name.toLowerCase() === 'de drie biggetjes' ? many : one
