import type { SavedGamesWords } from '../saved-games.ts'
import { capital, inWords } from './numbers.ts'

const DAY = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric' })

export const savedGamesList: SavedGamesWords = {
  title: 'Jullie verhalen',
  none: 'Nog geen spellen. Pak een boek uit de kast: elk spel wordt hier bewaard.',
  running: 'Nog bezig',
  finished: 'Afgelopen',
  damaged: 'Niet te lezen',
  origins: {
    begun: '',
    branch: 'Een droom: hoe een spel ook had kunnen gaan',
    dreamt: 'Het begon als een droom',
    link: 'Uit een link',
    import: 'Uit een bestand',
    day: 'Een verhaal van de dag',
    rescue: 'Een redding',
    table: 'Op meer apparaten gespeeld',
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
  takeIn: 'Importeer een bestand',
  drop: 'Je mag bestanden ook op deze bladzijde laten vallen.',
  fileName: 'verhalen',
  tookIn: (games) =>
    games === 0
      ? 'Er is niets geïmporteerd.'
      : games === 1
        ? 'Eén spel geïmporteerd.'
        : `${capital(inWords(games))} spellen geïmporteerd.`,
  hadAlready: (games) => (games === 1 ? 'Eén was er al.' : `${capital(inWords(games))} waren er al.`),
  refused: (tale, why) => `${tale} is niet geïmporteerd. ${why}`,
  nth: (index) => `Spel ${index + 1} van het bestand`,
  noFile: {
    'too-long': 'Dit bestand is veel te groot. Er is niets geïmporteerd.',
    'not-json':
      'In dit bestand staan geen spellen, of er ontbreekt een stuk. Probeer het bestand zoals het bewaard werd.',
    'no-tales': 'In dit bestand staan geen spellen. Kies er een die op deze bladzijde bewaard is.',
    newer:
      'Dit bestand is van een nieuwere versie van het spel. Laad de pagina opnieuw en probeer het dan weer.',
  },
  trouble: {
    full: 'De browser heeft geen ruimte meer. Bewaar spellen als bestand en verwijder er een paar.',
    forbidden:
      'Deze browser bewaart niets. Je spellen zijn weg als je het venster sluit: bewaar ze als bestand.',
    unreadable: 'De browser kan de bewaarde spellen niet lezen. Laad de pagina opnieuw.',
    fault: 'Er ging iets mis met de bewaarde spellen. Laad de pagina opnieuw.',
  },
  missing: 'Dit spel ging niet open. Bewaar het als bestand, dan is er niets weg.',
  persisted: 'Deze browser bewaart jullie spellen tot je ze zelf verwijdert.',
  notPersisted:
    'Deze browser kan jullie spellen wissen als hij ruimte nodig heeft. Bewaar de mooiste als bestand.',
  show: 'Welke verhalen',
  all: 'Alle',
  more: 'Toon meer',
  count: (tales) => (tales === 1 ? 'één verhaal' : `${inWords(tales)} verhalen`),
  shelf: 'Naar de kast',
  on: (date) => DAY.format(date),
}
