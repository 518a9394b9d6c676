import type { AlbumWords } from '../album.ts'
import { capital, inWords } from './numbers.ts'

/** The name of a chapter within a sentence. */
const within = (chapter: string): string => chapter.toLowerCase()

export const album: AlbumWords = {
  asItWas: (chapter) => `Zo was het: ${within(chapter)}`,
  nothingChanges: 'wat verteld is, is verteld; hier verandert niets meer',
  stood: 'En zo stond het',
  beginning: 'Zo begon het.',
  event: (n, of) => (n === 0 ? 'vóór de eerste gebeurtenis' : `gebeurtenis ${n} van ${of}`),
  events: 'Wat er in deze beurt gebeurde',
  where: 'Waar we zijn in het verhaal',
  spoken: (chapter, event) => `${chapter}, ${event}`,
  tryIt: 'Probeer vanaf hier',
  tryNote: 'Speel verder vanaf dit moment. Het echte verhaal blijft zoals het was.',
  tryBefore: 'Speel verder van vlak voor deze daad. Het echte verhaal blijft zoals het was.',
  close: 'Sluit het album',
  pace: 'Tempo',
  paces: { slow: 'rustig', brisk: 'vlot', swift: 'snel' },
  play: 'Speel af',
  pause: 'Wacht even',
  keys: { event: 'stap', action: 'actie', turn: 'beurt', first: 'eerste', last: 'laatste' },
  back: {
    event: 'Eén gebeurtenis terug',
    action: 'Eén actie terug',
    turn: 'Eén beurt terug',
    first: 'Naar de eerste gebeurtenis',
  },
  on: {
    event: 'Eén gebeurtenis verder',
    action: 'Eén actie verder',
    turn: 'Eén beurt verder',
    last: 'Naar de laatste gebeurtenis',
  },
  moments: 'Momenten om heen te gaan',
  moment: (what, chapter) => `${capital(what)}: ${within(chapter)}`,
  chances: { safe: 'veilig', even: 'gelijk', lost: 'verloren' },
  decided: 'hier viel de beslissing',
  missing: {
    title: 'Dit verhaal is hier niet',
    words:
      'Onder dit adres wordt geen verhaal bewaard. Misschien is het gewist, of ligt het in een andere browser.',
    damaged:
      'Dit verhaal kan niet gelezen worden. De tekst blijft liggen waar hij bewaard wordt, en kan als bestand bewaard worden.',
  },
  opening: 'Het album gaat open.',
  dream: {
    name: 'Een droom',
    whatIf: 'Wat als…',
    from: (turn) =>
      turn === 0 ? 'een ander verhaal, vanaf het begin' : `een ander verhaal, vanaf beurt ${inWords(turn)}`,
    back: 'Terug naar het echte verhaal',
    backShort: 'Terug',
    keep: 'Bewaar als eigen verhaal',
    keepShort: 'Bewaar',
    kept: 'Vanaf nu is het een verhaal op zichzelf.',
    gone: 'Het echte verhaal wordt niet meer bewaard.',
  },
  last: { look: 'Kijk naar de tafel', again: 'Nog eens', cover: 'De kaft' },
  review: {
    pages: 'Wat deze bladzijde vertelt',
    choice: { story: 'Hoe het ging', decided: 'De beurt die besliste' },
    thinking: 'Het verhaal wordt nog eens gelezen…',
    failed: 'Deze browser kan het verhaal niet nog eens lezen.',
    decision: 'De keuze die het meest kostte',
    looking: 'Op zoek naar een keuze die beter had gekund…',
    played: (turn) => `Beurt ${turn}, zoals gespeeld`,
    better: 'Wat beter was geweest',
    album: 'Bekijk het in het album',
    tooShort: 'Het was voorbij voor er iets te tekenen viel.',
    turn: 'Beurt',
    happened: 'Wat er gebeurde',
    axis: 'beurten van het verhaal',
    standing: 'Wie er vooraan stond',
    stayedAhead: (turn, who) => `Vanaf beurt ${turn} bleef ${who} vooraan.`,
    undecided: 'Niemand bleef vooraan.',
    whoseTurn: 'Van wie',
    here: 'Wat besliste',
  },
}
