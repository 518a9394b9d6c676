import type { HouseWords } from '../house.ts'

export const sharedCommon: HouseWords['common'] = {
  title: 'Het laatste sprookje',
  close: 'Sluiten',
  cancel: 'Toch niet',
  toNight: 'Donkere weergave',
  toDay: 'Lichte weergave',
  list: (names) => new Intl.ListFormat('nl', { type: 'conjunction' }).format(names),
}

export const notices: HouseWords['notices'] = {
  storage: {
    full: 'Deze browser heeft geen ruimte meer.',
    forbidden: 'Deze browser bewaart niets.',
    unreadable:
      'Deze browser kan niet lezen wat hij bewaard heeft. Misschien zit er een spel in, dus er wordt niets overheen geschreven.',
    fault: 'Bij het bewaren ging iets mis.',
    'too-long': 'Dit spel heeft meer zetten dan bewaard kunnen worden.',
  },
  lostOnClose: 'Je kunt doorspelen, maar het spel is weg als je dit venster sluit.',
  lostOnReload: 'Je kunt doorspelen, maar het spel is weg als je deze pagina sluit of opnieuw laadt.',
  notTakenOver: 'Daarom blijft het spel in het andere venster. Speel daar verder.',
  watching: 'Dit spel wordt in een ander venster gespeeld. Hier kijken jullie mee.',
  tooLate:
    'Een ander venster nam dit spel over. Jullie laatste zet kwam te laat en is niet gedaan. Hier kijken jullie mee.',
  moveMayBeMissing: 'De browser ging onverwacht dicht. Misschien ontbreekt jullie laatste zet.',
  notSavedYet: 'Nog niet bewaard',
  playHere: 'Speel hier',
  understood: 'Goed',
  inBook: 'De regel, in het regelboek',
  saveCopy: 'Bewaar een kopie',

  damagedTitle: 'Een bewaard spel gaat niet open',
  damagedAside: 'Wij bewaren het veilig. Bewaar een kopie als je wilt. Je kunt nu een nieuw spel beginnen.',
  damagedStays:
    'Er was geen ruimte om het veilig te bewaren. Het blijft waar het is, en een nieuw spel wordt niet bewaard. Bewaar een kopie als je wilt.',
  startAnew: 'Nieuw spel',
  goodPart: (moves) => (moves === 1 ? 'De eerste zet is goed.' : `De eerste ${moves} zetten zijn goed.`),
  continueRecovered: 'Ga vanaf daar verder',
  damage: {
    'too-long': 'Het is langer dan een spel kan zijn.',
    'not-json': 'De tekst is afgebroken of veranderd.',
    'wrong-shape': (where) => (where ? `Er klopt iets niet in (“${where}”).` : 'Het is helemaal geen spel.'),
    'unknown-game': (game) => `Het is een ander spel: “${game}”.`,
    'unknown-format': 'Het is bewaard door een andere versie van het spel.',
    'unknown-rules': 'Het is gespeeld met de regels van een andere versie.',
    'cannot-be-replayed': 'De zetten zijn niet na te spelen.',
    'refused-action': (move) => `Zet ${move} mag niet volgens de regels.`,
  },

  settingsUnreadable:
    'Jullie instellingen waren niet te lezen. Alles staat weer gewoon. Kies opnieuw, of speel verder.',
  settingsPartlyUnreadable: (names) =>
    `Sommige instellingen waren niet te lezen. Deze staan weer gewoon: ${names}. Kies opnieuw, of speel verder.`,
  chooseSettings: 'Kies opnieuw',

  troubleTitle: 'De bladzijde is gescheurd',
  trouble: 'Er ging iets mis in het spel zelf, en deze bladzijde kon niet getekend worden. Het spijt ons.',
  troubleKept: 'Jullie spel is bewaard tot de laatste zet.',
  troubleOther:
    'Een ander programma lijkt deze bladzijde te hebben veranderd, bijvoorbeeld een vertaler of een woordenboek. Zet het voor deze bladzijde uit en laad haar opnieuw.',
  troubleWhat: 'Wat er gebeurde:',
  tryAgain: 'Probeer opnieuw',
  reload: 'Laad de pagina opnieuw',

  newEdition: 'Er is een nieuwe versie. Jullie spellen blijven zoals ze zijn.',
  openEdition: 'Open die nu',
  later: 'Later',
  leaveTale: 'Sluit dit spel',
  leaveTaleHint: 'Helpt opnieuw proberen niet? Bewaar een kopie, sluit dit spel en begin een nieuw.',

  thinkerFailed: 'Een computerspeler kon niet nadenken. Een snellere speelt in zijn plaats.',
  failure: 'Er ging zojuist iets mis. Ziet iets er vreemd uit, laad de pagina dan opnieuw.',
  failureKept:
    'Er ging zojuist iets mis. Jullie spel is bewaard. Ziet iets er vreemd uit? Laad de pagina dan opnieuw.',

  unopenedTitle: 'Jullie spel ging niet open',
  unopened: 'Bij het openen ging iets mis. Jullie spel is veilig.',
  unopenedSlow: 'De browser heeft nog niet geantwoord. Jullie spel is veilig.',
  otherTales: 'Jullie andere verhalen',

  coming: 'Een ogenblik: de bladzijde wordt omgeslagen …',
  absentTitle: 'Deze bladzijde laadt niet',
  absent: {
    'no-answer':
      'De server van het spel antwoordt niet. Jullie spel is veilig. Start de server weer en probeer het opnieuw.',
    missing:
      'Een deel van het spel laadt niet. Jullie spel is veilig. Probeer het opnieuw, of laad de pagina opnieuw.',
    'new-version': 'Er is een nieuwe versie van het spel.',
  },
  newVersionTitle: 'Er is een nieuwe versie',
  gameSaved: 'Jullie spel is bewaard.',
  loadNewVersion: 'Laad de nieuwe versie',
  pieceTitle: 'Dit stukje is gescheurd',
  piece:
    'Er ging iets mis in het spel zelf, en dit stukje kon niet getekend worden. De rest van de bladzijde werkt.',
  toShelf: 'Naar de boekenkast',
  goOnWithout: 'Ga zonder verder',
  wordsAbsent:
    'De woorden van de gekozen taal laden niet, dus het spel spreekt Engels. Probeer het opnieuw, of laad de pagina opnieuw.',
}

