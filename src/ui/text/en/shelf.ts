/** Words of the shelf, where the books of all tales stand. */
export const shelf = {
  title: 'Which tale tonight?',
  rescues: 'The book of rescues',
  open: 'Open the book',
  strange: (address: string) =>
    `No tale lies at “${address}”. This is the shelf: take a book that stands on it.`,
  /** The other pages of the house, by their names in the address. */
  pages: { tales: 'Your tales', chronicle: 'The chronicle', day: 'The tale of the day' },
  /** On the slip under each book, and the same for ears. */
  players: (fewest: number, most: number) => (fewest === most ? `${most}` : `${fewest}–${most}`),
  playersSpoken: (fewest: number, most: number) =>
    fewest === most
      ? `For ${most} ${most === 1 ? 'player' : 'players'}.`
      : `For ${fewest} to ${most} players.`,
  minutes: (minutes: number) => `${minutes} min`,
  minutesSpoken: (minutes: number) => `About ${minutes} minutes.`,
}
