import type { Messages } from '../../../tales/fairy-tale/words/messages.ts'

/** Woorden van de boekenkast, waar de boeken van alle verhalen staan. */
export const shelf: Messages['shelf'] = {
  title: 'Welk verhaal vanavond?',
  open: 'Open het boek',
  strange: (address) => `Op “${address}” ligt geen verhaal. Dit is de boekenkast: pak een boek dat er staat.`,
  players: (fewest, most) => (fewest === most ? `${most}` : `${fewest}–${most}`),
  playersSpoken: (fewest, most) =>
    fewest === most ? `Voor ${most} spelers.` : `Voor ${fewest} tot ${most} spelers.`,
  minutes: (minutes) => `${minutes} min`,
  minutesSpoken: (minutes) => `Ongeveer ${minutes} minuten.`,
  hearts: (left, all) => `De Eik heeft ${left} van de ${all} harten.`,
  about: { 'fairy-tale': 'Bewaak de Eik tegen alles wat gemeen is.' },
}
