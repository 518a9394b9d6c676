/** Words of the shelf, where the books of all tales stand. */
export const shelf = {
  title: 'Which tale tonight?',
  open: 'Open the book',
  strange: (address: string) =>
    `No tale lies at “${address}”. This is the shelf: take a book that stands on it.`,
  /** On the slip under each book, and the same for ears. */
  players: (fewest: number, most: number) => (fewest === most ? `${most}` : `${fewest}–${most}`),
  playersSpoken: (fewest: number, most: number) =>
    fewest === most ? `For ${most} players.` : `For ${fewest} to ${most} players.`,
  minutes: (minutes: number) => `${minutes} min`,
  minutesSpoken: (minutes: number) => `About ${minutes} minutes.`,
}
