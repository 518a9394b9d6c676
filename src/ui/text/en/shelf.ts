/** Words of the shelf. */
export const shelf = {
  title: 'Which tale tonight?',
  rescues: 'The book of rescues',
  open: 'Open the book',
  strange: (address: string) => `There is no tale at “${address}”. Here is the shelf: choose a book.`,
  /** The other app pages, by their name in the address. */
  pages: { tales: 'Your tales', chronicle: 'The chronicle', day: 'The tale of the day' },
  /** On the label under each book, and the same for screen readers. */
  players: (fewest: number, most: number) => (fewest === most ? `${most}` : `${fewest}–${most}`),
  playersSpoken: (fewest: number, most: number) =>
    fewest === most
      ? `For ${most} ${most === 1 ? 'player' : 'players'}.`
      : `For ${fewest} to ${most} players.`,
  minutes: (minutes: number) => `${minutes} min`,
  minutesSpoken: (minutes: number) => `About ${minutes} minutes.`,
}
