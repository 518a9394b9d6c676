import type { ShelfWords } from '../shelf.ts'

export const shelf: ShelfWords = {
  title: 'Welk verhaal vanavond?',
  rescues: 'Het reddingenboek',
  open: 'Open het boek',
  strange: (address) => `Op “${address}” is geen verhaal. Hier is de boekenkast: kies een boek.`,
  pages: { tales: 'Jullie verhalen', chronicle: 'De kroniek', day: 'Het verhaal van de dag' },
  players: (fewest, most) => (fewest === most ? `${most}` : `${fewest}–${most}`),
  playersSpoken: (fewest, most) =>
    fewest === most
      ? `Voor ${most} ${most === 1 ? 'speler' : 'spelers'}.`
      : `Voor ${fewest} tot ${most} spelers.`,
  minutes: (minutes) => `${minutes} min`,
  minutesSpoken: (minutes) => `Ongeveer ${minutes} minuten.`,
}
