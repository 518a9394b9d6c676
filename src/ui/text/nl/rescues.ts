import type { RescueWords } from '../rescues.ts'
import { capital, ordinal, spelled } from './numbers.ts'

export const sharedRescues: RescueWords = {
  title: 'Het reddingenboek',
  subtitle: (count) => `één beurt, minstens één uitweg: ${spelled(count)} keer`,
  rescued: (done, all) => `${done} van ${all} gered`,
  explained: 'Eikels tonen hoe moeilijk het is, streepjes hoe vaak je het probeerde.',
  card: (number, name, goal) => `Redding ${number}, ${name}: ${goal}.`,
  done: { rescued: 'Gered.', shown: 'Eén manier is voorgedaan.' },
  goOn: (number) => `Verder met de ${ordinal(number)}`,
  toTale: 'Naar het verhaal',
  number: (number) => `De ${ordinal(number)} redding`,
  hard: 'Hoe moeilijk',
  hardSpoken: (acorns) => `${capital(spelled(acorns))} van de vijf eikels.`,
  tries: 'Pogingen',
  noTries: 'nog geen',
  triesSpoken: (tries) =>
    tries === 1 ? 'Eén keer geprobeerd.' : `${capital(spelled(tries))} keer geprobeerd.`,
  deeds: 'Acties',
  enough: (deeds) => (deeds === 1 ? 'één is genoeg' : `${spelled(deeds)} zijn genoeg`),
  ways: (answers) => (answers === 1 ? 'er is één manier' : `er zijn ${answers} manieren`),
  showWay: 'Doe het me voor',
  showCosts: 'toont een oplossing; dan geen eikels',
  afresh: 'Opnieuw beginnen',
  book: 'Het reddingenboek',
  open: 'De redding',
  won: 'Gered!',
  wonShown: 'Dit was één manier.',
  wonNote: (acorns) =>
    acorns === 1 ? 'De eikel is voor jou.' : `${capital(spelled(acorns))} eikels zijn voor jou.`,
  wonOwnNote: 'Zo had het verder kunnen gaan.',
  wonShownNote: 'De eikels blijven aan de boom. Probeer er zelf nog een.',
  lost: 'Deze keer niet',
  lostNote: 'Ergens is er een uitweg. Probeer het nog eens.',
  next: 'De volgende redding',
  strange: (number) => `Er staat geen redding ${number} in dit boek.`,
  noOwn:
    'Jullie hebben nog geen eigen redding. De laatste bladzijde van een verloren spel zegt of er een in zit.',
}
