/** What the last page says. */
export const end = {
  won: (side: string) => `${side} has won.`,
  drawn: 'Nobody has won.',
  toCover: 'To the cover',
}
