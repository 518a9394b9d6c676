import type { DistanceWords } from '../distance.ts'

export const distance: DistanceWords = {
  title: 'Ieder op een eigen telefoon',
  flourish: 'het bord hier, het spel in jullie handen',
  steps: [
    { what: 'Scan', how: 'met de camera' },
    { what: 'Kies een plaats', how: 'welke je maar wilt' },
    { what: 'Schrijf een naam', how: 'en je doet mee' },
  ],
  qrCode: (address) => `QR-code van ${address}`,
  noCamera: 'Geen camera? Open',
  andWrite: 'en schrijf',
  code: (letters) => `De code is ${letters}.`,
  goodFor: (minutes) =>
    minutes <= 1
      ? 'Nog één minuut geldig. Daarna komt er een nieuwe code.'
      : `Nog ${minutes} minuten geldig. Daarna komt er een nieuwe code.`,
  noCode: 'Er is nu geen code. Vrienden kunnen komen met de link.',
  onlyHere: 'Alleen deze computer ziet de tafel',
  onlyHereText:
    'Andere vensters op deze computer kunnen meedoen. Willen jullie ook telefoons? Start het spel dan zo:',
  onlyHereThen: 'Open daarna deze pagina opnieuw, met het adres dat het spel toont.',

  invite: 'Iemand uitnodigen',
  inviteSeat: 'Scan de code of schrijf de letters. Kies dan een plaats, of kijk alleen mee.',
  inviteWatch: 'Alle plaatsen zijn bezet. Wie de code scant of de letters schrijft, kan meekijken.',

  forOne: {
    title: 'Anderen kijken mee',
    flourish: 'jij speelt hier, zij kijken toe',
    step: { what: 'Kijk mee', how: 'op je eigen scherm' },
    whoPlays: 'Wie speelt?',
    waiting: 'Vrienden kunnen op elk moment komen kijken.',
  },

  link: 'Een link voor een ander huis',
  linkText: 'Stuur deze link naar je vrienden. Hij werkt voor iedereen die dit adres kan bereiken.',
  linkField: 'De link',
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  copyYourself: 'De link is geselecteerd. Kopieer hem zelf.',
  noLink: 'Het apparaat dat de tafel opende, heeft de link. Vraag het daar.',
  cannotFind: 'Een telefoon vindt ons niet…',
  tries: [
    'Zit de telefoon op dezelfde wifi als deze computer?',
    'Een gastnetwerk houdt apparaten vaak uit elkaar. Neem het gewone.',
    'De firewall van deze computer houdt het spel misschien tegen. Sta Node.js toe in je eigen netwerk.',
    'Is het spel gestart met “npm start -- --host”? Anders ziet alleen deze computer het.',
  ],
  otherAddresses: 'Deze computer heeft nog meer adressen. Probeer die:',

  move: {
    button: 'Verder op een ander apparaat',
    title: 'Verder op een ander apparaat',
    text: 'Scan dit met je andere apparaat, of open daar de link. Je speelt verder waar je was.',
    goodOnce:
      'De link werkt één keer, vijf minuten lang. Laat hem aan niemand anders zien: het is jouw plaats.',
  },

  whoSits: 'Wie gaat er zitten?',
  expected: 'nog vrij',
  you: 'jij',
  presence: { here: 'is er', away: 'even weg', gone: 'weg', never: 'nog niet hier' },
  botPlays: (bot) => `${bot} speelt`,
  personPlays: 'Een mens speelt',
  sitHere: 'Aan dit scherm zitten',
  giveBack: 'Mijn plaats teruggeven',
  free: 'Deze plaats vrijmaken',
  ofSeat: (button, seat) => `${button}: ${seat}`,
  keepsSeat: (bot, name) => `${bot} speelt voor ${name}`,
  showsBoard: 'Dit scherm toont het bord.',
  tableStays: 'De tafel blijft als er iemand weggaat.',
  keptFor: ({ playing, over }) =>
    `Een tafel blijft tot ${playing} dagen na de laatste zet, en tot ${over} dagen na het einde.`,
  begin: 'Begin',
  now: 'het spel',
  withoutWaiting: 'zonder wachten',
  beginNeedsOne: 'Er moet eerst iemand gaan zitten.',
  leaveTable: 'De tafel verlaten',

  join: {
    title: 'Aan tafel',
    code: 'De code',
    codeText: 'Schrijf de code van het grote scherm.',
    badCode: 'Een code heeft zes letters of cijfers, zoals MKW-TRB.',
    go: 'Meedoen',
    looking: 'We zoeken de tafel…',
    pick: 'Kies een plaats',
    taken: (count) =>
      [
        'er zit nog niemand',
        'één is bezet',
        'twee zijn bezet',
        'drie zijn bezet',
        'vier zijn bezet',
        'vijf zijn bezet',
      ][count] ?? `${count} zijn bezet`,
    yours: 'van jou?',
    noneFree: 'Alle plaatsen zijn bezet. Je kunt meekijken.',
    pickOr: 'Kies een plaats, of kijk mee',
    name: 'Schrijf je naam',
    sit: 'Ga zitten',
    nameFirst: 'Schrijf eerst je naam.',
    seatFirst: 'Kies eerst een plaats.',
    noAccount: 'Geen account, geen wachtwoord.',
    watch: 'Alleen kijken',
    watchText: 'Je ziet wat iedereen mag zien.',
    otherCode: 'Een andere code schrijven',
    otherSeat: 'Nog een plaats nemen',
    link: 'Deze link is niet compleet. Vraag hem opnieuw, of schrijf de code.',
  },

  wait: {
    plays: (seat) => `Je speelt ${seat}.`,
    waiting: 'We wachten tot iedereen zit.',
    hums: 'Het blik zoemt als je aan de beurt bent,',
    humsWhile: 'zolang deze pagina open blijft.',
    who: 'Wie zijn er?',
    watching: 'Je kijkt mee. Je ziet wat iedereen mag zien.',
  },

  opening: 'We dekken de tafel…',
  returning: 'Terug naar je plaats…',
  noTable: 'Je zit nu aan geen tafel.',
  toJoin: 'Aan een tafel gaan zitten',
  toTable: 'Terug naar je tafel',
  toShelf: 'Naar de plank',
  tryAgain: 'Opnieuw proberen',

  problems: {
    protocol: 'Er is een nieuwe versie van het spel. Laad die, dan ga je verder waar je was.',
    rules: 'Er is een nieuwe versie van het spel. Laad die, dan ga je verder waar je was.',
    'no-table':
      'Er is geen tafel met deze code. Kijk nog eens op het grote scherm: een code geldt 15 minuten.',
    'no-ticket':
      'Deze link is al gebruikt, of ouder dan vijf minuten. Maak een nieuwe op je eerste apparaat.',
    full: 'Deze tafel is vol. Kijk mee op een apparaat dat er al is.',
    'seat-taken': 'Iemand was je voor: deze plaats is bezet. Kies een andere.',
    'not-your-seat': 'Deze plaats hoort nu bij een ander apparaat. Je kunt opnieuw meedoen.',
    'not-your-turn': 'Je bent niet aan de beurt.',
    behind: 'Iemand anders was eerder. Kijk naar de tafel en kies opnieuw.',
    'wrong-shape': 'De tafel begreep deze pagina niet. Misschien is er een nieuwe versie: laad die.',
    refused: 'Dat mag niet van de regels.',
    'too-fast': 'Dat ging heel snel. Wacht even en probeer het opnieuw.',
    'too-long': 'Dat was te lang voor de tafel.',
    stopped: 'Er ging iets mis in het spel en deze tafel is gestopt. De zetten zijn veilig.',
    busy: 'De tafel heeft het druk. Probeer het zo nog eens.',
    ended: 'Deze tafel is er niet meer. Open een nieuwe.',
    elsewhere: 'Je speelt nu op een ander apparaat.',
    'hand-seen': 'Je hebt al een andere hand van dit spel gezien. Je kunt wel meekijken.',
    declined: 'De anderen vonden het niet goed. Na de volgende zet kun je het opnieuw vragen.',
    'read-only': 'De schijf van de tafel is vol. Je kunt kijken, maar niemand kan zetten.',
    unreachable:
      'Op dit adres antwoordt geen tafel. Daarvoor is de server van het spel nodig: start die met “npm start” en probeer het opnieuw.',
  },

  cannotGoOn:
    'Deze tafel kan niet verder: de server heeft nu nieuwere regels, of kan de zetten niet lezen. Ze zijn wel bewaard.',

  line: {
    cut: 'Het touwtje is kapot',
    waits: 'De tafel wacht. Er gaat niets verloren.',
    tying: (attempt) =>
      attempt <= 1 ? 'We knopen het weer vast: eerste poging' : `We knopen het weer vast: poging ${attempt}`,
    tied: 'Het touwtje houdt weer',
    gaveUp: 'Het touwtje blijft kapot',
    gaveUpText: 'Je plaats blijft van jou. Kijk dit na en probeer het opnieuw:',
    gaveUpTries: [
      'Zit dit apparaat op dezelfde wifi als de tafel?',
      'Staat de computer met de tafel nog aan?',
      'Heeft iemand het spel daar gesloten? Start het opnieuw: de tafel is bewaard.',
    ],
    retry: 'Knoop het weer vast',
    elsewhere: 'Je speelt ergens anders',
    elsewhereText: 'Deze plaats is open in een ander venster of op een ander apparaat. Wil je hier spelen?',
    playHere: 'Hier spelen',
  },

  list: {
    title: 'Aan tafel met anderen',
    aTable: 'Een tafel',
    own: (name) => `${name} (jij)`,
    bots: (count) => (count === 1 ? 'een computerspeler' : `${count} computerspelers`),
    free: (count) => (count === 1 ? 'één vrije plaats' : `${count} vrije plaatsen`),
    botsTurn: 'Een computerspeler is aan zet',
    lobby: 'Het spel is nog niet begonnen',
    over: 'Dit spel is afgelopen. Ga nog één keer naar de tafel, dan wordt het hier bewaard.',
    gone: 'Deze tafel is er niet meer.',
    seen: (when) => `Je was er op ${when}.`,
    toSeat: 'Terug naar mijn plaats',
    toTable: 'Terug naar de tafel',
    again: 'Kijk nog eens',
    remove: 'Uit de lijst halen',
    removeTitle: 'Deze tafel weghalen?',
    removeText: 'Dit apparaat vergeet dan je plaats. De plaats blijft bezet.',
    yes: 'Weghalen',
    no: 'Houden',
    spoilt: (count) =>
      count === 1
        ? 'Eén van je tafels is niet te lezen. Hij blijft bewaard.'
        : `${count} van je tafels zijn niet te lezen. Ze blijven bewaard.`,
    unreadable: 'Deze browser kan je tafels niet lezen. Laad de pagina opnieuw.',
    notStored: 'Deze browser kan je plaats niet onthouden. Houd deze pagina open, anders ben je hem kwijt.',
  },

  seats: {
    title: 'Wie zit waar',
    strip: 'De mensen aan deze tafel',
    turn: (name) => `${name} is aan zet`,
    yourTurn: 'Jouw beurt',
    together: 'Iedereen beslist samen',
    text: 'Iedereen speelt op een eigen apparaat.',
    leaveTitle: 'De tafel verlaten?',
    leaveText: 'Je plaats wordt weer vrij en het spel gaat verder zonder jou.',
    leaveWatching: 'Je kunt terugkomen met de code of de link.',
    stay: 'Blijven',
    giveBackTitle: 'Je plaats teruggeven?',
    giveBackText: 'Dan kan iemand anders hem nemen.',
    keep: 'Houden',
  },

  question: {
    undo: {
      title: 'Terugnemen?',
      asks: (name) => `${name} wil iets terugnemen.`,
      moves: (count) => (count === 1 ? 'Eén zet gaat terug.' : `${count} zetten gaan terug.`),
      takesBack: (move) => `Dit gaat terug: ${move}`,
      before: (count) =>
        count === 0 ? '' : count === 1 ? 'De zet ervoor ook.' : `De ${count} zetten ervoor ook.`,
      turn: (name) => `Daarna is ${name} aan de beurt.`,
      yourTurn: 'Daarna ben jij aan de beurt.',
      sameLuck: 'Dobbelstenen en kaarten blijven hetzelfde.',
      yes: 'Ja, terug',
    },
    draw: {
      title: 'Remise?',
      asks: (name) => `${name} biedt remise aan. Dan is het spel afgelopen en wint er niemand.`,
      yes: 'Ja, remise',
    },
    'give-up': {
      title: 'Samen opgeven?',
      asks: (name) => `${name} wil opgeven. Dan verliezen jullie dit spel allemaal.`,
      yes: 'Ja, opgeven',
    },
    bot: {
      title: 'Een computerspeler?',
      asks: (name, absent) =>
        `${name} vraagt: ${absent} is er niet. Mag een computer spelen tot ${absent} terug is?`,
      yes: 'Ja, dat mag',
    },
    no: 'Nee',
    waits: (names) => `We wachten op het antwoord van ${names}.`,
    takeBack: 'Niet meer vragen',
  },

  news: {
    sits: (name, seat) => `${name} gaat zitten: ${seat}.`,
    leaves: (seat) => `${seat} is weer vrij.`,
    here: (name) => `${name} is er weer.`,
    away: (name) => `${name} is even weg.`,
    gone: (name) => `${name} is weg.`,
    bot: (bot, seat) => `${bot} speelt ${seat}.`,
    someone: 'Iemand',
  },
}
