import type { ChronicleWords } from '../chronicle.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const sharedChronicle: ChronicleWords = {
  title: 'De Kroniek',
  told: (games, since, well, of) =>
    `${count(games, 'verhaal', 'verhalen')} verteld sinds ${since}: ${
      of === games
        ? `${well} daarvan ${well === 1 ? 'liep' : 'liepen'} goed af`
        : `het liep goed af voor ${well} van de ${of} kanten`
    }`,
  empty: 'Deze bladzijden zijn nog wit.',
  inviting:
    'Speel een spel uit, dan staat het hier: hoe vaak het goed afliep, hoe donker het was, en wat jullie verdienden.',
  failed: 'Jullie verhalen zijn nu niet te lezen. Er is niets weg: laad de pagina opnieuw.',
  byTale: 'Verhaal voor verhaal',
  none: 'geen',
  half: 'half',
  all: 'alle',
  of: (well, of) => `${well} van ${of}`,
  between: (from, to) => `Waarschijnlijk tussen ${from} en ${to} procent.`,
  who: 'Waarvan',
  endedWell: 'Goed afgelopen',
  legend:
    'De stip toont hoeveel er goed afliepen. De lijn toont hoe ver geluk die kan verschuiven, negen van de tien keer. Afgelopen spellen tellen mee, maar geen dromen, reddingen of spellen van alleen bots.',
  latest: 'De laatste twaalf',
  decidedAt: 'waar het beslist werd',
  game: (title, day, end, turns) => `${title}, ${day}: ${end}, ${turns}`,
  decidedIn: (turn) => `beslist in beurt ${turn}`,
  noChances: 'de kansen zijn niet bekend',
  album: 'Open het album',
  lengths: 'Hoe lang ze duurden',
  lengthsOf: (title) => `Hoe lang: ${title}`,
  among: 'onder elkaar',
  drawn: 'gelijkspel',
  from: (from, to) => (from === to ? `${from}` : `${from}–${to}`),
  middle: (what, middle, longest) => `${what}: meestal ${middle}, hoogstens ${longest}`,
  games: (n) => count(n, 'verhaal', 'verhalen'),
  seals: 'Lakzegels',
  pressed: (n, of) => `${n} van de ${of} in was gedrukt. Raak er een aan en lees hoe je het verdient.`,
  earned: 'Verdiend',
  toEarn: 'Nog te verdienen',
  earnedBy: (day) => `Verdiend op ${day}.`,
  sealEarned: 'Er is een zegel in jullie kroniek gedrukt:',
  sealsEarned: 'Er zijn zegels in jullie kroniek gedrukt:',
  days: 'Verhalen van de dag',
  day: {
    title: 'Het verhaal van de dag',
    same: 'Vandaag speelt iedereen hetzelfde verhaal: hetzelfde begin, hetzelfde geluk. Het werkt ook offline.',
    wasOf: 'Dit was het verhaal van die dag, voor iedereen hetzelfde.',
    notYet: 'Deze dag is er nog niet. Het verhaal wacht erop.',
    today: 'Naar het verhaal van vandaag',
    begin: 'Begin het verhaal van de dag',
    beginFlourish: 'Begin',
    beginMain: 'de dag',
    running: 'Jullie zijn begonnen.',
    goOn: 'Ga verder',
    told: 'Jullie speelden het:',
    again: 'Speel het nog eens',
    onlyFirst: 'Je kunt het zo vaak spelen als je wilt. Alleen de eerste keer telt.',
    copy: 'Kopieer het voor anderen',
    copied: 'Gekopieerd.',
    notCopied: 'Kopiëren lukte niet. Selecteer de woorden hierboven en kopieer ze.',
    which: 'Welk verhaal?',
    week: 'Zeven dagen',
    untold: 'nog niet gespeeld',
    text: (title, day, result) => `${title}, het verhaal van ${day}: ${result}`,
    missing: 'Het verhaal laadt niet. Laad de pagina opnieuw.',
  },
  toShelf: 'Naar de boekenkast',
  toChronicle: 'De kroniek',
}