export const sharedSettings: HouseWords['settings'] = {
  title: 'Instellingen',
  language: 'Taal',
  theme: 'Dag of nacht',
  themes: { system: 'Net als het apparaat', light: 'Dag', night: 'Nacht' },
  handover: 'Een kaart tussen twee spelers',
  handovers: { on: 'Ja', off: 'Nee' },
  tips: 'Tips',
  keys: 'Sneltoetsen',
  speed: 'Tempo',
  speeds: { calm: 'Rustig', brisk: 'Vlot', instant: 'Meteen' },
  motion: 'Beweging',
  motions: { system: 'Net als het apparaat', less: 'Minder' },
  letters: 'Tekstgrootte',
  lettersOf: { '100': '100 %', '125': '125 %', '150': '150 %' },
  hand: 'Speelhand',
  hands: { right: 'Rechts', left: 'Links' },
  flat: 'Scherm ligt plat',
  flats: { on: 'Draai kaarten naar wie tegenover zit', off: 'Nee' },
  rules: 'Spelregels',
  toCover: 'Naar het omslag',
  coverKeeps: 'Het verhaal wacht op het omslag tot jullie terugkomen.',
  send: 'Stuur dit verhaal',
  giveUp: 'Opgeven',
  about: 'Over dit spel',
  aboutHouse: 'Spellen voor mensen rond één scherm. Ze sturen niets weg.',
  icons: (authors) => `Enkele iconen gemaakt door ${authors},`,
  fonts: (names) => `Letters: ${names},`,
}

const cover: HouseWords['cover'] = {
  shelf: 'De boekenkast',
  lastTale: 'Jullie laatste verhaal',
  ended: 'Het is uit.',
  goOn: 'Vertel verder',
  lastPage: 'Open de laatste bladzijde',
  begin: 'Begin',
  beginFirst: 'het verhaal',
  beginAnother: 'een nieuw verhaal',
  lessons: 'Eerste lessen',
  ownPhones: 'Ieder op een eigen telefoon',
  othersWatch: 'Anderen kijken mee',
  name: 'naam',
  less: 'Sluit',
  replaceTitle: 'Een nieuw verhaal beginnen?',
  replaceText:
    'Het verhaal dat nu verteld wordt, blijft bij jullie verhalen liggen: vertel het verder wanneer je wilt.',
  replace: 'Begin een nieuw verhaal',
  keep: 'Houd het oude',
  notOffline:
    'Op dit adres heeft het spel steeds zijn server nodig. Jullie verhalen worden hier wel bewaard.',
  onePerson: (player, seats) => `${player} is één speler, met ${seats}`,
}

const sound: HouseWords['sound'] = {
  name: 'Geluid',
  toOn: 'Het geluid staat uit: zet het aan',
  toOff: 'Het geluid staat aan: zet het uit',
  choices: { off: 'Uit', soft: 'Zacht', middle: 'Gewoon', loud: 'Hard' },
  music: 'Speeldoos',
  musics: { off: 'Uit', soft: 'Zacht', louder: 'Harder' },
}

export const house: HouseWords = { common: sharedCommon, cover, notices, settings: sharedSettings, sound }
