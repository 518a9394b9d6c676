import type { KeptWords } from '../kept.ts'
import { capital, inWords } from './numbers.ts'

const DAY = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric' })

export const kept: KeptWords = {
  title: 'Jullie verhalen',
  none: 'Hier is nog geen verhaal verteld. Pak een boek uit de kast: alles wat jullie spelen, wordt op deze bladzijde bewaard.',
  running: 'Nog bezig',
  finished: 'Helemaal verteld',
  damaged: 'Niet te lezen',
  origins: {
    begun: '',
    branch: 'Een droom: hoe een verhaal ook had kunnen gaan',
    dreamt: 'Het begon als een droom',
    link: 'Het kwam met een link',
    import: 'Het kwam uit een bestand',
    day: 'Een verhaal van de dag',
    rescue: 'Een redding',
  },
  goOn: 'Ga verder',
  look: 'Kijk nog eens',
  rename: 'Geef een naam',
  nameOf: (tale) => `Naam van “${tale}”`,
  save: 'Bewaar als bestand',
  delete: 'Verwijder',
  withTale: (what, tale) => `${what}: ${tale}`,
  deleted: (tale) => `“${tale}” is verwijderd.`,
  bringBack: 'Haal terug',
  saveAll: 'Bewaar alles in één bestand',
  takeIn: 'Haal een bestand op',
  drop: 'Je mag bestanden ook op deze bladzijde laten vallen.',
  fileName: 'verhalen',
  tookIn: (games) =>
    games === 0
      ? 'Er is geen verhaal opgehaald.'
      : games === 1
        ? 'Eén verhaal opgehaald.'
        : `${capital(inWords(games))} verhalen opgehaald.`,
  hadAlready: (games) =>
    games === 1
      ? 'Eén was er al en blijft zoals het is.'
      : `${capital(inWords(games))} waren er al en blijven zoals ze zijn.`,
  refused: (tale, why) => `${tale} is niet opgehaald. ${why}`,
  nth: (index) => `Verhaal ${index + 1} van het bestand`,
  noFile: {
    'too-long': 'Dit bestand is veel te lang om verhalen te bevatten. Er is niets opgehaald.',
    'not-json':
      'In dit bestand staan geen verhalen, of het is afgebroken. Probeer het bestand zoals het bewaard werd.',
    'no-tales': 'In dit bestand staan geen verhalen. Neem er een die op deze bladzijde bewaard is.',
    newer:
      'Dit bestand is van een nieuwere uitgave van dit spel. Laad de bladzijde opnieuw en probeer het dan weer.',
  },
  trouble: {
    full: 'De browser heeft geen plaats meer. Verwijder verhalen, of bewaar ze eerst als bestand.',
    forbidden:
      'Deze browser bewaart niets. Wat hier staat is weg als het venster dichtgaat: bewaar het als bestand.',
    unreadable: 'De browser geeft niet terug wat hij bewaart. Laad de bladzijde opnieuw.',
    fault: 'Er ging iets mis met de bewaarde verhalen. Laad de bladzijde opnieuw.',
  },
  missing: 'Dit verhaal kon niet open. Bewaar het als bestand, dan gaat er niets van verloren.',
  persisted: 'Deze browser bewaart jullie verhalen tot je ze zelf verwijdert.',
  notPersisted:
    'Deze browser kan jullie verhalen wissen als hij plaats nodig heeft: bewaar de mooiste als bestand.',
  show: 'Welke verhalen',
  all: 'Alle',
  more: 'Toon meer',
  count: (tales) => (tales === 1 ? 'één verhaal' : `${inWords(tales)} verhalen`),
  shelf: 'Naar de kast',
  on: (date) => DAY.format(date),
}
